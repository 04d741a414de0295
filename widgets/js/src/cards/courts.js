// The pictures on jacks, queens, kings and the joker: a crest and a band, the same turned round. Our own drawing.
// Kept apart because these are the only faces that are pictures rather than data.

/** A crest each, drawn around its own centre. @type {Record<string, string>} */
export const CRESTS = {
  J: '<path d="M-16 6.4C-15.4-2-9.4-7.4-1-7.4 8-7.4 14.6-2.4 16 6.4 10.6 3.6 5.4 2.6 0 2.6S-10.6 3.6-16 6.4z" fill="var(--gold)"/><path d="M-16 10.6C-10.6 8-5.4 7 0 7s10.6 1 16 3.6" fill="none" stroke="var(--gold)" stroke-width="2.6"/><path d="M7.4-4C6.6-12 9.6-17.6 17.4-19.6 17-12.6 14-7.2 7.4-4z" fill="currentColor"/><path d="M7.8-4.6C10-9.6 12.4-13.6 15.6-17" fill="none" stroke="var(--ivory)" stroke-width="1"/><circle cx="-4" cy="-2.6" r="2" fill="currentColor"/>',
  Q: '<path d="M-14 9C-16.4 2.6-17.4-2-17-6c2.6 3.6 5.8 5.2 8.6 5C-8-6-4.6-9.6 0-12c4.6 2.4 8 6 8.4 11 2.8.2 6-1.4 8.6-5 .4 4-.6 8.6-3 15z" fill="var(--gold)"/><path d="M-14 11.6H14" stroke="var(--gold)" stroke-width="2.6"/><g fill="currentColor"><circle cx="-17" cy="-8" r="2.2"/><circle cx="17" cy="-8" r="2.2"/><circle cx="0" cy="-15" r="2.8"/><circle cx="-8.4" cy="-3.4" r="1.7"/><circle cx="8.4" cy="-3.4" r="1.7"/><path d="M0-5.6C2.4-3 2.4 1.6 0 5-2.4 1.6-2.4-3 0-5.6z"/></g>',
  K: '<path d="M-15 9-17.5-5-8.6 1.2 0-9.4 8.6 1.2 17.5-5 15 9z" fill="var(--gold)"/><path d="M-15 11.6H15" stroke="var(--gold)" stroke-width="2.6"/><g fill="currentColor"><circle cx="-17.5" cy="-6.6" r="2.3"/><circle cx="17.5" cy="-6.6" r="2.3"/><path d="M-1.4-19.4h2.8v3h3v2.8h-3v3.4h-2.8v-3.4h-3v-2.8h3z"/><circle cx="-7" cy="5.2" r="1.5"/><circle cx="0" cy="4.4" r="1.9"/><circle cx="7" cy="5.2" r="1.5"/></g>',
};

/** What stands behind both crests. */
export const FRAME =
  '<rect x="29.5" y="11" width="41" height="118" rx="7" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-opacity=".5" stroke-width="1.1"/><path d="M32.6 82.6 67.4 57.4" stroke="currentColor" stroke-width="8.4" stroke-opacity=".16"/><path d="M30 79 70 50M30 90 70 61" stroke="var(--gold)" stroke-width="1.1"/>';

/** The clasp on the band. */
export const CLASP = '<path d="m50 64.4 4.6 5.6-4.6 5.6-4.6-5.6z" fill="var(--gold)"/>';

/** The fool's cap, in a box of 100 by 140. */
export const CAP =
  '<path d="M50 96C40 92 33 84 31 73 22 70 17 76 17 85 12 66 22 52 36 55c2-14 8-24 14-29 6 5 12 15 14 29 14-3 24 11 19 30 0-9-5-15-14-12-2 11-9 19-19 23z" fill="var(--gold)"/><path d="M50 26c-6 5-12 15-14 29 4 8 8 22 14 41 6-19 10-33 14-41-2-14-8-24-14-29z" fill="currentColor"/><path d="M31 96q19 9 38 0v8q-19 9-38 0z" fill="currentColor"/><g fill="var(--ivory)" stroke="currentColor" stroke-width="1.6"><circle cx="17" cy="87" r="4.2"/><circle cx="83" cy="87" r="4.2"/><circle cx="50" cy="23" r="4.2"/></g><path d="m50 49 4.4 8-4.4 8-4.4-8z" fill="var(--gold)"/>';

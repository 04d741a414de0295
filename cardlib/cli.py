"""The command `kibitz`: replay a record in words, check records, open the dashboards."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from cardlib.engine.record import Replay, replay
from cardlib.errors import RecordError
from cardlib.explain import LANGUAGES, Words, words


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; gives its exit code: 0 well, 1 a record that can't be read."""
    for stream in (sys.stdout, sys.stderr):  # suit signs are written as UTF-8 whatever the terminal says
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    args = list(sys.argv[1:] if argv is None else argv)
    if args[:1] == ["dashboards"]:
        return _dashboards(args[1:])
    parsed = _parser().parse_args(args)
    return int(parsed.run(parsed))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="kibitz", description="Card games, played and explained.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    show = commands.add_parser("replay", help="print a recorded game in words, with rule numbers")
    show.add_argument("file", type=Path, help="a record (JSON); - reads standard input")
    show.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words")
    show.set_defaults(run=_replay)
    check = commands.add_parser("check", help="say of records whether every action in them is legal")
    check.add_argument("files", type=Path, nargs="+", help="records (JSON)")
    check.add_argument("--lang", choices=LANGUAGES, default="en", help="language of the words")
    check.set_defaults(run=_check)
    commands.add_parser("dashboards", help="open the dashboards in a browser", add_help=False)
    return parser


def _read(path: Path) -> Replay:
    return replay(sys.stdin.read() if str(path) == "-" else path)


def _replay(args: argparse.Namespace) -> int:
    try:
        played = _read(args.file)
    except RecordError as error:
        print(_trouble(args.file, error, args.lang), file=sys.stderr)
        return 1
    for line in story(played, words(args.lang, played.game.id)):
        print(line)
    return 0


def story(played: Replay, spoken: Words) -> list[str]:
    """A played game in words, all-seeing: a line for each event, its rules behind it."""
    lines = [spoken.label("name")]
    for state in played.states:
        for event in state.events:
            text = spoken.text(event.opened.say)
            if event.head:
                lines += ["", f"{text} [{', '.join(event.rules)}]"]
            else:
                lines.append(f"  {text} [{', '.join(event.rules)}]")
    if not played.states[-1].over:
        lines += ["", spoken.label("cli.unfinished")]
    return lines


def _check(args: argparse.Namespace) -> int:
    bad = 0
    for path in args.files:
        try:
            played = _read(path)
        except RecordError as error:
            bad += 1
            print(_trouble(path, error, args.lang), file=sys.stderr)
        else:
            n = len(played.states) - 1
            print(words(args.lang, played.game.id).label("cli.ok", file=str(path), n=n))
    return 1 if bad else 0


def _trouble(path: Path, error: RecordError, lang: str) -> str:
    text = words(lang, error.game).text(error.say)
    return ": ".join(part for part in (str(path), error.place, text) if part)


def _dashboards(args: list[str]) -> int:
    try:
        from cardwidgets.serve import main as serve
    except ModuleNotFoundError as error:
        print(f"The dashboards need “{error.name}”: pip install 'kibitz[app]'", file=sys.stderr)
        return 1
    return serve(args)


if __name__ == "__main__":
    sys.exit(main())

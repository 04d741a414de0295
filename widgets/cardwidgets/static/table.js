var vt,x,Ie,ms,q,Ce,ze,Ee,Ft,pt,ot,Pe,jt,Ot,Kt,hs,ht={},_t=[],_s=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,gt=Array.isArray;function K(t,e){for(var n in e)t[n]=e[n];return t}function qt(t){t&&t.parentNode&&t.parentNode.removeChild(t)}function Ut(t,e,n){var s,o,a,l={};for(a in e)a=="key"?s=e[a]:a=="ref"?o=e[a]:l[a]=e[a];if(arguments.length>2&&(l.children=arguments.length>3?vt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(a in t.defaultProps)l[a]===void 0&&(l[a]=t.defaultProps[a]);return ft(t,l,s,o,null)}function ft(t,e,n,s,o){var a={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:o??++Ie,__i:-1,__u:0};return o==null&&x.vnode!=null&&x.vnode(a),a}function bt(t){return t.children}function mt(t,e){this.props=t,this.context=e}function Q(t,e){if(e==null)return t.__?Q(t.__,t.__i+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?Q(t):null}function ys(t){if(t.__P&&t.__d){var e=t.__v,n=e.__e,s=[],o=[],a=K({},e);a.__v=e.__v+1,x.vnode&&x.vnode(a),Jt(t.__P,a,e,t.__n,t.__P.namespaceURI,32&e.__u?[n]:null,s,n??Q(e),!!(32&e.__u),o),a.__v=e.__v,a.__.__k[a.__i]=a,Be(s,a,o),e.__e=e.__=null,a.__e!=n&&Re(a)}}function Re(t){if((t=t.__)!=null&&t.__c!=null)return t.__e=t.__c.base=null,t.__k.some(function(e){if(e!=null&&e.__e!=null)return t.__e=t.__c.base=e.__e}),Re(t)}function Te(t){(!t.__d&&(t.__d=!0)&&q.push(t)&&!yt.__r++||Ce!=x.debounceRendering)&&((Ce=x.debounceRendering)||ze)(yt)}function yt(){try{for(var t,e=1;q.length;)q.length>e&&q.sort(Ee),t=q.shift(),e=q.length,ys(t)}finally{q.length=yt.__r=0}}function He(t,e,n,s,o,a,l,i,d,u,$){var p,c,m,h,M,y,k=s&&s.__k||_t,b=e.length;for(d=vs(n,e,k,d,b),p=0;p<b;p++)(m=n.__k[p])!=null&&(c=m.__i!=-1&&k[m.__i]||ht,m.__i=p,y=Jt(t,m,c,o,a,l,i,d,u,$),h=m.__e,m.ref&&c.ref!=m.ref&&(c.ref&&Vt(c.ref,null,m),$.push(m.ref,m.__c||h,m)),M==null&&h!=null&&(M=h),4&m.__u?(d=De(m,d,t),c.__e&&(c.__e=null)):typeof m.type=="function"&&y!==void 0?d=y:h&&(d=h.nextSibling),m.__u&=-7);return n.__e=M,d}function vs(t,e,n,s,o){var a,l,i,d,u,$=n.length,p=$,c=0;for(t.__k=new Array(o),a=0;a<o;a++)(l=e[a])!=null&&typeof l!="boolean"&&typeof l!="function"?(typeof l=="string"||typeof l=="number"||typeof l=="bigint"||l.constructor==String?l=t.__k[a]=ft(null,l,null,null,null):gt(l)?l=t.__k[a]=ft(bt,{children:l},null,null,null):l.constructor===void 0&&l.__b>0?l=t.__k[a]=ft(l.type,l.props,l.key,l.ref?l.ref:null,l.__v):t.__k[a]=l,d=a+c,l.__=t,l.__b=t.__b+1,i=null,(u=l.__i=gs(l,n,d,p))!=-1&&(p--,(i=n[u])&&(i.__u|=2)),i==null||i.__v==null?(u==-1&&(o>$?c--:o<$&&c++),typeof l.type!="function"&&(l.__u|=4)):u!=d&&(u==d-1?c--:u==d+1?c++:(u>d?c--:c++,l.__u|=4))):t.__k[a]=null;if(p)for(a=0;a<$;a++)(i=n[a])!=null&&(2&i.__u)==0&&(i.__e==s&&(s=Q(i)),Oe(i,i));return s}function De(t,e,n){var s,o;if(typeof t.type=="function"){for(s=t.__k,o=0;s&&o<s.length;o++)s[o]&&(s[o].__=t,e=De(s[o],e,n));return e}t.__e!=e&&(e&&t.type&&!e.parentNode&&(e=Q(t)),e=n.insertBefore(t.__e,e||null));do e=e&&e.nextSibling;while(e!=null&&e.nodeType==8);return e}function gs(t,e,n,s){var o,a,l,i=t.key,d=t.type,u=e[n],$=u!=null&&(2&u.__u)==0;if(u===null&&i==null||$&&i==u.key&&d==u.type)return n;if(s>($?1:0)){for(o=n-1,a=n+1;o>=0||a<e.length;)if((u=e[l=o>=0?o--:a++])!=null&&(2&u.__u)==0&&i==u.key&&d==u.type)return l}return-1}function Ae(t,e,n){e[0]=="-"?t.setProperty(e,n??""):t[e]=n==null?"":typeof n!="number"||_s.test(e)?n:n+"px"}function $t(t,e,n,s,o){var a,l;t:if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||Ae(t.style,e,"");if(n)for(e in n)s&&n[e]==s[e]||Ae(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")a=e!=(e=e.replace(Pe,"$1")),l=e.toLowerCase(),e=l in t||e=="onFocusOut"||e=="onFocusIn"?l.slice(2):e.slice(2),t.l||(t.l={}),t.l[e+a]=n,n?s?n[ot]=s[ot]:(n[ot]=jt,t.addEventListener(e,a?Kt:Ot,a)):t.removeEventListener(e,a?Kt:Ot,a);else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n))}}function Le(t){return function(e){if(this.l){var n=this.l[e.type+t];if(e[pt]==null)e[pt]=jt++;else if(e[pt]<n[ot])return;return n(x.event?x.event(e):e)}}}function Jt(t,e,n,s,o,a,l,i,d,u){var $,p,c,m,h,M,y,k,b,L,W,H,z,G,O,Z,P=e.type;if(e.constructor!==void 0)return null;128&n.__u&&(d=!!(32&n.__u),a=[i=e.__e=n.__e]),($=x.__b)&&$(e);t:if(typeof P=="function"){p=l.length;try{if(b=e.props,L=P.prototype&&P.prototype.render,W=($=P.contextType)&&s[$.__c],H=$?W?W.props.value:$.__:s,n.__c?k=(c=e.__c=n.__c).__=c.__E:(L?e.__c=c=new P(b,H):(e.__c=c=new mt(b,H),c.constructor=P,c.render=ws),W&&W.sub(c),c.state||(c.state={}),c.__n=s,m=c.__d=!0,c.__h=[],c._sb=[]),L&&c.__s==null&&(c.__s=c.state),L&&P.getDerivedStateFromProps!=null&&(c.__s==c.state&&(c.__s=K({},c.__s)),K(c.__s,P.getDerivedStateFromProps(b,c.__s))),h=c.props,M=c.state,c.__v=e,m)L&&P.getDerivedStateFromProps==null&&c.componentWillMount!=null&&c.componentWillMount(),L&&c.componentDidMount!=null&&c.__h.push(c.componentDidMount);else{if(L&&P.getDerivedStateFromProps==null&&b!==h&&c.componentWillReceiveProps!=null&&c.componentWillReceiveProps(b,H),e.__v==n.__v||!c.__e&&c.shouldComponentUpdate!=null&&c.shouldComponentUpdate(b,c.__s,H)===!1){e.__v!=n.__v&&(c.props=b,c.state=c.__s,c.__d=!1),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(D){D&&(D.__=e)}),_t.push.apply(c.__h,c._sb),c._sb=[],c.__h.length&&l.push(c),i=Q(n);break t}c.componentWillUpdate!=null&&c.componentWillUpdate(b,c.__s,H),L&&c.componentDidUpdate!=null&&c.__h.push(function(){c.componentDidUpdate(h,M,y)})}if(c.context=H,c.props=b,c.__P=t,c.__e=!1,z=x.__r,G=0,L)c.state=c.__s,c.__d=!1,z&&z(e),$=c.render(c.props,c.state,c.context),_t.push.apply(c.__h,c._sb),c._sb=[];else do c.__d=!1,z&&z(e),$=c.render(c.props,c.state,c.context),c.state=c.__s;while(c.__d&&++G<25);c.state=c.__s,c.getChildContext!=null&&(s=K(K({},s),c.getChildContext())),L&&!m&&c.getSnapshotBeforeUpdate!=null&&(y=c.getSnapshotBeforeUpdate(h,M)),O=$!=null&&$.type===bt&&$.key==null?Fe($.props.children):$,i=He(t,gt(O)?O:[O],e,n,s,o,a,l,i,d,u),c.base=e.__e,e.__u&=-161,c.__h.length&&l.push(c),k&&(c.__E=c.__=null)}catch(D){if(l.length=p,e.__v=null,d||a!=null){if(D.then){for(e.__u|=d?160:128;i&&i.nodeType==8&&i.nextSibling;)i=i.nextSibling;a!=null&&(a[a.indexOf(i)]=null),e.__e=i}else if(a!=null)for(Z=a.length;Z--;)qt(a[Z])}else e.__e=n.__e;e.__k==null&&(e.__k=n.__k||[]),D.then||Ne(e),x.__e(D,e,n)}}else a==null&&e.__v==n.__v?(e.__k=n.__k,e.__e=n.__e):i=e.__e=bs(n.__e,e,n,s,o,a,l,d,u);return($=x.diffed)&&$(e),128&e.__u?void 0:i}function Ne(t){t&&(t.__c&&(t.__c.__e=!0),t.__k&&t.__k.some(Ne))}function Be(t,e,n){for(var s=0;s<n.length;s++)Vt(n[s],n[++s],n[++s]);x.__c&&x.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(a){a.call(o)})}catch(a){x.__e(a,o.__v)}})}function Fe(t){return typeof t!="object"||t==null||t.__b>0?t:gt(t)?t.map(Fe):t.constructor!==void 0?null:K({},t)}function bs(t,e,n,s,o,a,l,i,d){var u,$,p,c,m,h,M,y=n.props||ht,k=e.props,b=e.type;if(b=="svg"?o="http://www.w3.org/2000/svg":b=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a!=null){for(u=0;u<a.length;u++)if((m=a[u])&&"setAttribute"in m==!!b&&(b?m.localName==b:m.nodeType==3)){t=m,a[u]=null;break}}if(t==null){if(b==null)return document.createTextNode(k);t=document.createElementNS(o,b,k.is&&k),i&&(x.__m&&x.__m(e,a),i=!1),a=null}if(b==null)y===k||i&&t.data==k||(t.data=k);else{if(a=b=="textarea"&&k.defaultValue!=null?null:a&&vt.call(t.childNodes),!i&&a!=null)for(y={},u=0;u<t.attributes.length;u++)y[(m=t.attributes[u]).name]=m.value;for(u in y)m=y[u],u=="dangerouslySetInnerHTML"?p=m:u=="children"||u in k||u=="value"&&"defaultValue"in k||u=="checked"&&"defaultChecked"in k||$t(t,u,null,m,o);for(u in k)m=k[u],u=="children"?c=m:u=="dangerouslySetInnerHTML"?$=m:u=="value"?h=m:u=="checked"?M=m:i&&typeof m!="function"||y[u]===m||$t(t,u,m,y[u],o);if($)i||p&&($.__html==p.__html||$.__html==t.innerHTML)||(t.innerHTML=$.__html),e.__k=[];else if(p&&(t.innerHTML=""),He(e.type=="template"?t.content:t,gt(c)?c:[c],e,n,s,b=="foreignObject"?"http://www.w3.org/1999/xhtml":o,a,l,a?a[0]:n.__k&&Q(n,0),i,d),a!=null)for(u=a.length;u--;)qt(a[u]);i&&b!="textarea"||(u="value",b=="progress"&&h==null?t.removeAttribute("value"):h!=null&&(h!==t[u]||b=="progress"&&!h||b=="option"&&h!=y[u])&&$t(t,u,h,y[u],o),u="checked",M!=null&&M!=t[u]&&$t(t,u,M,y[u],o))}return t}function Vt(t,e,n){try{if(typeof t=="function"){var s=typeof t.__u=="function";s&&t.__u(),s&&e==null||(t.__u=t(e))}else t.current=e}catch(o){x.__e(o,n)}}function Oe(t,e,n){var s,o;if(x.unmount&&x.unmount(t),(s=t.ref)&&(s.current&&s.current!=t.__e||Vt(s,null,e)),(s=t.__c)!=null){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){x.__e(a,e)}s.base=s.__P=s.__n=null}if(s=t.__k)for(o=0;o<s.length;o++)s[o]&&Oe(s[o],e,n||typeof t.type!="function");n||qt(t.__e),t.__c=t.__=t.__e=void 0}function ws(t,e,n){return this.constructor(t,n)}function Wt(t,e,n){var s,o,a,l;e==document&&(e=document.documentElement),x.__&&x.__(t,e),o=(s=typeof n=="function")?null:n&&n.__k||e.__k,a=[],l=[],Jt(e,t=(!s&&n||e).__k=Ut(bt,null,[t]),o||ht,ht,e.namespaceURI,!s&&n?[n]:o?null:e.firstChild?vt.call(e.childNodes):null,a,!s&&n?n:o?o.__e:e.firstChild,s,l),Be(a,t,l),t.props.children=null}vt=_t.slice,x={__e:function(t,e,n,s){for(var o,a,l;e=e.__;)if((o=e.__c)&&!o.__)try{if((a=o.constructor)&&a.getDerivedStateFromError!=null&&(o.setState(a.getDerivedStateFromError(t)),l=o.__d),o.componentDidCatch!=null&&(o.componentDidCatch(t,s||{}),l=o.__d),l)return o.__E=o}catch(i){t=i}throw t}},Ie=0,ms=function(t){return t!=null&&t.constructor===void 0},mt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=K({},this.state),typeof t=="function"&&(t=t(K({},n),this.props)),t&&K(n,t),t!=null&&this.__v&&(e&&this._sb.push(e),Te(this))},mt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),Te(this))},mt.prototype.render=bt,q=[],ze=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Ee=function(t,e){return t.__v.__b-e.__v.__b},yt.__r=0,Ft=Math.random().toString(8),pt="__d"+Ft,ot="__a"+Ft,Pe=/(PointerCapture)$|Capture$/i,jt=0,Ot=Le(!1),Kt=Le(!0),hs=0;var Ke={J:'<path d="M-16 6.4C-15.4-2-9.4-7.4-1-7.4 8-7.4 14.6-2.4 16 6.4 10.6 3.6 5.4 2.6 0 2.6S-10.6 3.6-16 6.4z" fill="var(--gold)"/><path d="M-16 10.6C-10.6 8-5.4 7 0 7s10.6 1 16 3.6" fill="none" stroke="var(--gold)" stroke-width="2.6"/><path d="M7.4-4C6.6-12 9.6-17.6 17.4-19.6 17-12.6 14-7.2 7.4-4z" fill="currentColor"/><path d="M7.8-4.6C10-9.6 12.4-13.6 15.6-17" fill="none" stroke="var(--ivory)" stroke-width="1"/><circle cx="-4" cy="-2.6" r="2" fill="currentColor"/>',Q:'<path d="M-14 9C-16.4 2.6-17.4-2-17-6c2.6 3.6 5.8 5.2 8.6 5C-8-6-4.6-9.6 0-12c4.6 2.4 8 6 8.4 11 2.8.2 6-1.4 8.6-5 .4 4-.6 8.6-3 15z" fill="var(--gold)"/><path d="M-14 11.6H14" stroke="var(--gold)" stroke-width="2.6"/><g fill="currentColor"><circle cx="-17" cy="-8" r="2.2"/><circle cx="17" cy="-8" r="2.2"/><circle cx="0" cy="-15" r="2.8"/><circle cx="-8.4" cy="-3.4" r="1.7"/><circle cx="8.4" cy="-3.4" r="1.7"/><path d="M0-5.6C2.4-3 2.4 1.6 0 5-2.4 1.6-2.4-3 0-5.6z"/></g>',K:'<path d="M-15 9-17.5-5-8.6 1.2 0-9.4 8.6 1.2 17.5-5 15 9z" fill="var(--gold)"/><path d="M-15 11.6H15" stroke="var(--gold)" stroke-width="2.6"/><g fill="currentColor"><circle cx="-17.5" cy="-6.6" r="2.3"/><circle cx="17.5" cy="-6.6" r="2.3"/><path d="M-1.4-19.4h2.8v3h3v2.8h-3v3.4h-2.8v-3.4h-3v-2.8h3z"/><circle cx="-7" cy="5.2" r="1.5"/><circle cx="0" cy="4.4" r="1.9"/><circle cx="7" cy="5.2" r="1.5"/></g>'},je='<rect x="29.5" y="11" width="41" height="118" rx="7" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-opacity=".5" stroke-width="1.1"/><path d="M32.6 82.6 67.4 57.4" stroke="currentColor" stroke-width="8.4" stroke-opacity=".16"/><path d="M30 79 70 50M30 90 70 61" stroke="var(--gold)" stroke-width="1.1"/>',qe='<path d="m50 64.4 4.6 5.6-4.6 5.6-4.6-5.6z" fill="var(--gold)"/>',Gt='<path d="M50 96C40 92 33 84 31 73 22 70 17 76 17 85 12 66 22 52 36 55c2-14 8-24 14-29 6 5 12 15 14 29 14-3 24 11 19 30 0-9-5-15-14-12-2 11-9 19-19 23z" fill="var(--gold)"/><path d="M50 26c-6 5-12 15-14 29 4 8 8 22 14 41 6-19 10-33 14-41-2-14-8-24-14-29z" fill="currentColor"/><path d="M31 96q19 9 38 0v8q-19 9-38 0z" fill="currentColor"/><g fill="var(--ivory)" stroke="currentColor" stroke-width="1.6"><circle cx="17" cy="87" r="4.2"/><circle cx="83" cy="87" r="4.2"/><circle cx="50" cy="23" r="4.2"/></g><path d="m50 49 4.4 8-4.4 8-4.4-8z" fill="var(--gold)"/>';var Qt={S:"M16 2.2C19.6 8.4 29 13.2 29 20.1c0 3.9-2.9 6.3-6.2 6.3-2.2 0-4.1-1-5.3-2.6.2 2.5 1.2 4.6 3.3 6H11.2c2.1-1.4 3.1-3.5 3.3-6-1.2 1.6-3.1 2.6-5.3 2.6C5.9 26.4 3 24 3 20.1 3 13.2 12.4 8.4 16 2.2z",H:"M16 29.6C11 24.4 2.2 18 2.2 10.4 2.2 5.9 5.5 2.8 9.4 2.8c2.9 0 5.4 1.6 6.6 4.3 1.2-2.7 3.7-4.3 6.6-4.3 3.9 0 7.2 3.1 7.2 7.6C29.8 18 21 24.4 16 29.6z",D:"M16 1.6C18.8 7 23 12.3 27.6 16 23 19.7 18.8 25 16 30.4 13.2 25 9 19.7 4.4 16 9 12.3 13.2 7 16 1.6z",C:"M16 2.4a6.5 6.5 0 0 1 5.4 10.1A6.6 6.6 0 1 1 17.5 22c.3 3.4 1.6 6.1 4 7.8h-11c2.4-1.7 3.7-4.4 4-7.8a6.6 6.6 0 1 1-3.9-9.5A6.5 6.5 0 0 1 16 2.4z"},X={A:"M1.8 28 10 1.6 18.2 28M4.7 19H15.3",2:"M2.4 9C2.4 4.6 5.7 1.9 10 1.9c4.4 0 7.6 2.6 7.6 6.5 0 3.2-2 5.3-4.6 7.9L3 26.1H18.4",3:"M2.8 1.9H16.6L9.2 11.4c5.1-.3 8.6 2.8 8.6 7.2 0 4.6-3.4 7.5-8 7.5-4 0-6.8-2.1-7.7-5.5",4:"M14 28V2.6L2 20.2H19.2",5:"M16.6 1.9H4.9L3.8 13.4c1.6-1.6 3.6-2.4 5.9-2.4 4.7 0 8.1 3.1 8.1 7.5 0 4.5-3.3 7.6-8 7.6-3.9 0-6.7-2-7.7-5.4",6:"M16.4 4.6C15 2.8 13 1.9 10.7 1.9 5.4 1.9 2.2 7 2.2 16M2.2 18.2a7.8 7.9 0 1 1 15.6 0 7.8 7.9 0 1 1-15.6 0z",7:"M2 1.9H17.8L7.6 28",8:"M3.7 8.1a6.3 6.2 0 1 1 12.6 0 6.3 6.2 0 1 1-12.6 0zM2.2 20.2a7.8 5.9 0 1 1 15.6 0 7.8 5.9 0 1 1-15.6 0z",9:"M3.6 23.4C5 25.2 7 26.1 9.3 26.1c5.3 0 8.5-5.1 8.5-14.1M17.8 9.8a7.8 7.9 0 1 1-15.6 0 7.8 7.9 0 1 1 15.6 0z",T:"M-1.6 6.2 2.6 2.4V28M8.4 14a5.9 12.1 0 1 1 11.8 0 5.9 12.1 0 1 1-11.8 0z",J:"M7.2 1.9H15.4V18.6c0 4.8-2.5 7.5-6.4 7.5-3.7 0-6.1-2.3-6.5-6",Q:"M2 14a8 12.1 0 1 1 16 0 8 12.1 0 1 1-16 0zM11 19.4 19 28.6",K:"M3.6 0V28M17.6.4 4.4 16.6M8.4 11.8 18.6 28"},C=t=>[[37,t],[63,t]],Ue={A:{at:[[50,70]],size:1.44},2:{at:[[50,28],[50,112]],size:.625},3:{at:[[50,28],[50,70],[50,112]],size:.625},4:{at:[...C(28),...C(112)],size:.578},5:{at:[...C(28),[50,70],...C(112)],size:.578},6:{at:[...C(28),...C(70),...C(112)],size:.578},7:{at:[...C(28),[50,49],...C(70),...C(112)],size:.547},8:{at:[...C(28),[50,49],...C(70),[50,91],...C(112)],size:.547},9:{at:[...C(25),...C(55),[50,70],...C(85),...C(115)],size:.547},T:{at:[...C(25),[50,40],...C(55),...C(85),[50,100],...C(115)],size:.547}};var Je={auto:'<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/>',close:'<path d="m6 6 12 12M18 6 6 18"/>',coin:'<circle cx="12" cy="12" r="8.6"/><circle cx="12" cy="12" r="5" stroke-dasharray="1.6 1.6"/>',deal:'<rect x="9" y="3.5" width="10.5" height="14" rx="1.8"/><path d="M6.5 7.5 4.5 8a1.5 1.5 0 0 0-1 1.9l2.7 9.1a1.5 1.5 0 0 0 1.9 1l5.4-1.6"/>',down:'<path d="M5.5 9 12 15.5 18.5 9"/>',drop:'<path d="M12 4v12M6.8 11.2 12 16.4l5.2-5.2M5 20.4h14"/>',end:'<path d="m7 5.5 6.5 6.5L7 18.5M17.5 5v14"/>',eye:'<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',first:'<path d="M5 4.5v15M9.5 6l9 6-9 6z" fill="none"/>',gavel:'<path d="m13 4 6.5 6.5M9 8l6.5 6.5M11 6l6.5 6.5M10.5 11.5 4 18M4 21h9"/>',hint:'<path d="M9 17.4c0-2-3-3.6-3-7.2a6 6 0 0 1 12 0c0 3.6-3 5.2-3 7.2zM9.6 20.8h4.8"/>',load:'<path d="M12 15V4.5M7.5 9 12 4.5 16.5 9M5 19.5h14"/>',mark:'<path d="M4 3.6h16a1.8 1.8 0 0 1 1.8 1.8v10.4a1.8 1.8 0 0 1-1.8 1.8h-8.4L7 21.6v-4H4a1.8 1.8 0 0 1-1.8-1.8V5.4A1.8 1.8 0 0 1 4 3.6z" fill="currentColor" stroke="none"/><path d="m12 5.8 3.6 4.8-3.6 4.8-3.6-4.8z" fill="var(--mark-hole,#fff)" stroke="none"/>',menu:'<path d="M4 7h16M4 12h16M4 17h16"/>',moon:'<path d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z"/>',next:'<path d="M9 5.5 15.5 12 9 18.5"/>',no:'<path d="m7 7 10 10M17 7 7 17"/>',options:'<path d="M4 7h9M17.5 7H20M4 17h2.5M11 17h9"/><circle cx="15.2" cy="7" r="2.2"/><circle cx="8.7" cy="17" r="2.2"/>',pass:'<path d="M5 12h14"/>',point:'<path d="m12 4 2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z"/>',prev:'<path d="M15 5.5 8.5 12l6.5 6.5"/>',redo:'<path d="M15.5 5 20 9.5 15.5 14M19.6 9.5H10a5.2 5.2 0 0 0 0 10.4h3"/>',save:'<path d="M12 4v10.5M7.5 10.5 12 15l4.5-4.5M5 19.5h14"/>',stand:'<path d="M12 4v13M7 20h10M8 17h8M9 4h6" />',start:'<path d="M17 5.5 10.5 12l6.5 6.5M6.5 5v14"/>',sun:'<circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2.4M12 19.1v2.4M2.5 12h2.4M19.1 12h2.4M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7"/>',talk:'<path d="M4 5h16v11h-9l-4 3.5V16H4z"/>',trade:'<path d="M4 9h14.6M14.5 4.8 18.8 9l-4.3 4.2M20 16H6"/>',undo:'<path d="M8.5 5 4 9.5 8.5 14M4.4 9.5H14a5.2 5.2 0 0 1 0 10.4h-3"/>',wait:'<circle cx="5.5" cy="12" r="1.3" fill="currentColor"/><circle cx="12" cy="12" r="1.3" fill="currentColor"/><circle cx="18.5" cy="12" r="1.3" fill="currentColor"/>',yes:'<path d="m5 12.5 4.6 4.7L19 7.5"/>'};var ks="http://www.w3.org/2000/svg",Ve="kibitz-sprite-1",Zt=(t,e,n,s)=>`<use href="#s-${t}" transform="translate(${e} ${n})${n>70?" rotate(180)":""} scale(${s})"/>`,Xt=t=>`${t}<g transform="rotate(180 50 70)">${t}</g>`,xs=(t,e)=>`<use href="#g-${t}" transform="translate(${t==="T"?"7.2 8) scale(.76 .97)":"6.5 8) scale(.85 .97)"}" stroke-width="4.3"/><use href="#s-${e}" transform="translate(15 46.5) scale(.484)"/>`;function Ms(t,e){let n=`<g transform="translate(50 33.5) scale(.98)">${Ke[t]}</g>`;return je+Xt(n)+Zt(e,41,57.5,.469)+Zt(e,59,82.5,.469)+qe}function Ss(t,e){let n=Ue[t],s=n?n.at.map(([o,a])=>Zt(e,o??0,a??0,n.size)).join(""):Ms(t,e);return`<symbol id="f-${t}${e}" viewBox="0 0 100 140">${Xt(xs(t,e))}${s}</symbol>`}var Cs=(t,e)=>`<symbol id="m-${t}${e}" viewBox="0 0 60 84"><use href="#g-${t}" transform="translate(${t==="T"?17.5:15.5} 9) scale(1.42)" stroke-width="4.3"/><use href="#s-${e}" transform="translate(30 65.5) scale(.781)"/></symbol>`;function Ts(){return`<symbol id="f-JK" viewBox="0 0 100 140">${Xt(((e,n,s)=>["J","K"].map((o,a)=>`<use href="#g-${o}" transform="translate(${e} ${n+a*36*s}) scale(${s})" stroke-width="5"/>`).join(""))(6.5,8,.64))}<g transform="translate(6 8.6) scale(.88)">${Gt}</g></symbol><symbol id="m-JK" viewBox="0 0 60 84"><g transform="translate(-1 13) scale(.62)">${Gt}</g></symbol>`}function As(){let t="";for(let e=-140;e<=230;e+=10)t+=`M${e} 7 ${e+126} 133M${e+126} 7 ${e} 133`;return t}var Ls=`<symbol id="back" viewBox="0 0 100 140"><rect x="5" y="5" width="90" height="130" rx="6.5" fill="var(--back)"/><clipPath id="clip"><rect x="9" y="9" width="82" height="122" rx="4"/></clipPath><g clip-path="url(#clip)"><path d="${As()}" stroke="var(--back-line)" stroke-opacity=".38" stroke-width=".9" fill="none"/></g><rect x="9" y="9" width="82" height="122" rx="4" fill="none" stroke="var(--back-line)" stroke-width="1.2"/><g transform="translate(50 70)"><path d="M0-25 20 0 0 25-20 0z" fill="var(--back)" stroke="var(--back-line)" stroke-width="1.4"/><g fill="var(--back-line)"><path d="M0-15.5 4.2-8 0-.5-4.2-8z"/><path d="M0 15.5 4.2 8 0 .5-4.2 8z"/><path d="M-12.6 0-8.4-5.2-4.2 0-8.4 5.2z"/><path d="M12.6 0 8.4-5.2 4.2 0 8.4 5.2z"/></g></g></symbol><symbol id="backm" viewBox="0 0 60 84"><rect x="4" y="4" width="52" height="76" rx="5" fill="var(--back)"/><rect x="8" y="8" width="44" height="68" rx="3" fill="none" stroke="var(--back-line)" stroke-width="1.6"/><path d="M30 20 44 42 30 64 16 42z" fill="none" stroke="var(--back-line)" stroke-width="1.6"/><path d="M30 33 35.6 42 30 51 24.4 42z" fill="var(--back-line)"/></symbol>`;function Is(){let t=Object.entries(Qt).map(([a,l])=>`<g id="s-${a}"><path transform="translate(-16 -16)" d="${l}" fill="currentColor"/></g>`),e=Object.entries(X).map(([a,l])=>`<path id="g-${a}" d="${l}" fill="none" stroke="currentColor" stroke-linejoin="miter"/>`),n=Object.keys(X).flatMap(a=>Object.keys(Qt).flatMap(l=>[Ss(a,l),Cs(a,l)])),s=Object.entries(Je).map(([a,l])=>`<symbol id="n-${a}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${l}</g></symbol>`),o=[...t,...e,...n,Ts(),Ls,...s].join("").replace(/(id="|href="#|url\(#)/g,"$1kz-");return`<svg xmlns="${ks}" id="${Ve}" aria-hidden="true" focusable="false" style="position:absolute;width:0;height:0;overflow:hidden"><defs>${o}</defs></svg>`}function Yt(t,e=600){if(!t.isConnected){e>0&&requestAnimationFrame(()=>Yt(t,e-1));return}let n=t.getRootNode();if(n.querySelector(`#${Ve}`))return;let s=new DOMParser().parseFromString(Is(),"image/svg+xml").documentElement;("body"in n?n.body:n).append(document.importNode(s,!0))}var Ge=function(t,e,n,s){var o;e[0]=0;for(var a=1;a<e.length;a++){var l=e[a++],i=e[a]?(e[0]|=l?1:2,n[e[a++]]):e[++a];l===3?s[0]=i:l===4?s[1]=Object.assign(s[1]||{},i):l===5?(s[1]=s[1]||{})[e[++a]]=i:l===6?s[1][e[++a]]+=i+"":l?(o=t.apply(i,Ge(t,i,n,["",null])),s.push(o),i[0]?e[0]|=2:(e[a-2]=0,e[a]=o)):s.push(i)}return s},We=new Map;function Qe(t){var e=We.get(this);return e||(e=new Map,We.set(this,e)),(e=Ge(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,a=1,l="",i="",d=[0],u=function(c){a===1&&(c||(l=l.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?d.push(0,c,l):a===3&&(c||l)?(d.push(3,c,l),a=2):a===2&&l==="..."&&c?d.push(4,c,0):a===2&&l&&!c?d.push(5,0,!0,l):a>=5&&((l||!c&&a===5)&&(d.push(a,0,l,o),a=6),c&&(d.push(a,c,0,o),a=6)),l=""},$=0;$<n.length;$++){$&&(a===1&&u(),u($));for(var p=0;p<n[$].length;p++)s=n[$][p],a===1?s==="<"?(u(),d=[d],a=3):l+=s:a===4?l==="--"&&s===">"?(a=1,l=""):l=s+l[0]:i?s===i?i="":l+=s:s==='"'||s==="'"?i=s:s===">"?(u(),a=1):a&&(s==="="?(a=5,o=l,l=""):s==="/"&&(a<5||n[$][p+1]===">")?(u(),a===3&&(d=d[0]),a=d,(d=d[0]).push(2,0,a),a=0):s===" "||s==="	"||s===`
`||s==="\r"?(u(),a=2):l+=s),a===3&&l==="!--"&&(a=4,d=d[0])}return u(),d})(t)),e),arguments,[])).length>1?e:e[0]}var r=Qe.bind(Ut);var Y,S,te,Ze,at=0,an=[],T=x,Xe=T.__b,Ye=T.__r,tn=T.diffed,en=T.__c,nn=T.unmount,sn=T.__;function kt(t,e){T.__h&&T.__h(S,t,at||e),at=0;var n=S.__H||(S.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function w(t){return at=1,zs(rn,t)}function zs(t,e,n){var s=kt(Y++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):rn(void 0,e),function(i){var d=s.__N?s.__N[0]:s.__[0],u=s.t(d,i);d!==u&&(s.__N=[u,s.__[1]],s.__c.setState({}))}],s.__c=S,!S.__f)){var o=function(i,d,u){if(!s.__c.__H)return!0;var $=!1,p=s.__c.props!==i;if(s.__c.__H.__.some(function(m){if(m.__N){$=!0;var h=m.__[0];m.__=m.__N,m.__N=void 0,h!==m.__[0]&&(p=!0)}}),a){var c=a.call(this,i,d,u);return $?c||p:c}return!$||p};S.__f=!0;var a=S.shouldComponentUpdate,l=S.componentWillUpdate;S.componentWillUpdate=function(i,d,u){if(this.__e){var $=a;a=void 0,o(i,d,u),a=$}l&&l.call(this,i,d,u)},S.shouldComponentUpdate=o}return s.__N||s.__}function E(t,e){var n=kt(Y++,3);!T.__s&&se(n.__H,e)&&(n.__=t,n.u=e,S.__H.__h.push(n))}function N(t,e){var n=kt(Y++,4);!T.__s&&se(n.__H,e)&&(n.__=t,n.u=e,S.__h.push(n))}function A(t){return at=5,tt(function(){return{current:t}},[])}function tt(t,e){var n=kt(Y++,7);return se(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function ne(t,e){return at=8,tt(function(){return t},e)}function Es(){for(var t;t=an.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(wt),e.__h.some(ee),e.__h=[]}catch(n){e.__h=[],T.__e(n,t.__v)}}}T.__b=function(t){S=null,Xe&&Xe(t)},T.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),sn&&sn(t,e)},T.__r=function(t){Ye&&Ye(t),Y=0;var e=(S=t.__c).__H;e&&(te===S?(e.__h=[],S.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})):(e.__h.some(wt),e.__h.some(ee),e.__h=[],Y=0)),te=S},T.diffed=function(t){tn&&tn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&(an.push(e)!==1&&Ze===T.requestAnimationFrame||((Ze=T.requestAnimationFrame)||Ps)(Es)),e.__H.__.some(function(n){n.u&&(n.__H=n.u,n.u=void 0)})),te=S=null},T.__c=function(t,e){e.some(function(n){try{n.__h.some(wt),n.__h=n.__h.filter(function(s){return!s.__||ee(s)})}catch(s){e.some(function(o){o.__h&&(o.__h=[])}),e=[],T.__e(s,n.__v)}}),en&&en(t,e)},T.unmount=function(t){nn&&nn(t);var e,n=t.__c;n&&n.__H&&(n.__H.__.some(function(s){try{wt(s)}catch(o){e=o}}),n.__H=void 0,e&&T.__e(e,n.__v))};var on=typeof requestAnimationFrame=="function";function Ps(t){var e,n=function(){clearTimeout(s),on&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);on&&(e=requestAnimationFrame(n))}function wt(t){var e=S,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),S=e}function ee(t){var e=S;t.__c=t.__(),S=e}function se(t,e){return!t||t.length!==e.length||e.some(function(n,s){return n!==t[s]})}function rn(t,e){return typeof e=="function"?e(t):e}var ln=t=>t?.getAttribute("data-k")??t?.getAttribute("data-act")??null,cn=t=>{let n=t.getRootNode().activeElement??null;return n&&t.contains(n)?n:null},Rs=["[data-continue]",".tray [data-act]",".hand [data-act]",".hand [aria-pressed]",".tray .entry input",".tray [aria-disabled]:not(.tool)",".hand [tabindex='0']"],xt=class{constructor(){this.before=null,this.key=null,this.parked=!1,this.phase=""}note(e){if(!e)return;this.before=cn(e);let n=ln(this.before);n&&(this.key=n),this.before&&this.before!==e&&(this.parked=!1)}restore(e,n){let s=cn(e),o=this.before!==null,a=this.phase,l=n!==a;if(this.phase=n,!o)return;if(l&&(n==="home"||a==="home")){this.arrive(e);return}if(l&&(n==="pause"||n==="over")){let d=e.querySelector("[data-continue], [data-new]");if(d&&!e.querySelector("dialog[open]")){d.focus({preventScroll:!0});return}}if(s&&s!==e||s===e&&!this.parked)return;let i=this.next(e);this.parked=i===e,i.focus({preventScroll:!0})}arrive(e){this.key=null;let n=e.querySelector("[data-here]"),s=n??this.next(e);this.parked=s===e,!n&&e.getBoundingClientRect().top<0&&e.scrollIntoView({block:"start"}),s.focus({preventScroll:!0}),n&&(n.closest("article")??n).scrollIntoView({block:"nearest"})}next(e){if(this.key){for(let n of e.querySelectorAll("[data-k], [data-act]"))if(ln(n)===this.key)return n}for(let n of Rs){let s=e.querySelector(n);if(s)return s}return e}};function un(t,e,n){return n===0?null:t==="ArrowRight"||t==="ArrowDown"?(e+1)%n:t==="ArrowLeft"||t==="ArrowUp"?(e-1+n)%n:t==="Home"?0:t==="End"?n-1:null}var Mt=()=>"voila"in document.body.dataset||/\/voila(\/|$)/.test(location.pathname)||!("jpThemeName"in document.body.dataset);function dn(){let t=document.body.dataset.jpThemeLight;return t===void 0||"voila"in document.body.dataset&&t==="true"?null:t==="true"?"light":"dark"}function $n(t){let e=new MutationObserver(t);return e.observe(document.body,{attributes:!0,attributeFilter:["data-jp-theme-light","data-voila"]}),()=>e.disconnect()}var rt=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var pn=["keydown","keypress","keyup"],lt="data-lm-suppress-shortcuts",it=t=>t.key==="Enter"&&(t.shiftKey||t.ctrlKey||t.metaKey||t.altKey);function fn(t){t.repeat&&t.key==="Enter"&&!it(t)&&t.preventDefault()}function mn(t){t.setAttribute(lt,"true");let e=s=>{it(s)||s.stopPropagation()},n=s=>{let o=s.target;if(!s.composedPath().includes(t))return;if(!it(s)){o.setAttribute(lt,"true");return}let a=[t,o,...t.querySelectorAll(`[${lt}]`)];for(let l of a)l.removeAttribute(lt);setTimeout(()=>t.setAttribute(lt,"true"),0)};for(let s of pn)t.addEventListener(s,e);return window.addEventListener("keydown",n,!0),()=>{for(let s of pn)t.removeEventListener(s,e);window.removeEventListener("keydown",n,!0)}}var oe=260,Hs=420,Ds="cubic-bezier(.2,.7,.2,1)",Ns=(t,e)=>t.querySelector(`[data-place="${CSS.escape(e)}"]`);function ae(t,e,n){let s=Ns(t,e);if(!s)return null;let o=s.matches(".me")||s.closest(".me")?t.querySelector(".me"):s;if(n){let a=o?.querySelector(`[data-card="${CSS.escape(n)}"]`);if(a)return a}return s.querySelector(".backs .card:last-child")??s.querySelector(".face")??s}var St=class{constructor(){this.running=[],this.flying=[]}from(e,n){return!e||rt()?[]:n.map(s=>ae(e,s.from,s.card)?.getBoundingClientRect()??null)}fly(e,n,s){if(this.finish(),rt()||typeof e.animate!="function")return;let o=e.currentCSSZoom??1,a=e.getBoundingClientRect(),l=n.length>1?Math.min(60,(Hs-oe)/(n.length-1)):0;n.forEach((i,d)=>{let u=ae(e,i.to,i.card),$=s[d]??ae(e,i.from,null)?.getBoundingClientRect(),p=u?.getBoundingClientRect();if(!u||!$||!p||p.width===0)return;let c=i.card&&u.getAttribute("data-card")===i.card?u:null,m=c?p:{width:30,height:42},h=this.copy(c,i.card);h.style.width=`${m.width/o}px`,h.style.left=`${(p.left+p.width/2-m.width/2-a.left)/o}px`,h.style.top=`${(p.top+p.height/2-m.height/2-a.top)/o}px`,e.append(h);let M=($.left+$.width/2-p.left-p.width/2)/o,y=($.top+$.height/2-p.top-p.height/2)/o,k={duration:oe,delay:d*l,easing:Ds,fill:"backwards"},b=h.animate([{transform:`translate(${M}px, ${y}px)`},{transform:"none"}],k);this.running.push(b),this.flying.push(h),c&&this.running.push(c.animate([{opacity:0},{opacity:0}],{duration:oe,delay:d*l,fill:"backwards"}));let L=()=>h.remove();b.finished.then(L,L)})}copy(e,n){let s=document.createElement("span");s.className="card fly",s.setAttribute("aria-hidden","true"),n&&s.classList.add(n.slice(-1));let o=e?.querySelector("svg")?.cloneNode(!0);if(o)s.append(o);else{let a="http://www.w3.org/2000/svg",l=document.createElementNS(a,"svg");l.setAttribute("viewBox","0 0 60 84");let i=document.createElementNS(a,"use");i.setAttribute("href",n?`#kz-m-${n}`:"#kz-backm"),l.append(i),s.append(l)}return s}finish(){for(let e of this.running)e.cancel();for(let e of this.flying)e.remove();this.running=[],this.flying=[]}};var v=({name:t})=>r`<svg class="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><use href=${`#kz-n-${t}`} /></svg>`;function Ct({k:t,card:e}){if(e.length!==2||e==="JK")return r`<span class="sc">${t.name(e)}</span>`;let n=e.slice(-1),s=e.startsWith("T")?"10":e.slice(0,-1);return r`<span class=${`sc ${n}`} role="img" aria-label=${t.name(e)}
    ><span aria-hidden="true">${s}</span><svg viewBox="-16 -16 32 32" aria-hidden="true" focusable="false"
      ><use href=${`#kz-s-${n}`} /></svg
  ></span>`}var Tt=({k:t,id:e})=>r`<button type="button" class="rule" aria-label=${t.t("rule.open",{id:e})} onClick=${()=>t.rule(e)}>${e}</button>`;function hn(t){let e=t.frame.scene.hand.groups??[];return[...t.frame.scene.hand.cards??[],...e.flatMap(s=>s.cards)].find(s=>s.id===t.raised)?.card??null}function f({k:t,say:e,inert:n=!1}){return e==null?null:typeof e=="string"?e:Array.isArray(e)?e.map(s=>{if(typeof s=="string")return s;if("b"in s)return r`<b>${s.b}</b>`;if("c"in s)return r`<${Ct} k=${t} card=${s.c} />`;if("r"in s)return n?s.r:r`<${Tt} k=${t} id=${s.r} />`;let o="plan"in s?hn(t):null;return o?r`<${Ct} k=${t} card=${o} />`:null}):String(e)}function g(t,e){return e==null?"":Array.isArray(e)?e.map(n=>{if(typeof n=="string")return n;if("b"in n)return n.b;if("c"in n)return t.name(n.c);if("r"in n)return n.r;let s=hn(t);return s?t.name(s):""}).join(""):String(e)}var U=(t,e)=>e.filter(Boolean).join(t.t("list.sep")),I=({k:t,rules:e=[]})=>e.length?r`<span class="rules">${e.map(n=>r`<${Tt} key=${n} k=${t} id=${n} />`)}</span>`:null;var Bs=2*1024*1024,_n=[[0,"pace.none"],[.3,"pace.quick"],[.6,"pace.calm"],[1.2,"pace.slow"]],re=({label:t,value:e,choices:n,onPick:s,name:o})=>r`<div class="seg" role="group" aria-label=${t}>
    ${n.map(a=>r`<button
          key=${a.value}
          type="button"
          lang=${a.lang}
          data-k=${`${o}:${a.value}`}
          aria-pressed=${String(a.value===e)}
          onClick=${()=>s(a.value)}
        >${a.say}</button>`)}
  </div>`;function Fs({k:t}){let e=`${t.view}-pace`,n=_n.reduce((s,o)=>Math.abs(o[0]-t.frame.pace)<Math.abs(s[0]-t.frame.pace)?o:s);return r`<div class="set wide">
    <label for=${e}>${t.t("pace")}</label>
    <select
      id=${e}
      class="field"
      data-k="pace"
      onChange=${s=>{t.send({do:"set",pace:Number(s.target.value)})}}
    >
      ${_n.map(([s,o])=>r`<option key=${s} value=${s} selected=${s===n[0]}>${t.t(o)}</option>`)}
    </select>
  </div>`}function Os(t,e){let n=URL.createObjectURL(new Blob([e],{type:"application/json"})),s=document.createElement("a");s.href=n,s.download=t,s.click(),setTimeout(()=>URL.revokeObjectURL(n),1e4)}function Ks({k:t}){let e=async()=>{let s=await t.send({do:"save"}),o=s?.answer??s;o?.file&&o.text!==void 0&&Os(o.file,o.text)},n=async s=>{let o=s.target,a=o.files?.[0];o.value="",a&&(t.show(null),t.send(a.size>Bs?{do:"load",size:a.size}:{do:"load",text:await a.text()}))};return r`<div class="row">
    <button type="button" class="btn" data-k="save" onClick=${e}><${v} name="save" /> ${t.t("save")}</button>
    <label class="btn file"
      ><${v} name="load" /> ${t.t("load")}<input
        type="file"
        class="sr"
        accept=".json,application/json,text/plain"
        data-k="load"
        onChange=${n}
    /></label>
  </div>`}var js=({k:t})=>r`<dl class="keys">
    ${["arrows","enter","tab","escape","run"].map(e=>r`<div key=${e}><dt>${t.t(`keys.${e}`)}</dt><dd>${t.t(`keys.${e}.does`)}</dd></div>`)}
  </dl>`;function yn({k:t}){let{look:e}=t,n=(s,o,a,l)=>r`<div class="set wide">
      <span>${t.t(s)}</span>
      <${re} label=${t.t(s)} value=${o} choices=${a.map(i=>({value:i,say:t.t(`${s}.${i}`)}))} onPick=${l} name=${s} />
    </div>`;return r`<div class="more" role="group" aria-label=${t.t("settings")}>
    <div class="row games">
      <button type="button" class="btn soft" data-k="new-deal" onClick=${()=>{t.show(null),t.send({do:"new"})}}>
        <${v} name="deal" /> ${t.t("new.deal")}
      </button>
      <button type="button" class="btn" data-k="options" onClick=${()=>t.show("options")}>
        <${v} name="options" /> ${t.t("options.open")}
      </button>
    </div>
    <${Ks} k=${t} />
    <h3>${t.t("look")}</h3>
    ${n("theme",e.theme,["auto","light","dark"],s=>t.restyle({theme:s}))}
    ${n("suits",e.suits,["four","two"],s=>t.restyle({suits:s}))}
    ${n("size",e.large?"large":"usual",["usual","large"],s=>t.restyle({large:s==="large"}))}
    <${Fs} k=${t} />
    <h3>${t.t("keys")}</h3>
    <${js} k=${t} />
  </div>`}function qs({k:t}){let e=t.frame.seed===null||t.frame.seed===void 0?"":String(t.frame.seed),[n,s]=w(e);return E(()=>s(e),[e]),r`<form class="set" onSubmit=${a=>{a.preventDefault();let l=n.trim();t.send(l?{do:"new",seed:l}:{do:"new"})}}>
    <label for=${`${t.view}-seed`}>${t.t("seed")}</label>
    <input
      id=${`${t.view}-seed`}
      class="field seed"
      data-k="seed"
      value=${n}
      autocomplete="off"
      spellcheck=${!1}
      onInput=${a=>s(a.target.value)}
    />
    <button type="submit" class="btn" data-k="deal" title=${t.t("seed.help")}>${t.t("deal")}</button>
  </form>`}function Us({k:t}){let e=t.words.setup.levels??[];if(!e.length)return null;let n=`${t.view}-level`;return r`<div class="set">
    <label for=${n}>${t.t("level")}</label>
    <select
      id=${n}
      class="field level"
      data-k="level"
      onChange=${s=>{t.send({do:"set",level:Number(s.target.value)})}}
    >
      ${e.map(s=>r`<option key=${s.n} value=${s.n} selected=${s.n===t.frame.level}>${g(t,s.say)}</option>`)}
    </select>
  </div>`}function le({k:t}){let e=r`<${v} name="mark" /><span>Kibitz</span>`;return t.frame.leave?r`<button
        type="button"
        class="brand back"
        data-k="home"
        aria-label=${t.t("home.back")}
        title=${t.t("home.back")}
        onClick=${()=>{t.send({do:"go",to:"home"})}}
      >${e}</button>`:r`<span class="brand">${e}</span>`}function ie({k:t}){let e=t.words.setup.langs??[];return r`<${re}
    label=${t.t("language")}
    value=${t.frame.lang}
    choices=${e.map(([n,s])=>({value:n,say:s,lang:n}))}
    onPick=${n=>{t.send({do:"set",lang:n})}}
    name="lang"
  />`}function vn({k:t}){let e=t.open==="settings",n=`${t.view}-settings`;return r`<div class=${`bar${e?" open":""}`}>
    <${le} k=${t} />
    <div class="where">
      <h2><${f} k=${t} say=${t.words.game??t.frame.scene.title} /></h2>
      <p>
        ${t.words.game?r`<span><${f} k=${t} say=${t.frame.scene.title} /></span>${" · "}`:null}
        <span><${f} k=${t} say=${t.frame.scene.lead} /></span>
      </p>
    </div>
    <button
      type="button"
      class="btn bare gear"
      data-k="settings"
      aria-label=${t.t("settings")}
      aria-expanded=${String(e)}
      aria-controls=${n}
      onClick=${()=>t.show(e?null:"settings")}
    ><${v} name=${e?"close":"menu"} /></button>
    <div class="settings" id=${n}>
      <div class="at-hand"><${Us} k=${t} /><${qs} k=${t} /><${ie} k=${t} /></div>
      ${e?r`<${yn} k=${t} />`:null}
    </div>
  </div>`}function J({card:t,size:e="m"}){let n=e==="f";if(t&&t in X)return r`<svg viewBox="-20 -14 60 84" aria-hidden="true" focusable="false"><use href=${`#kz-g-${t}`} /></svg>`;let s=t?`${e}-${t}`:n?"back":"backm";return r`<svg viewBox=${n?"0 0 100 140":"0 0 60 84"} aria-hidden="true" focusable="false"
    ><use href=${`#kz-${s}`}
  /></svg>`}function V(t,e=""){return`card ${t?t in X?"ghost":t==="JK"?"S":t.slice(-1):"back"}${e?` ${e}`:""}`}var gn=t=>`<path d="${t}" fill="none" stroke="var(--brass)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;function ue(t,{x:e,y:n,w:s,step:o,turn:a,sag:l=2.4}){let i=(t.length-1)/2;return t.map((d,u)=>({card:d,x:e+(u-i)*o,y:n+Math.abs(u-i)*l,w:s,turn:(u-i)*a}))}function ce(t,e){let n="";for(let s=0;s<e;s++){let o=130-s*8.6;n+=`<path d="M${t-14} ${o}v6a14 5.4 0 0 0 28 0v-6z" fill="#a8741c"/><path d="M${t-5} ${o+5}v6q5 1 10 0v-6z" fill="#fbeecb"/><ellipse cx="${t}" cy="${o}" rx="14" ry="5.4" fill="#f0d08a" stroke="#5e3f0c" stroke-width=".7"/>`}return n}var Js='<g transform="translate(219 44) rotate(32) scale(.72)"><rect x="-4" y="10" width="8" height="56" rx="4" fill="#c9a26a" stroke="#4d3511"/><rect x="-27" y="-13" width="54" height="26" rx="5" fill="#d9b57c" stroke="#4d3511"/><path d="M-18-13v26M18-13v26" stroke="#8a6530" stroke-width="3"/></g>';function Vs(){return["A","2","3","4","5","6","7","8","9","T","J","Q","K"].map((t,e)=>{let n=18+e*18.9,s=139-e*9.2,o=(.08+e*.012).toFixed(3);return`<rect x="${n.toFixed(1)}" y="${s.toFixed(1)}" width="17.4" height="${(178-s).toFixed(1)}" rx="2" fill="rgb(255 255 255 / ${o})" stroke="var(--cloth-line)" stroke-width=".8"/><g transform="translate(${(n+5).toFixed(1)} ${(s+5).toFixed(1)}) scale(.38)" stroke-width="4.6" color="var(--on-cloth)"><use href="#kz-g-${t}"/></g>`}).join("")}var Ws=gn("M116 38Q140 28 164 38M155 30l10 8-11 6M226 66q10 16 0 30M231 87l-5 10-9-6M164 128q-24 10-48 0M125 136l-10-8 11-6M54 97q-10-16 0-31M49 75l5-10 9 6"),Gs={stand_or_trade:{art:Ws,cards:[{card:"6S",x:31,y:29,w:15.4,turn:-9},{card:"AH",x:69,y:29,w:15.4,turn:9},{card:"3D",x:69,y:73,w:15.4,turn:-6},{card:"4C",x:31,y:73,w:15.4,turn:7}]},auktsion:{art:ce(196,3)+ce(222,6)+ce(248,4)+Js,cards:ue(["7C","7S","7D","7H"],{x:37.5,y:49,w:21.1,step:7,turn:13,sag:2})},abbotts_auction:{art:gn("M172 38c12-18 40-18 52-2M226 26l-1 11-11-1"),cards:[...ue(["9C","9D","KH","TS","5C","QD","JH"],{x:44.8,y:48.8,w:19.4,step:9.6,turn:3.2}),{card:"",x:88,y:58,w:19.4,turn:0}]},thirteen_steps:{art:Vs(),cards:[{card:"5S",x:25,y:47,w:14.3,turn:-7},{card:"5C",x:30,y:42,w:14.3,turn:5},{card:"TH",x:66,y:20.5,w:13.1,turn:-6},{card:"JK",x:52,y:27,w:14.3,turn:4}]}},Qs={cards:ue(["TS","JH","QC","KD","AS"],{x:50,y:52,w:20,step:10,turn:7})},bn=t=>Gs[t]??Qs;function et({k:t,id:e,title:n,name:s="",onClose:o,children:a}){let l=A(null);N(()=>{let d=l.current;d&&!d.open&&(typeof d.showModal=="function"?d.showModal():d.setAttribute("open",""))},[]);let i=()=>l.current?.close();return r`<dialog
    ref=${l}
    class=${s}
    aria-labelledby=${e}
    onClose=${o}
    onClick=${d=>d.target===l.current&&i()}
  >
    <div class="inside">
      <div class="top">
        <h2 id=${e} tabindex="-1" autofocus>${n}</h2>
        <button type="button" class="btn bare" aria-label=${t.t("close")} onClick=${i}><${v} name="close" /></button>
      </div>
      ${a}
    </div>
  </dialog>`}var wn={auto:{next:"light",icon:"auto"},light:{next:"dark",icon:"sun"},dark:{next:"auto",icon:"moon"}};function Zs({k:t}){let e=wn[t.look.theme]??wn.auto;return r`<div class="bar home-bar">
    <${le} k=${t} />
    <${ie} k=${t} />
    <button
      type="button"
      class="btn bare"
      data-k="theme"
      aria-label=${t.t("home.theme",{now:t.t(`theme.${t.look.theme}`)})}
      onClick=${()=>t.restyle({theme:e?.next??"auto"})}
    ><${v} name=${e?.icon??"auto"} /></button>
  </div>`}function kn({game:t}){let{art:e,cards:n}=bn(t);return r`<div class="motif" aria-hidden="true"><div>
    ${e?r`<svg class="art" viewBox="0 0 280 164" focusable="false" dangerouslySetInnerHTML=${{__html:e}} />`:null}
    ${n.map(({card:s,x:o,y:a,w:l,turn:i})=>r`<span key=${s} class=${V(s)} style=${`left:${o}%;top:${a}%;--w:${l}cqi;rotate:${i}deg`}
          ><${J} card=${s} size="f"
        /></span>`)}
  </div></div>`}function Xs({k:t,match:e}){let n=`${t.view}-waits`;return r`<section class="resume" data-game=${e.game} aria-labelledby=${n}>
    <div>
      <h3 id=${n}>${t.t("home.waits")}</h3>
      <p><b>${e.name}</b><span>${e.title}${e.lead?" · ":""}${e.lead}</span></p>
      <button type="button" class="btn" data-k="resume" onClick=${()=>$e(t,e.game)}>
        ${t.t("home.go_on")}<${v} name="next" />
      </button>
    </div>
    <${kn} game=${e.game} />
  </section>`}var $e=(t,e,n={})=>{t.send({do:"open",game:e,...n})};function Ys({k:t,tile:e,waiting:n,here:s}){let o=`${t.view}-${e.game}`,a=n?"home.go_on":"home.play";return r`<article class="tile" data-game=${e.game} aria-labelledby=${o}>
    <${kn} game=${e.game} />
    <div class="about">
      <h3 id=${o}>${e.name}</h3>
      ${e.alt.length?r`<p class="alt">${e.alt.map(l=>r`<span key=${l.lang} lang=${l.lang}>${l.say}</span>`)}</p>`:null}
      <p>${e.about}</p>
      <p class="facts">${e.facts.map(l=>r`<span key=${l}>${l}</span>`)}</p>
      ${n?r`<p class="going"><span class="pill">${t.t("home.under_way")}</span><span>${n.title}</span></p>`:null}
      <div class="row">
        <button
          type="button"
          class="btn soft"
          data-k=${`open:${e.game}`}
          data-here=${s?"":void 0}
          aria-label=${t.t(`${a}.game`,{game:e.name})}
          onClick=${()=>$e(t,e.game)}
        >${t.t(a)}</button>
        <button
          type="button"
          class="btn"
          data-k=${`set-up:${e.game}`}
          aria-label=${t.t("home.set_up.game",{game:e.name})}
          onClick=${()=>t.show(`set-up:${e.game}`)}
        >${t.t("home.set_up")}</button>
      </div>
    </div>
  </article>`}var At=({id:t,label:e,sub:n="",children:s})=>r`<div class="option">
    <div><label for=${t}>${e}</label>${n?r`<p id=${`${t}-sub`}>${n}</p>`:null}</div>
    ${s}
  </div>`,de=({id:t,value:e,choices:n,onPick:s,sub:o=!1})=>r`<select
    id=${t}
    class="field"
    aria-describedby=${o?`${t}-sub`:void 0}
    onChange=${a=>s(Number(a.target.value))}
  >
    ${n.map(a=>r`<option key=${a.n} value=${a.n} selected=${a.n===e}>${a.say}</option>`)}
  </select>`;function to({k:t,tile:e,replaces:n}){let{levels:s,players:o,seats:a}=e.setup,[l,i]=w(Math.min(e.level,s.length)),[d,u]=w(e.seats),[$,p]=w(0),[c,m]=w(""),h=y=>`${t.view}-set-${y}`,M=y=>{y.preventDefault(),y.currentTarget.closest("dialog")?.close();let k=c.trim();$e(t,e.game,{seat:$,level:l,...o.length>1?{seats:d}:{},...k?{seed:k}:{}})};return r`<${et} k=${t} id=${h("title")} title=${e.name} name="options-dialog set-up" onClose=${()=>t.show(null)}>
    <form onSubmit=${M}>
      <p class="para soft">${t.t(n?"home.set_up.replaces":"home.set_up.lead")}</p>
      ${o.length>1?r`<${At} id=${h("players")} label=${t.t("home.players")}>
              <${de} id=${h("players")} value=${d} choices=${o} onPick=${y=>{u(y),p(Math.min($,y-1))}} />
            <//>`:null}
      <${At} id=${h("seat")} label=${t.t("seat")} sub=${t.t("seat.sub")}>
        <${de} id=${h("seat")} value=${$} choices=${a.slice(0,d)} onPick=${p} sub />
      <//>
      <${At} id=${h("level")} label=${t.t("level")} sub=${t.t("home.level.sub")}>
        <${de} id=${h("level")} value=${l} choices=${s} onPick=${i} sub />
      <//>
      <${At} id=${h("seed")} label=${t.t("seed")} sub=${t.t("home.seed.sub")}>
        <input
          id=${h("seed")}
          class="field"
          inputmode="numeric"
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${`${h("seed")}-sub`}
          value=${c}
          onInput=${y=>m(y.target.value)}
        />
      <//>
      <div class="foot"><button type="submit" class="btn main" data-k="begin">${t.t("home.start")}</button></div>
    </form>
  <//>`}function xn({k:t,children:e}){let n=t.frame.home;if(!n)return null;let[s]=n.waits,o=l=>n.waits.find(i=>i.game===l),a=n.games.find(l=>t.open===`set-up:${l.game}`);return r`<${Zs} k=${t} />
    ${e}
    <div class="home">
      <div class="hero">
        <div><h2>${t.t("home.title")}</h2><p>${t.t("home.lead")}</p></div>
        ${s?r`<${Xs} k=${t} match=${s} />`:null}
      </div>
      <ul class="tiles" aria-label=${t.t("home.games")}>
        ${n.games.map(l=>r`<li key=${l.game}>
              <${Ys} k=${t} tile=${l} waiting=${o(l.game)} here=${l.game===n.at} />
            </li>`)}
      </ul>
    </div>
    ${a?r`<${to} key=${a.game} k=${t} tile=${a} replaces=${!!o(a.game)} />`:null}`}function pe({k:t,slow:e}){let{trouble:n,notice:s,mode:o,at:a,of:l,reveal:i}=t.frame,d=t.phase==="lost",u=Mt();return r`<div class="lines-over">
    <div aria-live="assertive">
      ${d?r`<p class="trouble lost" data-lost>
            <span>${t.t(u?"lost.page":"lost.notebook")}</span>
            <button
              type="button"
              class="btn"
              data-k="lost"
              onClick=${()=>u?location.reload():void t.send({do:"ping"})}
            >${t.t(u?"lost.reload":"lost.again")}</button>
          </p>`:n?r`<p class="trouble">
              <${v} name="no" /><span><${f} k=${t} say=${n.say} /></span>
              ${n.undo&&t.frame.undo?r`<button type="button" class="btn" data-k="trouble-undo" onClick=${()=>{t.send({do:"go",to:"undo"})}}>${t.t("undo")}</button>`:null}
            </p>`:null}
    </div>
    <div aria-live="polite">
      ${s?r`<p class="notice"><span><${f} k=${t} say=${s} /></span></p>`:null}
      ${e&&!d?r`<p class="notice slow"><span>${t.t("slow")}</span></p>`:null}
    </div>
    ${i?r`<p class="notice reveal"><${v} name="eye" /><span>${t.t("reveal")}</span></p>`:null}
    ${o==="review"?r`<p class="notice review">
          <span>${t.t("review.at",{at:a,of:l})}</span>
          <button type="button" class="btn soft" data-k="live" onClick=${()=>{t.send({do:"go",to:"live"})}}>${t.t("review.back")}</button>
        </p>`:null}
  </div>`}var nt=t=>JSON.stringify(t),Lt=(t,e)=>t.map(n=>n===null?e:n);function It(t,e){return t.live?e.act?()=>t.act(e.act):e.pick?()=>t.pick(e.id):e.plan?()=>t.raise(e.id):e.why?()=>t.why(e.why,`spot:${e.id}`):null:null}function B({k:t,spot:e,size:n="m",tab:s}){let o=t.picked.indexOf(e.id),a=t.raised===e.id&&!!(e.plan||e.act),l=It(t,e),i=!!(l&&e.why&&!e.act&&!e.pick&&!e.plan),d=l&&!e.act&&!i,u=e.card??null,$=a&&!e.note?t.frame.scene.tray.plan:e.note,p=o>=0&&t.frame.scene.tray.controls?.some(y=>y.kind==="choose"&&y.ordered),c=U(t,[u?t.name(u):t.t("card.back"),e.mark&&t.t(`mark.${e.mark}`),g(t,$),p&&t.t("choice.nth",{n:o+1})]),m=t.hint?.card&&u&&t.hint.card===u,h=y=>{it(y)||y.key!=="Enter"&&y.key!==" "||(y.preventDefault(),y.repeat||l?.())},M=s!==void 0||l;return r`<div
    class=${`${V(u,e.mark)} spot${a||o>=0?" up":""}${m?" hinted":""}${l&&!i?" can":""}`}
    role=${l?"button":"img"}
    aria-label=${c}
    aria-pressed=${d?String(a||o>=0):void 0}
    aria-disabled=${i?"true":void 0}
    aria-haspopup=${i?"dialog":void 0}
    data-card=${u??void 0}
    data-act=${e.act&&t.live?nt(e.act):void 0}
    data-k=${`spot:${e.id}`}
    tabindex=${M?s??0:void 0}
    onClick=${l??void 0}
    onKeyDown=${M?h:void 0}
  >
    <${J} card=${u} size=${n} />
    ${$?r`<span class="tag" aria-hidden="true"><${f} k=${t} say=${$} inert /></span>`:null}
    ${p?r`<span class="nth" aria-hidden="true">${o+1}</span>`:null}
  </div>`}function Mn(t,e){let[n,s]=w(t);return{stop:e.includes(n)?n:e[0]??"",onKeyDown:i=>{if(i.ctrlKey||i.metaKey||i.altKey)return;let u=[...i.currentTarget.querySelectorAll(".spot[tabindex]")],$=u.indexOf(i.target.closest(".spot")),p=$<0?null:un(i.key,$,u.length);p!==null&&(i.preventDefault(),u[p]?.focus({preventScroll:!0}))},onFocusIn:i=>{let d=i.target.closest(".spot")?.getAttribute("data-k");d&&s(d.slice(5))}}}function zt({k:t,zone:e,size:n="m",always:s=!1}){let o=e.cards??[],a=u=>s||!!It(t,u),{stop:l,onKeyDown:i,onFocusIn:d}=Mn("",o.filter(a).map(u=>u.id));return o.length?r`<ul
    class=${`cards ${e.layout}`}
    style=${`--c:${o.length}`}
    aria-label=${g(t,e.say)}
    data-place=${e.id}
    onKeyDown=${i}
    onFocusIn=${d}
  >
    ${o.map((u,$)=>r`<li key=${u.id} style=${`--n:${$}`}>
          <${B} k=${t} spot=${u} size=${n} tab=${a(u)?u.id===l?0:-1:void 0} />
        </li>`)}
  </ul>`:null}function Et({k:t,zone:e,size:n="m",always:s=!1}){let o=e.groups??[],a=o.flatMap($=>$.cards),l=$=>s||!!It(t,$),{stop:i,onKeyDown:d,onFocusIn:u}=Mn("",a.filter(l).map($=>$.id));return r`<ul class="groups" aria-label=${g(t,e.say)} data-place=${e.id} onKeyDown=${d} onFocusIn=${u}>
    ${o.map(($,p)=>r`<li key=${$.cards[0]?.id??p} class=${$.mark??""}>
          ${$.say?r`<small class="over"><${f} k=${t} say=${$.say} /></small>`:null}
          <div class="cs">
            ${$.cards.map(c=>r`<${B}
                  key=${c.id}
                  k=${t}
                  spot=${c}
                  size=${n}
                  tab=${l(c)?c.id===i?0:-1:void 0}
                />`)}
          </div>
          ${$.note?r`<small><${f} k=${t} say=${$.note} /></small>`:null}
        </li>`)}
  </ul>`}var fe=230,me=124,Cn=106,Tn=54;function ct(t,e=1){let n=t*Math.PI/180;return{x:fe/2+Cn*e*Math.cos(n),y:me/2+Tn*e*Math.sin(n)}}var j=t=>t.toFixed(1),eo=t=>({left:t.x/fe*100,top:t.y/me*100});function Sn(t,e){let n=ct(t),s=ct(e);return`M${j(n.x)} ${j(n.y)}A${Cn} ${Tn} 0 0 ${e>t?1:0} ${j(s.x)} ${j(s.y)}`}function no(t,e){let n=Math.atan2(e.y-t.y,e.x-t.x)*180/Math.PI;return{d:"M-7-4.5 0 0-7 4.5",at:`translate(${j(e.x)} ${j(e.y)}) rotate(${j(n)})`}}function so(t,e,n,s=!1){let o=90+t*360/n,a=((e-t)*360/n%360+540)%360-180;a===-180&&(a=180);let l=Math.sign(a)||1,i=Math.abs(a),d=Math.min(9,i*.1),u=s&&n>2&&i<180,$=Math.min(u?14:18,i*.28),p=o+a*(u?.68:.5),c=o+a-l*(u?0:d);return{card:eo(ct(p)),lines:(u?"":Sn(o+l*d,p-l*$))+Sn(p+l*$,c),head:no(ct(c-l*4),ct(c))}}function An({k:t,zone:e,children:n}){let s=t.frame.scene.seats,o=new Map(s.map((i,d)=>[i.seat,d])),a=e.passing??[],l=a.map(i=>({passing:i,...so(o.get(i.from_seat)??0,o.get(i.to_seat)??0,s.length,a.some(d=>d.from_seat===i.to_seat&&d.to_seat===i.from_seat))}));return r`<div class="ring" data-place=${e.id}>
    <svg viewBox=${`0 0 ${fe} ${me}`} aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--cloth-line)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
        <path d=${l.map(i=>i.lines).join("")} />
        ${l.map(i=>r`<path key=${i.passing.spot.id} d=${i.head.d} transform=${i.head.at} />`)}
      </g>
    </svg>
    <ul aria-label=${g(t,e.say)}>
      ${l.map(i=>r`<li key=${i.passing.spot.id} style=${`left:${j(i.card.left)}%;top:${j(i.card.top)}%`}>
            <${B} k=${t} spot=${i.passing.spot} />
          </li>`)}
    </ul>
    <div class="inner">${n}</div>
  </div>`}function he({k:t,zone:e}){let n=e.cells??[];return r`<ol class="rail" style=${`--c:${n.length}`} aria-label=${g(t,e.say)} data-place=${e.id}>
    ${n.map((s,o)=>r`<li key=${o} class=${s.mark??""} aria-current=${s.mark==="now"?"step":void 0}>
          <span aria-hidden="true">${s.text}</span>
          ${s.sub?r`<small aria-hidden="true"><${f} k=${t} say=${s.sub} inert /></small>`:null}
          <span class="sr"><${f} k=${t} say=${s.say} inert /></span>
        </li>`)}
  </ol>`}function oo({k:t,zone:e}){let n=e.cards??[],s=e.count??n.length,o=n.at(-1)??{id:`${e.id}:top`},a=U(t,[g(t,e.say),t.t("stack.count",{n:s})]);return r`<div class=${`pile${s?"":" none"}`} role="group" aria-label=${a} data-place=${e.id}>
    ${s?r`<${B} k=${t} spot=${o} size="m" />`:r`<span class="card hollow"></span>`}
    <b aria-hidden="true">${s}</b>
  </div>`}function _e({k:t,zone:e}){let n=t.changed.includes(e.id)?" changed":"";if(e.layout==="rail")return r`<${he} k=${t} zone=${e} />`;let s=e.layout==="stack"?r`<${oo} k=${t} zone=${e} />`:e.layout==="groups"||e.groups?.length?r`<${Et} k=${t} zone=${e} />`:r`<${zt} k=${t} zone=${e} size=${e.layout==="lot"?"f":"m"} />`,o=e.layout!=="stack"&&!e.cards?.length&&!e.groups?.length;return r`<div class=${`zone is-${e.layout}${n}`} data-place=${o?e.id:void 0}>
    <span class="cap"><${f} k=${t} say=${e.say} /></span>
    ${o?r`<span class="card hollow"></span>`:s}
    ${e.note?r`<small><${f} k=${t} say=${e.note} /></small>`:null}
  </div>`}var ao=({k:t,steps:e,now:n})=>r`<span class="dots" role="img" aria-label=${t.t("step.of",{now:n,of:e})}>
    ${Array.from({length:e},(s,o)=>r`<i class=${o+1<n?"done":o+1===n?"now":""}></i>`)}
  </span>`,ro=({k:t,figure:e})=>r`<p class="figure">
    <span class="sr">${g(t,e.say)}</span>
    <b aria-hidden="true">${e.n}</b>
    <small aria-hidden="true">
      ${e.sub?r`<${f} k=${t} say=${e.sub} inert />`:e.what==="coins"?r`<${v} name="coin" />`:null}
    </small>
  </p>`;function lo({k:t,centre:e}){return r`<div class="says-what">
    ${e.say?r`<h3><${f} k=${t} say=${e.say} /></h3>`:null}
    ${e.figure?r`<${ro} k=${t} figure=${e.figure} />`:null}
    ${e.steps?r`<${ao} k=${t} steps=${e.steps} now=${e.now??0} />`:null}
    ${(e.lines??[]).map((n,s)=>r`<p key=${s}><${f} k=${t} say=${n} /></p>`)}
  </div>`}function Ln({k:t,centre:e}){let n=(e.zones??[]).filter(i=>i.layout!=="rail"),s=n.find(i=>i.layout==="ring"),o=n.find(i=>i.layout==="lot"),a=n.filter(i=>i!==s&&i!==o),l=r`<${lo} k=${t} centre=${e} />`;return r`<div class=${`centre${t.changed.includes("centre")?" changed":""}`} data-place="centre">
    ${s?r`<${An} k=${t} zone=${s}>${l}<//>`:null}
    ${o?r`<div class="sale"><${_e} k=${t} zone=${o} />${l}</div>`:null}
    ${s||o?null:l}
    ${a.length?r`<div class="zones">${a.map(i=>r`<${_e} key=${i.id} k=${t} zone=${i} />`)}</div>`:null}
  </div>`}var io=({k:t,badge:e})=>r`<span class=${`said ${e.tone??"wait"}`}>
    ${e.icon?r`<${v} name=${e.icon} />`:null}<span><${f} k=${t} say=${e.say} inert /></span>
  </span>`;function co({n:t}){let e=Math.max(0,Math.min(t,24)),n=Math.max(1,Math.ceil(e/6)),s=[];for(let a=0;a<e;a++){let l=15+30*Math.floor(a/6),i=34-5.4*(a%6),d=a===e-1||a%6===5;s.push(r`<g transform=${`translate(${l} ${i.toFixed(1)})`}>
      <path d="M-12 0v4a12 4.6 0 0 0 24 0v-4z" fill="#a8741c" />
      <path d="M-4.5 3.6v4.6q4.5.8 9 0v-4.6z" fill="#fbeecb" />
      <ellipse rx="12" ry="4.6" fill="#f0d08a" stroke="#5e3f0c" stroke-width=".7" />
      ${d?r`<ellipse rx="7.2" ry="2.5" fill="none" stroke="#9c6b18" stroke-width=".9" />`:null}
    </g>`)}let o=17+5.4*(Math.min(e,6)-1||0);return r`<svg
    viewBox=${`0 0 ${n*30} 44`}
    style=${`--stacks:${n};--tall:${o.toFixed(1)}`}
    aria-hidden="true"
    focusable="false"
  >${s}</svg>`}function uo({k:t,count:e}){let n=U(t,[g(t,e.say),g(t,e.sub)]),s=typeof e.n=="number"?e.n:Number.NaN;return e.what==="chips"?r`<span class="chips" role="img" aria-label=${n}>
      ${Number.isFinite(s)?r`<${co} n=${s} />`:null}<b aria-hidden="true">${e.n}</b>
    </span>`:r`<span class="count" role="img" aria-label=${n}>
    <span class="sum" aria-hidden="true">
      ${e.what==="coins"?r`<${v} name="coin" />`:null}<b>${e.n}</b>
      ${e.what==="coins"?null:r`<span>${t.t(`count.${e.what}`)}</span>`}
    </span>
  </span>`}function $o({k:t,counts:e}){let n=e.filter(s=>s.sub);return n.length?r`<div class="run" aria-hidden="true">
    ${n.map((s,o)=>r`<small key=${o}><${f} k=${t} say=${s.sub} inert /></small>`)}
  </div>`:null}function po({k:t,seat:e}){let n=e.hand??[];return n.length?r`<div class="backs" role="group" aria-label=${g(t,e.hand_say)||t.t("stack.count",{n:n.length})}>
    ${n.map(s=>s.card?r`<span key=${s.id} class="one known"><${B} k=${t} spot=${s} /></span>`:r`<span key=${s.id} class="one card back" aria-hidden="true"
            ><svg viewBox="0 0 60 84" focusable="false"><use href="#kz-backm" /></svg
          ></span>`)}
  </div>`:null}function fo({k:t,seat:e}){let n=e.laid??[];return n.length?r`<ul class="laid">
    ${n.map((s,o)=>r`<li key=${s.cards[0]?.id??o} class=${s.mark??""}>
          <span class="cs">${s.cards.map(a=>r`<${B} key=${a.id} k=${t} spot=${a} />`)}</span>
          ${s.say?r`<span class="sr">${g(t,s.say)}</span>`:null}
          ${s.note?r`<small><${f} k=${t} say=${s.note} inert /></small>`:null}
        </li>`)}
  </ul>`:null}function ye({k:t,seat:e,mine:n=!1}){let s=g(t,e.say),o=e.counts??[],l=(e.turn?t.t(n?"seat.your_turn":"seat.turn"):"")||g(t,e.note),i=`seat:${e.seat}`,d=[...e.said?[e.said]:[],...e.marks??[]];return r`<section
    class=${`seat${e.turn?" turn":""}${t.changed.includes(i)?" changed":""}`}
    role="group"
    aria-label=${s}
    data-place=${i}
    data-seat=${e.seat}
  >
    <div class="who">
      <span class="face" aria-hidden="true">${[...s][0]??""}</span>
      <span class="name">${s}${l?r`<small>${l}</small>`:null}</span>
    </div>
    ${d.length?r`<div class="says">${d.map((u,$)=>r`<${io} key=${$} k=${t} badge=${u} />`)}</div>`:null}
    ${!n&&e.hand?.length||o.length?r`<div class="held">
          ${n?null:r`<${po} k=${t} seat=${e} />`}
          ${o.map((u,$)=>r`<${uo} key=${$} k=${t} count=${u} />`)}
        </div>`:null}
    <${$o} k=${t} counts=${o} />
    <${fo} k=${t} seat=${e} />
  </section>`}function mo(t){let e=t.length<2?0:t.length<6?1:2;return{w:t.slice(0,e),n:t.slice(e,t.length-e),e:t.slice(t.length-e)}}function In({k:t}){let{seats:e,centre:n,hand:s}=t.frame.scene,[o,...a]=e,l=mo(a),i=(n.zones??[]).filter(p=>p.layout==="rail"),d=s.layout==="groups"||s.groups?.length,u=`${i.length?" railed":""}${d?" grouped":""}`,$=a.length>4?3:Math.max(1,a.length);return r`<div class=${`mat${u}`} style=${`--cols:${$}`} role="group" aria-label=${t.t("table")}>
    ${i.length?r`<div class="rails">${i.map(p=>r`<${he} key=${p.id} k=${t} zone=${p} />`)}</div>`:null}
    ${["w","n","e"].map(p=>r`<div key=${p} class=${`side-${p}`}>
          ${l[p].map(c=>r`<${ye} key=${c.seat} k=${t} seat=${c} />`)}
        </div>`)}
    <${Ln} k=${t} centre=${n} />
    <div class="me">
      ${o?r`<${ye} k=${t} seat=${o} mine />`:null}
      <div class=${`hand${t.changed.includes(s.id)?" changed":""}`}>
        ${d?r`<${Et} k=${t} zone=${s} size="f" always />`:r`<${zt} k=${t} zone=${s} size="f" always />`}
      </div>
    </div>
  </div>`}function ho({k:t,spec:e,value:n,onPick:s}){let o=`${t.view}-opt-${e.name}`,a=i=>s(i.target.value),l=e.kind==="flag"?[!0,!1].map(i=>({value:i,say:t.t(i?"yes":"no")})):e.values??[];return r`<div class="option">
    <div>
      <label for=${o}><${f} k=${t} say=${e.say} inert /></label>
      ${e.rule?r`<${Tt} k=${t} id=${e.rule} />`:null}
      ${e.sub?r`<p id=${`${o}-sub`}><${f} k=${t} say=${e.sub} /></p>`:null}
    </div>
    ${e.kind==="number"?r`<input id=${o} class="field" inputmode="numeric" autocomplete="off" value=${n} aria-describedby=${e.sub?`${o}-sub`:void 0} onInput=${a} />`:r`<select id=${o} class="field" aria-describedby=${e.sub?`${o}-sub`:void 0} onChange=${a}>
          ${l.map(i=>r`<option key=${String(i.value)} value=${String(i.value)} selected=${String(i.value)===n}>${g(t,i.say)}</option>`)}
        </select>`}
  </div>`}function _o(t,e){if(t.kind==="flag")return e==="true";if(t.kind==="number"){let n=e.normalize("NFKC").trim();return/^\d+$/.test(n)&&Number.isSafeInteger(Number(n))?Number(n):n}return t.values?.find(n=>String(n.value)===e)?.value??e}function zn({k:t,onClose:e}){let{options:n=[],seats:s=[]}=t.words.setup,o=c=>String(t.frame.options?.[c.name]??c.default??""),[a,l]=w(()=>Object.fromEntries(n.map(c=>[c.name,o(c)]))),[i,d]=w(String(t.frame.seat)),u=A(!1),$=c=>{c.preventDefault();let m=Object.fromEntries(n.map(h=>[h.name,_o(h,a[h.name]??"")]));u.current=!0,c.currentTarget.closest("dialog")?.close(),t.send({do:"new",options:m,level:t.frame.level,...s.length?{seat:Number(i)}:{}})},p=`${t.view}-seat`;return r`<${et} k=${t} id=${`${t.view}-options`} title=${t.t("options")} name="options-dialog" onClose=${()=>e(u.current)}>
    <form onSubmit=${$}>
      <p class="para soft">${t.t("options.lead")}</p>
      ${s.length?r`<div class="option">
            <div><label for=${p}>${t.t("seat")}</label><p>${t.t("seat.sub")}</p></div>
            <select id=${p} class="field" onChange=${c=>d(c.target.value)}>
              ${s.map(c=>r`<option key=${c.n} value=${c.n} selected=${String(c.n)===i}>${g(t,c.say)}</option>`)}
            </select>
          </div>`:null}
      ${n.map(c=>r`<${ho}
            key=${c.name}
            k=${t}
            spec=${c}
            value=${a[c.name]??""}
            onPick=${m=>l({...a,[c.name]:m})}
          />`)}
      <div class="foot"><button type="submit" class="btn main" data-k="options-start">${t.t("options.start")}</button></div>
    </form>
  <//>`}var yo={"-":"−","+":"+","=":"="},ut=t=>typeof t=="number"&&t<0?`−${-t}`:String(t),Rn=({k:t,cards:e})=>r`<span class="cs">
    ${e.map((n,s)=>r`<span key=${`${n}:${s}`} class=${`${V(n)} mini`} role="img" aria-label=${t.name(n)}><${J} card=${n} /></span>`)}
  </span>`,Hn=({k:t,terms:e,rules:n})=>r`<div class="sumline">
    ${e.map((s,o)=>r`${s.op?r`<i key=${`op${o}`}>${yo[s.op]}</i>`:null}<span key=${o}
            ><b>${ut(s.n)}</b>${s.say?r`<small><${f} k=${t} say=${s.say} /></small>`:null}</span
          >`)}
    <${I} k=${t} rules=${n} />
  </div>`,En=({k:t,line:e,name:n=""})=>r`<li class=${`${n}${e.amount===0?" zero":""}`}>
    <div>
      <${f} k=${t} say=${e.say} />
      ${e.cards?.length?r` <${Rn} k=${t} cards=${e.cards} />`:null}
      ${e.sub?r`<small><${f} k=${t} say=${e.sub} /></small>`:null}
    </div>
    <${I} k=${t} rules=${e.rules} />
    ${e.amount===void 0||e.amount===null?null:r`<span class="amt">${ut(e.amount)}</span>`}
  </li>`,Dn=({k:t,items:e,total:n})=>r`<ul class="lines">
    ${e.map((s,o)=>r`<${En} key=${o} k=${t} line=${s} />`)}
    ${n?r`<${En} k=${t} line=${n} name="tot" />`:null}
  </ul>`;function Nn(t,e){return e&&typeof e=="object"&&"cards"in e?e.cards:!Array.isArray(e)||!e.length?null:e.every(n=>typeof n=="string"&&n in t.words.cards)?e:null}function Pn({k:t,cell:e}){if(e==null)return null;if(typeof e=="number")return ut(e);let n=Nn(t,e);return n?r`<${Rn} k=${t} cards=${n} />`:r`<${f} k=${t} say=${e} />`}function Bn({k:t,block:e}){let n=s=>s>0&&e.rows.some(o=>typeof o.cells[s]=="number"||Nn(t,o.cells[s]??null))?"r":"";return r`<div class="scroll" tabindex="0" role="group" aria-label=${t.t("table.scroll")}>
    <table class="ledger">
      ${e.say?r`<caption><${f} k=${t} say=${e.say} /></caption>`:null}
      <thead>
        <tr>
          ${e.head.map((s,o)=>s?.length?r`<th key=${o} scope="col" class=${n(o)}><${f} k=${t} say=${s} /></th>`:r`<td key=${o}></td>`)}
        </tr>
      </thead>
      <tbody>
        ${e.rows.map((s,o)=>r`<tr key=${o} class=${s.mark??""}>
              ${s.cells.map((a,l)=>l===0?r`<th key=${l} scope="row"><${Pn} k=${t} cell=${a} /></th>`:r`<td key=${l} class=${n(l)}><${Pn} k=${t} cell=${a} /></td>`)}
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Fn({k:t,block:e}){let n=s=>`${(100*Math.max(0,s)/Math.max(1,e.most)).toFixed(2)}%`;return r`<div>
    ${e.say?r`<p class="eyebrow"><${f} k=${t} say=${e.say} /></p>`:null}
    <ul class="stacks">
      ${e.items.map((s,o)=>{let a=s.after>s.before?"up":s.after<s.before?"down":"",l=Math.min(s.before,s.after),i=Math.max(s.before,s.after);return r`<li key=${o}>
          <span><${f} k=${t} say=${s.say} /></span>
          <span class="beam" aria-hidden="true"
            ><i style=${`width:${n(l)}`}></i
            ><i class=${a==="down"?"less":"plus"} style=${`left:${n(l)};width:${n(i-l)}`}></i
          ></span>
          <span class="ba"
            >${ut(s.before)} <span aria-hidden="true">→</span><span class="sr">${t.t("bars.then")}</span>
            <b class=${a}>${ut(s.after)}</b></span
          >
        </li>`})}
    </ul>
  </div>`}var On=({level:t,class:e,children:n})=>r`<${`h${Math.min(6,t)}`} class=${e}>${n}<//>`;function Kn({k:t,cards:e,say:n,size:s="m",shown:o=!1,name:a="near"}){return r`<div class="rowed">
    ${n?r`<p><${f} k=${t} say=${n} /></p>`:null}
    <ul class=${a}>
      ${e.map((l,i)=>{let d=U(t,[t.name(l.card),l.card.length===1&&l.mark!=="ghost"?t.t("mark.ghost"):l.mark&&t.t(`mark.${l.mark}`),g(t,l.note)]);return r`<li key=${`${l.card}:${i}`} class=${l.gap?"gap":""}>
          <span class=${V(l.card,l.mark)} role="img" aria-label=${d} data-card=${o?l.card:void 0}
            ><${J} card=${l.card} size=${s}
          /></span>
          ${l.note?r`<small aria-hidden="true"><${f} k=${t} say=${l.note} inert /></small>`:null}
        </li>`})}
    </ul>
  </div>`}var vo=({k:t,items:e})=>r`<ul class="checks">
    ${e.map((n,s)=>r`<li key=${s} class=${n.ok?"ok":"not"}>
          <span role="img" aria-label=${t.t(n.ok?"check.yes":"check.no")}><${v} name=${n.ok?"yes":"no"} /></span>
          <span><${f} k=${t} say=${n.say} /> <${I} k=${t} rules=${n.rules} /></span>
        </li>`)}
  </ul>`,go=({k:t,items:e,level:n})=>r`<ol class="places">
    ${e.map(s=>r`<li key=${s.seat} class=${s.place===1?"first":s.place?"":"out"}>
          <span class="rank">${s.place??r`<${f} k=${t} say=${s.mark} inert />`}</span>
          <div>
            <${On} level=${n}>
              ${t.frame.names?.[s.seat]?r`<b>${t.frame.names[s.seat]}</b>`:null}
              <span><${f} k=${t} say=${s.say} /></span>
              ${s.place&&s.mark?r`<span class="pill"><${f} k=${t} say=${s.mark} /></span>`:null}
              <${I} k=${t} rules=${s.rules} />
            <//>
            <${Kn} k=${t} cards=${s.cards} size="f" name="made" shown />
            <${F} k=${t} blocks=${s.blocks} level=${n+1} />
          </div>
        </li>`)}
  </ol>`;function bo({k:t,block:e,level:n}){switch(e.kind){case"text":return r`<p class=${`para ${e.tone??""}`}><${f} k=${t} say=${e.say} /> <${I} k=${t} rules=${e.rules} /></p>`;case"cards":return r`<${Kn} k=${t} cards=${e.cards} say=${e.say} />`;case"checks":return r`<${vo} k=${t} items=${e.items} />`;case"sum":return r`<${Hn} k=${t} terms=${e.terms} rules=${e.rules} />`;case"lines":return r`<${Dn} k=${t} items=${e.items} total=${e.total} />`;case"table":return r`<${Bn} k=${t} block=${e} />`;case"bars":return r`<${Fn} k=${t} block=${e} />`;case"places":return r`<${go} k=${t} items=${e.items} level=${n} />`;case"section":return r`<div class="section">
        <div class="top">
          <${On} level=${n}><${f} k=${t} say=${e.say} /><//>
          <${I} k=${t} rules=${e.rules} />
        </div>
        <${F} k=${t} blocks=${e.blocks} level=${n+1} />
      </div>`;default:return null}}var F=({k:t,blocks:e=[],level:n=4})=>e.map((s,o)=>r`<${bo} key=${`${s.kind}:${o}`} k=${t} block=${s} level=${n} />`);function jn({k:t}){let e=t.frame.scene.panels??[];return e.length?r`<div class="panels">
    ${e.map(n=>r`<section key=${n.id} class="leaf" role="group" aria-label=${g(t,n.say)}>
          <div class="top">
            <h3><${f} k=${t} say=${n.say} /></h3>
            <${I} k=${t} rules=${n.rules} />
          </div>
          <${F} k=${t} blocks=${n.blocks} level=${4} />
        </section>`)}
  </div>`:null}function qn({k:t,told:e,onClose:n}){let s=(a,l,i)=>a?r`<button type="button" class="btn" data-k=${i} onClick=${()=>t.rule(a)}>
          ${l==="prev"?r`<${v} name="prev" />`:null}<span class="sr">${t.t(i)}</span>${a}
          ${l==="next"?r`<${v} name="next" />`:null}
        </button>`:r`<span></span>`,o=r`<${f} k=${t} say=${e.title} inert />`;return r`<${et} k=${t} id=${`${t.view}-rule`} title=${o} name="rule-dialog" onClose=${n}>
    ${e.origin?r`<p class="pill"><${f} k=${t} say=${e.origin} /></p>`:null}
    <div class="answer" aria-live="polite"><${F} k=${t} blocks=${e.blocks} level=${3} /></div>
    <div class="foot">${s(e.before,"prev","rule.before")}${s(e.after,"next","rule.after")}</div>
  <//>`}function ve({k:t,button:e,compact:n=!1}){let s=nt(e.act),o=`act:${s}`,a=e.ok!==!1,l=a&&t.live,i=e.planned&&t.raised!==null,d=!a&&!n?t.t("why_not"):i?e.planned:e.sub,u=t.hint?.act&&nt(t.hint.act)===s,$=()=>{l?t.act(e.act):t.live&&t.why(e.act,o)};return r`<button
    type="button"
    class=${`btn act${n?" compact":""}${e.main&&l?" main":""}${u?" hinted":""}`}
    data-k=${o}
    data-act=${l?s:void 0}
    aria-disabled=${l?void 0:"true"}
    aria-haspopup=${a?void 0:"dialog"}
    aria-expanded=${a?void 0:String(t.popup?.from===o)}
    onClick=${$}
  >
    <span>${e.icon?r`<${v} name=${e.icon} />`:null}<span><${f} k=${t} say=${e.say} inert /></span></span>
    ${d?r`<small><${f} k=${t} say=${d} inert /></small>`:null}
  </button>`}var st=({k:t,each:e=[],label:n})=>e.length?r`<div class="each" role="group" aria-label=${n}>
        ${e.map(s=>r`<${ve} key=${nt(s.act)} k=${t} button=${s} compact />`)}
      </div>`:null;var wo=90;function Pt(t,e){let n=e&&t.live?`${JSON.stringify(e)} ${t.frame.rev} ${t.words.lang}`:"",s=A(""),[o,a]=w(null);return E(()=>{if(s.current=n,!n)return;let l=setTimeout(async()=>{let i=await t.ask({do:"ask",what:"judge",act:e});i&&s.current===n&&a({to:n,told:i})},wo);return()=>clearTimeout(l)},[n]),o&&o.to===n?o.told:null}function Rt({k:t,id:e,told:n,otherwise:s}){let o=n?.line??n?.title;return r`<p class="say" id=${e} role="status" data-bad=${n&&n.legal===!1?"":void 0}>
    <span>${o?r`<${f} k=${t} say=${o} />`:s??null}</span>
    ${n?r`<${I} k=${t} rules=${n.rules} />`:null}
  </p>`}function ge(t){let{hand:e,centre:n}=t.scene,s=[e,...n.zones??[]].flatMap(o=>[...o.cards??[],...(o.groups??[]).flatMap(a=>a.cards)]);return new Map(s.map(o=>[o.id,o]))}function Un({k:t,choice:e}){let n=ge(t.frame),s=t.picked.map(c=>n.get(c)?.card??c),o=Lt(e.act,s),a=Pt(t,e.judge!==!1&&s.length?o:null),l=s.length>=e.least&&s.length<=e.most,i=e.ok!==!1&&l&&a?.legal!==!1,d=()=>{t.live&&(i?t.act(o):t.why(o,`go:${e.id}`))},{least:u,most:$}=e,p=u===$?t.t("choice.exact",{n:s.length,most:$}):t.t("choice.range",{n:s.length,least:u,most:$});return r`<div class="entry choose" role="group" aria-label=${g(t,e.say)}>
    <${Rt}
      k=${t}
      id=${`${t.view}-${e.id}`}
      told=${a}
      otherwise=${r`<${f} k=${t} say=${e.say} />${" "}<span class="of">${p}</span>`}
    />
    <div class="line">
      ${s.length?r`<span class="chosen">${s.map((c,m)=>r`<span key=${t.picked[m]}><${Ct} k=${t} card=${c} /></span>`)}</span>
            <button type="button" class="btn bare" data-k=${`clear:${e.id}`} onClick=${t.unpick}>${t.t("choice.clear")}</button>`:null}
      <button
        type="button"
        class=${`btn${i&&t.live?" main":""}`}
        data-k=${`go:${e.id}`}
        aria-disabled=${i&&t.live?void 0:"true"}
        aria-haspopup=${i?void 0:"dialog"}
        onClick=${d}
      >
        <${f} k=${t} say=${e.submit} inert />
      </button>
    </div>
    <${st} k=${t} each=${e.each} label=${g(t,e.say)} />
  </div>`}function Jn({k:t,menu:e}){let[n,s]=w(!0),o=`${t.view}-menu-${e.id}`;return r`<div class="entry menu">
    <button
      type="button"
      class="btn bare"
      data-k=${`menu:${e.id}`}
      aria-expanded=${String(n)}
      aria-controls=${o}
      onClick=${()=>s(!n)}
    >
      <${f} k=${t} say=${e.say} inert /> <${v} name=${n?"down":"next"} />
    </button>
    <div id=${o} hidden=${!n}><${st} k=${t} each=${e.items} label=${g(t,e.say)} /></div>
  </div>`}function ko(t,e,n){let s=Number(t.normalize("NFKC").trim()||Number.NaN);return Number.isInteger(s)?Math.max(n.least,Math.min(n.most,s+e)):n.start}function Vn({k:t,box:e}){let[n,s]=w(String(e.start)),o=Lt(e.act,n),a=Pt(t,o),l=e.ok!==!1&&a?.legal!==!1,i=`${t.view}-${e.id}`,d=$=>{$.preventDefault(),t.live&&(l?t.act(o):t.why(o,`go:${e.id}`))},u=$=>s(String(ko(n,$,e)));return r`<form class="entry number" onSubmit=${d}>
    <${Rt} k=${t} id=${i} told=${a} otherwise=${r`<${f} k=${t} say=${e.sub??e.say} />`} />
    <${st} k=${t} each=${e.each} label=${g(t,e.say)} />
    <div class="line">
      ${e.quick?.length&&!e.each?.length?r`<span class="quick" role="group" aria-label=${t.t("number.quick")}>
            ${e.quick.map($=>r`<button key=${$} type="button" class="btn" data-k=${`quick:${e.id}:${$}`} onClick=${()=>s(String($))}>${$}</button>`)}
          </span>`:null}
      <span class="step" data-bad=${l?void 0:""}>
        <button type="button" aria-label=${t.t("number.less")} data-k=${`less:${e.id}`} onClick=${()=>u(-1)}>−</button>
        <input
          value=${n}
          inputmode="numeric"
          autocomplete="off"
          aria-label=${g(t,e.say)}
          aria-describedby=${i}
          data-k=${`box:${e.id}`}
          onInput=${$=>s($.target.value)}
        />
        <button type="button" aria-label=${t.t("number.more")} data-k=${`more:${e.id}`} onClick=${()=>u(1)}>+</button>
      </span>
      <button
        type="submit"
        class=${`btn${l&&t.live?" main":""}`}
        data-k=${`go:${e.id}`}
        aria-disabled=${l&&t.live?void 0:"true"}
      >
        <span><${f} k=${t} say=${e.submit} inert /></span> <b class="num">${n}</b>
      </button>
    </div>
  </form>`}var xo=8;function Wn({k:t,popup:e}){let n=A(null),s=`${t.view}-why`;return N(()=>{let o=n.current,a=o?.parentElement,l=a?.closest(".kibitz");if(!o||!a||!l)return;let i=[...l.querySelectorAll("[data-k]")].find(h=>h.getAttribute("data-k")===e.from),d=o.currentCSSZoom??1,u=a.getBoundingClientRect(),$=(i??a).getBoundingClientRect(),p=o.offsetWidth,c=($.left+$.width/2-u.left)/d,m=Math.max(xo-24,Math.min(u.width/d-p+16,c-p/2));o.style.setProperty("--left",`${m.toFixed(1)}px`),o.style.setProperty("--tip",`${Math.max(18,Math.min(p-18,c-m)).toFixed(1)}px`),o.focus({preventScroll:!0})},[e]),E(()=>{let o=a=>{a.composedPath().some(d=>d instanceof Element&&(d===n.current||d.getAttribute("data-k")===e.from||d.tagName==="DIALOG"))||t.close()};return document.addEventListener("pointerdown",o,!0),()=>document.removeEventListener("pointerdown",o,!0)},[e]),r`<div ref=${n} class="why" role="dialog" aria-labelledby=${s} tabindex="-1">
    <div class="top">
      <h3 id=${s}><${f} k=${t} say=${e.told.title} /></h3>
      <button type="button" class="btn bare" aria-label=${t.t("close")} onClick=${t.close}><${v} name="close" /></button>
    </div>
    <div class="answer"><${F} k=${t} blocks=${e.told.blocks} level=${4} /></div>
  </div>`}var be=({k:t,name:e,icon:n,ready:s,onClick:o,wide:a=!1})=>r`<button
    type="button"
    class="btn bare tool"
    data-k=${`tool:${e}`}
    aria-label=${t.t(s?e:`${e}.none`)}
    aria-disabled=${s?void 0:"true"}
    onClick=${()=>s&&o()}
  >
    <${v} name=${n} />${a?r`<span class="only-wide">${t.t(e)}</span>`:null}
  </button>`,we=({k:t,bare:e=!1})=>{let n=o=>()=>{t.send({do:"go",to:o})},s=t.phase!=="lost";return r`<div class="tools">
    <${be} k=${t} name="undo" icon="undo" ready=${s&&t.frame.undo} onClick=${n("undo")} />
    <${be} k=${t} name="redo" icon="redo" ready=${s&&t.frame.redo} onClick=${n("redo")} />
    ${e?null:r`<${be} k=${t} name="hint" icon="hint" ready=${t.live&&t.phase==="waiting"} onClick=${()=>t.show("hint")} wide />`}
  </div>`};function Mo({k:t,control:e}){if(e.kind==="number"){let{id:n,start:s,least:o,most:a}=e;return r`<${Vn} key=${`${n}:${s}:${o}:${a}`} k=${t} box=${e} />`}return e.kind==="choose"?r`<${Un} k=${t} choice=${e} />`:e.kind==="menu"?r`<${Jn} k=${t} menu=${e} />`:null}function Gn({k:t}){let{tray:e,sheet:n}=t.frame.scene,s=e.controls??[],o=s.filter(u=>u.kind==="act"),a=s.filter(u=>u.kind!=="act"),l=!n&&t.frame.mode==="play",i=l&&t.frame.phase==="pause",d=l&&t.frame.phase==="over";return r`<div class=${`tray${e.speech?" speech":""}${a.length?" tall":""}`} role="group" aria-label=${t.t("tray")}>
    <div class="ask">
      <h3><${f} k=${t} say=${e.say} /></h3>
      ${e.lead?r`<p><${f} k=${t} say=${e.lead} /></p>`:null}
      ${e.speech?r`<p class="free"><${v} name="talk" /> ${t.t("tray.speech")}</p>`:null}
    </div>
    <${we} k=${t} />
    ${a.map((u,$)=>r`<${Mo} key=${"id"in u?u.id:$} k=${t} control=${u} />`)}
    ${o.length||i||d?r`<div class="acts">
          ${o.map((u,$)=>r`<${ve} key=${$} k=${t} button=${u} />`)}
          ${i?r`<button type="button" class="btn main" data-continue onClick=${()=>{t.send({do:"go",to:"continue"})}}>${t.t("continue")}</button>`:null}
          ${d?r`<button type="button" class="btn main" data-new data-k="new" onClick=${()=>{t.send({do:"new"})}}>${t.t("new.match")}</button>`:null}
        </div>`:null}
    ${t.popup?r`<${Wn} k=${t} popup=${t.popup} />`:null}
  </div>`}function So(t){let e=[];for(let n of t){let s=e.at(-1);n.kind==="section"||!s||s[0]?.kind==="section"?e.push([n]):s.push(n)}return e}var Qn=({k:t,blocks:e=[]})=>So(e).map((n,s)=>r`<div key=${s} class="leaf"><${F} k=${t} blocks=${n} level=${4} /></div>`);function Zn({k:t,sheet:e,children:n}){let{phase:s,mode:o,at:a}=t.frame,l=t.phase!=="lost"&&o==="play";return r`<div class="doc">
    <div class="head">
      <div>
        <h3 class="big"><${f} k=${t} say=${e.title} /></h3>
        ${e.lead||e.rules?.length?r`<p><${f} k=${t} say=${e.lead} /> <${I} k=${t} rules=${e.rules} /></p>`:null}
      </div>
      <div class="row">
        <${we} k=${t} bare />
        ${l&&a>0?r`<button type="button" class="btn" data-k="step-through" onClick=${()=>{t.send({do:"go",to:a-1})}}>
              <${v} name="prev" /> ${t.t("sheet.step")}
            </button>`:null}
        ${l&&s==="pause"?r`<button type="button" class="btn main" data-continue data-k="continue" onClick=${()=>{t.send({do:"go",to:"continue"})}}>
              ${t.t("continue")} <${v} name="next" />
            </button>`:null}
        ${l&&s==="over"?r`<button type="button" class="btn main" data-new data-k="new" onClick=${()=>{t.send({do:"new"})}}>
              ${t.t("new.match")} <${v} name="next" />
            </button>`:null}
      </div>
    </div>
    <div class="cols">
      <div><${Qn} k=${t} blocks=${e.blocks} /></div>
      <div><${Qn} k=${t} blocks=${e.aside} />${n}</div>
    </div>
  </div>`}function Co({k:t}){let{at:e,of:n,mode:s}=t.frame,o=t.phase!=="lost",a=o&&e>0,l=o&&s==="review",i=[["replay.first","start",a,0],["replay.back","prev",a,e-1],["replay.on","next",l,Math.min(n,e+1)],["replay.last","end",l,"live"]];return r`<span class="steps" role="group" aria-label=${t.t("replay")}>
    ${i.map(([d,u,$,p])=>r`<button
          key=${d}
          type="button"
          class="btn bare"
          data-k=${d}
          aria-label=${t.t(d)}
          aria-disabled=${$?void 0:"true"}
          onClick=${()=>$&&void t.send({do:"go",to:p})}
        ><${v} name=${u} /></button>`)}
  </span>`}function To(t){let e=[];for(let n of t)n.kind==="head"?e.push({head:n,lines:[]}):(e.length||e.push({head:null,lines:[]}),e.at(-1)?.lines.push(n));return e}function ke({k:t}){let e=A(null),n=t.frame.story??[],s=n.findLast(o=>o.kind!=="head");return N(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[s?.id,n.length]),r`<section class="leaf story">
    <div class="top"><h3>${t.t("story")}</h3><${Co} k=${t} /></div>
    <div ref=${e} class="told" role="log" aria-live="off" aria-label=${t.t("story")} tabindex="0">
      ${To(n).map(({head:o,lines:a},l)=>r`<div key=${o?.id??`part${l}`}>
            ${o?r`<h4><${f} k=${t} say=${o.say} /></h4>`:null}
            ${a.length?r`<ol>
                  ${a.map(i=>r`<li key=${i.id} class=${i===s?"now":""} aria-current=${i===s?"step":void 0}>
                        <span><${f} k=${t} say=${i.say} /></span>
                        <${I} k=${t} rules=${i.rules} />
                      </li>`)}
                </ol>`:null}
          </div>`)}
    </div>
  </section>`}function Ao(t,e){let{events:n=[],story:s=[],mode:o,at:a,phase:l,scene:i}=t,d=new Set(n),u=s.filter(m=>d.has(m.id)),$=o==="review",p=u.length||!$&&a>=e?u:s.slice(-1),c=p.length>0&&!$&&l==="waiting"?i.tray.say:null;return{lines:p,asks:c,review:$}}function Xn({k:t}){let{rev:e,at:n,of:s}=t.frame,o=A(n),{lines:a,asks:l,review:i}=tt(()=>Ao(t.frame,o.current),[e]);return o.current=n,r`<div class="sr" aria-live="polite" data-announce>
    ${i?r`<p key=${`at${e}`}>${t.t("review.at",{at:n,of:s})}</p>`:null}
    ${a.map(d=>r`<p key=${`${d.id}/${e}`}><${f} k=${t} say=${d.say} inert /></p>`)}
    ${l?r`<p key=${`ask${e}`}><${f} k=${t} say=${l} inert /></p>`:null}
  </div>`}var Lo=new Set(["dead","terminating","restarting","autorestarting"]),Ht=class{constructor(e,n,s){this.model=e,this.view=n,this.onState=s,this.state="",this.n=0,this.waiting=new Map,this.heard=o=>this.hear(o),this.gone=()=>this.become("lost"),e.on("msg:custom",this.heard),this.looked=Date.now(),this.watch=setInterval(()=>this.look(),500),this.pings=setInterval(()=>this.ping(),3e3),this.unhook=this.hookKernel()}send(e){let n=++this.n;return new Promise(s=>{this.waiting.set(n,{since:Date.now()-(e.do==="ping"?3e3:0),done:s});try{this.model.send({...e,view:this.view,n})}catch{this.become("lost")}})}ping(){document.visibilityState==="visible"&&(this.waiting.size===0||this.state==="lost")&&this.send({do:"ping"})}hear(e){if(this.alive(),!e||e.to!==this.view)return;let n=this.waiting.get(e.n);this.waiting.delete(e.n),n?.done(e)}alive(){let e=Date.now();for(let n of this.waiting.values())n.since=e;this.become("")}look(){let e=Date.now(),n=e-this.looked>6*500;if(this.looked=e,n)for(let o of this.waiting.values())o.since=e;let s=0;for(let o of this.waiting.values())s=Math.max(s,e-o.since);s>=1e4?this.become("lost"):s>=4e3&&this.state===""&&this.become("slow")}become(e){if(e!==this.state){if(this.state=e,e==="lost"){for(let n of this.waiting.values())n.done(null);this.waiting.clear()}this.onState(e)}}hookKernel(){let e=[];try{let n=this.model.widget_manager?.kernel,s=(a,l)=>Lo.has(l)&&this.gone();n?.statusChanged?.connect?.(s),e.push(()=>n?.statusChanged?.disconnect?.(s));let o=(a,l)=>l==="disconnected"&&this.gone();n?.connectionStatusChanged?.connect?.(o),e.push(()=>n?.connectionStatusChanged?.disconnect?.(o))}catch{}return()=>{for(let n of e)n()}}close(){clearInterval(this.watch),clearInterval(this.pings),this.model.off("msg:custom",this.heard),this.unhook();for(let e of this.waiting.values())e.done(null);this.waiting.clear()}};var Dt=t=>`kibitz:${location.pathname}${location.search}:${t}`;function Io(t){try{sessionStorage.removeItem(t)}catch{}}function Yn(t){if(t.keep===null||t.keep===void 0)return;let{matches:e}=t.keep,n=e?Nt(t.key)?.matches:void 0,s=e?{...t.keep,matches:{...n,...e}}:t.keep;try{sessionStorage.setItem(Dt(t.key),JSON.stringify(s))}catch{}}function Nt(t){try{return JSON.parse(sessionStorage.getItem(Dt(t))??"null")}catch{return Io(Dt(t)),null}}function ts(t,e){try{sessionStorage.setItem(Dt(`${t}/look`),JSON.stringify(e))}catch{}}function es(t){let{theme:e,suits:n,large:s}=Nt(`${t}/look`)??{};return{...e&&["auto","light","dark"].includes(e)?{theme:e}:{},...n&&["four","two"].includes(n)?{suits:n}:{},...typeof s=="boolean"?{large:s}:{}}}function ns(t){return(e,n={})=>(t?.[`ui.${e}`]??e).replace(/\{(\w+)\}/g,(o,a)=>a in n?String(n[a]):o)}var os={theme:"auto",suits:"four",large:!1},ss=new WeakSet;function xe(t,e){let[,n]=w(0);return E(()=>{let s=()=>n(o=>o+1);return t.on(`change:${e}`,s),()=>t.off(`change:${e}`,s)},[t,e]),t.get(e)}function zo(t,e,n){E(()=>{if(n?.resume&&!ss.has(e)){ss.add(e);let s=es(n.key);Object.keys(s).length&&(e.set("look",{...os,...e.get("look"),...s}),e.save_changes());let o=Nt(n.key);if(o!==null){t.send({do:"resume",keep:o});return}}n&&Yn(n)},[n])}function as(t,e){let n=xe(t,"frame"),s=xe(t,"words"),o={...os,...xe(t,"look")},[a,l]=w(""),[,i]=w(0),[d,u]=w(null),[$,p]=w([]),[c,m]=w(null),[h,M]=w(null),[y,k]=w(null),[b,L]=w(null),[W,H]=w(null),z=tt(()=>new Ht(t,e,l),[t,e]),G=A(null);E(()=>()=>z.close(),[z]),E(()=>$n(()=>i(_=>_+1)),[]),zo(z,t,n),N(()=>{z.alive(),G.current=null,H(null),M(null),m(null)},[n?.rev]);let O=n?.home?"home":n?.game,Z=A(O);E(()=>{Z.current!==O&&(Z.current=O,L(null),u(null),p([]),k(null))},[O]),E(()=>{u(null),p(_=>_.length?[]:_)},[n?.seed]);let P=ne(_=>z.send(_),[z]),D=ne(async _=>(await z.send(_))?.answer??null,[z]);if(!n||!s)return null;let is=ns(s.ui),Me=n.home?new Map:ge(n),dt=$.filter(_=>Me.get(_)?.pick),Bt=a==="lost",cs=Bt?"lost":n.phase,us=async _=>{G.current!==null||Bt||(G.current=n.rev,H(n.rev),m(null),p([]),await z.send({do:"act",act:_,rev:n.rev}),G.current=null,H(null))},ds=async(_,R)=>{let Se=await D({do:"ask",what:"judge",act:_});Se&&m({from:R,told:Se})},$s=async _=>{if(_!=="hint"){L(_);return}let R=await D({do:"ask",what:"hint"});R&&(M(R),m({from:"tool:hint",told:R}))},ps=async _=>{let R=await D({do:"ask",what:"rule",id:_});R&&k(R)},fs=_=>{ts(n.key,{...o,..._}),t.set("look",{...o,..._}),t.save_changes()};return{k:{view:e,frame:n,words:s,look:o,phase:cs,live:!Bt&&n.mode!=="review",raised:d&&Me.has(d)?d:null,picked:dt,hint:h,changed:rt()?[...new Set((n.moves??[]).map(_=>_.to))]:[],popup:c,open:b,t:is,name:_=>s.cards?.[_]??_,act:_=>{us(_)},send:P,ask:D,why:(_,R)=>{ds(_,R)},rule:_=>{ps(_)},raise:_=>u(d===_?null:_),pick:_=>p(dt.includes(_)?dt.filter(R=>R!==_):Eo(n)?[_]:[...dt,_]),unpick:()=>p([]),close:()=>m(null),show:_=>{$s(_)},restyle:fs},told:y,closeRule:()=>k(null),slow:a==="slow",sent:W!==null}}function Eo(t){let e=(t.scene.tray.controls??[]).filter(n=>n.kind==="choose");return e.length>0&&e.every(n=>n.kind==="choose"&&n.most===1)}function Po(t,e){let n=A(null),s=A(null),o=A(-1);n.current??=new xt,s.current??=new St;let a=e&&e.frame.rev!==o.current&&o.current>=0&&e.frame.mode==="play"?e.frame.moves??[]:[];n.current.note(t.current);let l=a.length?s.current.from(t.current,a):[];return N(()=>{!t.current||!e||(n.current?.restore(t.current,e.phase),a.length&&s.current?.fly(t.current,a,l),o.current=e.frame.rev)}),s.current}function Ro({k:t}){let e=t.frame.scene.sheet;return e?r`<${Zn} k=${t} sheet=${e}><${ke} k=${t} /><//>`:r`<div class="stage">
    <div class="play"><${In} k=${t} /><${Gn} k=${t} /></div>
    <div class="side"><${jn} k=${t} /><${ke} k=${t} /></div>
  </div>`}function Ho({k:t,slow:e,told:n,closeRule:s}){return r`<${vn} k=${t} />
    <${pe} k=${t} slow=${e} />
    <${Ro} k=${t} />
    <${Xn} k=${t} />
    ${n?r`<${qn} k=${t} told=${n} onClose=${s} />`:null}
    ${t.open==="options"?r`<${zn} k=${t} onClose=${o=>t.show(o?null:"settings")} />`:null}`}function rs({model:t,view:e}){let n=A(null),s=as(t,e),o=Po(n,s?.k);if(E(()=>n.current?mn(n.current):void 0,[!!s]),!s)return r`<div class="kibitz" ref=${n} data-phase="busy"></div>`;let{k:l,told:i,closeRule:d,slow:u,sent:$}=s,p=l.look.theme==="auto"?dn():l.look.theme,c=m=>{if(m.key!=="Escape"||m.defaultPrevented||n.current?.querySelector("dialog[open]"))return;let h=l.popup?.from??(l.open==="settings"?"settings":null);if(!h)return;l.close(),l.open==="settings"&&l.show(null),[...n.current?.querySelectorAll("[data-k]")??[]].find(y=>y.getAttribute("data-k")===h)?.focus({preventScroll:!0})};return r`<div
    ref=${n}
    class=${`kibitz${l.look.large?" large":""}`}
    lang=${l.words.lang}
    role="region"
    aria-label=${l.frame.home?"Kibitz":l.words.game??g(l,l.frame.scene.title)}
    tabindex="-1"
    data-game=${l.frame.game}
    data-rev=${l.frame.rev}
    data-phase=${l.phase}
    data-mode=${l.frame.mode}
    data-sent=${$?"":void 0}
    data-theme=${p??void 0}
    data-suits=${l.look.suits}
    data-host=${Mt()?"page":"notebook"}
    onKeyDown=${c}
    onPointerDown=${()=>o.finish()}
    onKeyDownCapture=${m=>{o.finish(),fn(m)}}
  >
    ${l.frame.home?r`<${xn} key="home" k=${l}><${pe} k=${l} slow=${u} /><//>`:r`<${Ho} key="game" k=${l} slow=${u} told=${i} closeRule=${d} />`}
  </div>`}var Do=()=>Math.random().toString(36).slice(2,8),ls=0;function No({model:t,el:e}){return ls+=1,Yt(e),Wt(r`<${rs} model=${t} view=${`v${ls}-${Do()}`} />`,e),()=>Wt(null,e)}var fi={render:No};export{fi as default};

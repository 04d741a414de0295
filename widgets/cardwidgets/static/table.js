var Mt,k,Be,Ss,q,Re,Oe,Fe,Ut,gt,rt,Ke,Wt,Jt,Vt,Cs,wt={},xt=[],Ts=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,St=Array.isArray;function O(t,e){for(var n in e)t[n]=e[n];return t}function Gt(t){t&&t.parentNode&&t.parentNode.removeChild(t)}function Qt(t,e,n){var s,o,a,i={};for(a in e)a=="key"?s=e[a]:a=="ref"?o=e[a]:i[a]=e[a];if(arguments.length>2&&(i.children=arguments.length>3?Mt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(a in t.defaultProps)i[a]===void 0&&(i[a]=t.defaultProps[a]);return vt(t,i,s,o,null)}function vt(t,e,n,s,o){var a={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:o??++Be,__i:-1,__u:0};return o==null&&k.vnode!=null&&k.vnode(a),a}function Ct(t){return t.children}function bt(t,e){this.props=t,this.context=e}function Q(t,e){if(e==null)return t.__?Q(t.__,t.__i+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?Q(t):null}function As(t){if(t.__P&&t.__d){var e=t.__v,n=e.__e,s=[],o=[],a=O({},e);a.__v=e.__v+1,k.vnode&&k.vnode(a),Zt(t.__P,a,e,t.__n,t.__P.namespaceURI,32&e.__u?[n]:null,s,n??Q(e),!!(32&e.__u),o),a.__v=e.__v,a.__.__k[a.__i]=a,Ve(s,a,o),e.__e=e.__=null,a.__e!=n&&qe(a)}}function qe(t){if((t=t.__)!=null&&t.__c!=null)return t.__e=t.__c.base=null,t.__k.some(function(e){if(e!=null&&e.__e!=null)return t.__e=t.__c.base=e.__e}),qe(t)}function De(t){(!t.__d&&(t.__d=!0)&&q.push(t)&&!kt.__r++||Re!=k.debounceRendering)&&((Re=k.debounceRendering)||Oe)(kt)}function kt(){try{for(var t,e=1;q.length;)q.length>e&&q.sort(Fe),t=q.shift(),e=q.length,As(t)}finally{q.length=kt.__r=0}}function je(t,e,n,s,o,a,i,l,u,d,$){var p,c,m,h,M,b,w=s&&s.__k||xt,y=e.length;for(u=zs(n,e,w,u,y),p=0;p<y;p++)(m=n.__k[p])!=null&&(c=m.__i!=-1&&w[m.__i]||wt,m.__i=p,b=Zt(t,m,c,o,a,i,l,u,d,$),h=m.__e,m.ref&&c.ref!=m.ref&&(c.ref&&Xt(c.ref,null,m),$.push(m.ref,m.__c||h,m)),M==null&&h!=null&&(M=h),4&m.__u?(u=Ue(m,u,t),c.__e&&(c.__e=null)):typeof m.type=="function"&&b!==void 0?u=b:h&&(u=h.nextSibling),m.__u&=-7);return n.__e=M,u}function zs(t,e,n,s,o){var a,i,l,u,d,$=n.length,p=$,c=0;for(t.__k=new Array(o),a=0;a<o;a++)(i=e[a])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=t.__k[a]=vt(null,i,null,null,null):St(i)?i=t.__k[a]=vt(Ct,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=t.__k[a]=vt(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):t.__k[a]=i,u=a+c,i.__=t,i.__b=t.__b+1,l=null,(d=i.__i=Ls(i,n,u,p))!=-1&&(p--,(l=n[d])&&(l.__u|=2)),l==null||l.__v==null?(d==-1&&(o>$?c--:o<$&&c++),typeof i.type!="function"&&(i.__u|=4)):d!=u&&(d==u-1?c--:d==u+1?c++:(d>u?c--:c++,i.__u|=4))):t.__k[a]=null;if(p)for(a=0;a<$;a++)(l=n[a])!=null&&(2&l.__u)==0&&(l.__e==s&&(s=Q(l)),Ge(l,l));return s}function Ue(t,e,n){var s,o;if(typeof t.type=="function"){for(s=t.__k,o=0;s&&o<s.length;o++)s[o]&&(s[o].__=t,e=Ue(s[o],e,n));return e}t.__e!=e&&(e&&t.type&&!e.parentNode&&(e=Q(t)),e=n.insertBefore(t.__e,e||null));do e=e&&e.nextSibling;while(e!=null&&e.nodeType==8);return e}function Ls(t,e,n,s){var o,a,i,l=t.key,u=t.type,d=e[n],$=d!=null&&(2&d.__u)==0;if(d===null&&l==null||$&&l==d.key&&u==d.type)return n;if(s>($?1:0)){for(o=n-1,a=n+1;o>=0||a<e.length;)if((d=e[i=o>=0?o--:a++])!=null&&(2&d.__u)==0&&l==d.key&&u==d.type)return i}return-1}function He(t,e,n){e[0]=="-"?t.setProperty(e,n??""):t[e]=n==null?"":typeof n!="number"||Ts.test(e)?n:n+"px"}function yt(t,e,n,s,o){var a,i;t:if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||He(t.style,e,"");if(n)for(e in n)s&&n[e]==s[e]||He(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")a=e!=(e=e.replace(Ke,"$1")),i=e.toLowerCase(),e=i in t||e=="onFocusOut"||e=="onFocusIn"?i.slice(2):e.slice(2),t.l||(t.l={}),t.l[e+a]=n,n?s?n[rt]=s[rt]:(n[rt]=Wt,t.addEventListener(e,a?Vt:Jt,a)):t.removeEventListener(e,a?Vt:Jt,a);else{if(o=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n))}}function Ne(t){return function(e){if(this.l){var n=this.l[e.type+t];if(e[gt]==null)e[gt]=Wt++;else if(e[gt]<n[rt])return;return n(k.event?k.event(e):e)}}}function Zt(t,e,n,s,o,a,i,l,u,d){var $,p,c,m,h,M,b,w,y,L,V,D,W,at,Z,G,z=e.type;if(e.constructor!==void 0)return null;128&n.__u&&(u=!!(32&n.__u),a=[l=e.__e=n.__e]),($=k.__b)&&$(e);t:if(typeof z=="function"){p=i.length;try{if(y=e.props,L=z.prototype&&z.prototype.render,V=($=z.contextType)&&s[$.__c],D=$?V?V.props.value:$.__:s,n.__c?w=(c=e.__c=n.__c).__=c.__E:(L?e.__c=c=new z(y,D):(e.__c=c=new bt(y,D),c.constructor=z,c.render=Es),V&&V.sub(c),c.state||(c.state={}),c.__n=s,m=c.__d=!0,c.__h=[],c._sb=[]),L&&c.__s==null&&(c.__s=c.state),L&&z.getDerivedStateFromProps!=null&&(c.__s==c.state&&(c.__s=O({},c.__s)),O(c.__s,z.getDerivedStateFromProps(y,c.__s))),h=c.props,M=c.state,c.__v=e,m)L&&z.getDerivedStateFromProps==null&&c.componentWillMount!=null&&c.componentWillMount(),L&&c.componentDidMount!=null&&c.__h.push(c.componentDidMount);else{if(L&&z.getDerivedStateFromProps==null&&y!==h&&c.componentWillReceiveProps!=null&&c.componentWillReceiveProps(y,D),e.__v==n.__v||!c.__e&&c.shouldComponentUpdate!=null&&c.shouldComponentUpdate(y,c.__s,D)===!1){e.__v!=n.__v&&(c.props=y,c.state=c.__s,c.__d=!1),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(H){H&&(H.__=e)}),xt.push.apply(c.__h,c._sb),c._sb=[],c.__h.length&&i.push(c),l=Q(n);break t}c.componentWillUpdate!=null&&c.componentWillUpdate(y,c.__s,D),L&&c.componentDidUpdate!=null&&c.__h.push(function(){c.componentDidUpdate(h,M,b)})}if(c.context=D,c.props=y,c.__P=t,c.__e=!1,W=k.__r,at=0,L)c.state=c.__s,c.__d=!1,W&&W(e),$=c.render(c.props,c.state,c.context),xt.push.apply(c.__h,c._sb),c._sb=[];else do c.__d=!1,W&&W(e),$=c.render(c.props,c.state,c.context),c.state=c.__s;while(c.__d&&++at<25);c.state=c.__s,c.getChildContext!=null&&(s=O(O({},s),c.getChildContext())),L&&!m&&c.getSnapshotBeforeUpdate!=null&&(b=c.getSnapshotBeforeUpdate(h,M)),Z=$!=null&&$.type===Ct&&$.key==null?We($.props.children):$,l=je(t,St(Z)?Z:[Z],e,n,s,o,a,i,l,u,d),c.base=e.__e,e.__u&=-161,c.__h.length&&i.push(c),w&&(c.__E=c.__=null)}catch(H){if(i.length=p,e.__v=null,u||a!=null){if(H.then){for(e.__u|=u?160:128;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;a!=null&&(a[a.indexOf(l)]=null),e.__e=l}else if(a!=null)for(G=a.length;G--;)Gt(a[G])}else e.__e=n.__e;e.__k==null&&(e.__k=n.__k||[]),H.then||Je(e),k.__e(H,e,n)}}else a==null&&e.__v==n.__v?(e.__k=n.__k,e.__e=n.__e):l=e.__e=Is(n.__e,e,n,s,o,a,i,u,d);return($=k.diffed)&&$(e),128&e.__u?void 0:l}function Je(t){t&&(t.__c&&(t.__c.__e=!0),t.__k&&t.__k.some(Je))}function Ve(t,e,n){for(var s=0;s<n.length;s++)Xt(n[s],n[++s],n[++s]);k.__c&&k.__c(e,t),t.some(function(o){try{t=o.__h,o.__h=[],t.some(function(a){a.call(o)})}catch(a){k.__e(a,o.__v)}})}function We(t){return typeof t!="object"||t==null||t.__b>0?t:St(t)?t.map(We):t.constructor!==void 0?null:O({},t)}function Is(t,e,n,s,o,a,i,l,u){var d,$,p,c,m,h,M,b=n.props||wt,w=e.props,y=e.type;if(y=="svg"?o="http://www.w3.org/2000/svg":y=="math"?o="http://www.w3.org/1998/Math/MathML":o||(o="http://www.w3.org/1999/xhtml"),a!=null){for(d=0;d<a.length;d++)if((m=a[d])&&"setAttribute"in m==!!y&&(y?m.localName==y:m.nodeType==3)){t=m,a[d]=null;break}}if(t==null){if(y==null)return document.createTextNode(w);t=document.createElementNS(o,y,w.is&&w),l&&(k.__m&&k.__m(e,a),l=!1),a=null}if(y==null)b===w||l&&t.data==w||(t.data=w);else{if(a=y=="textarea"&&w.defaultValue!=null?null:a&&Mt.call(t.childNodes),!l&&a!=null)for(b={},d=0;d<t.attributes.length;d++)b[(m=t.attributes[d]).name]=m.value;for(d in b)m=b[d],d=="dangerouslySetInnerHTML"?p=m:d=="children"||d in w||d=="value"&&"defaultValue"in w||d=="checked"&&"defaultChecked"in w||yt(t,d,null,m,o);for(d in w)m=w[d],d=="children"?c=m:d=="dangerouslySetInnerHTML"?$=m:d=="value"?h=m:d=="checked"?M=m:l&&typeof m!="function"||b[d]===m||yt(t,d,m,b[d],o);if($)l||p&&($.__html==p.__html||$.__html==t.innerHTML)||(t.innerHTML=$.__html),e.__k=[];else if(p&&(t.innerHTML=""),je(e.type=="template"?t.content:t,St(c)?c:[c],e,n,s,y=="foreignObject"?"http://www.w3.org/1999/xhtml":o,a,i,a?a[0]:n.__k&&Q(n,0),l,u),a!=null)for(d=a.length;d--;)Gt(a[d]);l&&y!="textarea"||(d="value",y=="progress"&&h==null?t.removeAttribute("value"):h!=null&&(h!==t[d]||y=="progress"&&!h||y=="option"&&h!=b[d])&&yt(t,d,h,b[d],o),d="checked",M!=null&&M!=t[d]&&yt(t,d,M,b[d],o))}return t}function Xt(t,e,n){try{if(typeof t=="function"){var s=typeof t.__u=="function";s&&t.__u(),s&&e==null||(t.__u=t(e))}else t.current=e}catch(o){k.__e(o,n)}}function Ge(t,e,n){var s,o;if(k.unmount&&k.unmount(t),(s=t.ref)&&(s.current&&s.current!=t.__e||Xt(s,null,e)),(s=t.__c)!=null){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(a){k.__e(a,e)}s.base=s.__P=s.__n=null}if(s=t.__k)for(o=0;o<s.length;o++)s[o]&&Ge(s[o],e,n||typeof t.type!="function");n||Gt(t.__e),t.__c=t.__=t.__e=void 0}function Es(t,e,n){return this.constructor(t,n)}function Yt(t,e,n){var s,o,a,i;e==document&&(e=document.documentElement),k.__&&k.__(t,e),o=(s=typeof n=="function")?null:n&&n.__k||e.__k,a=[],i=[],Zt(e,t=(!s&&n||e).__k=Qt(Ct,null,[t]),o||wt,wt,e.namespaceURI,!s&&n?[n]:o?null:e.firstChild?Mt.call(e.childNodes):null,a,!s&&n?n:o?o.__e:e.firstChild,s,i),Ve(a,t,i),t.props.children=null}Mt=xt.slice,k={__e:function(t,e,n,s){for(var o,a,i;e=e.__;)if((o=e.__c)&&!o.__)try{if((a=o.constructor)&&a.getDerivedStateFromError!=null&&(o.setState(a.getDerivedStateFromError(t)),i=o.__d),o.componentDidCatch!=null&&(o.componentDidCatch(t,s||{}),i=o.__d),i)return o.__E=o}catch(l){t=l}throw t}},Be=0,Ss=function(t){return t!=null&&t.constructor===void 0},bt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=O({},this.state),typeof t=="function"&&(t=t(O({},n),this.props)),t&&O(n,t),t!=null&&this.__v&&(e&&this._sb.push(e),De(this))},bt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),De(this))},bt.prototype.render=Ct,q=[],Oe=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,Fe=function(t,e){return t.__v.__b-e.__v.__b},kt.__r=0,Ut=Math.random().toString(8),gt="__d"+Ut,rt="__a"+Ut,Ke=/(PointerCapture)$|Capture$/i,Wt=0,Jt=Ne(!1),Vt=Ne(!0),Cs=0;var Qe={J:'<path d="M-16 6.4C-15.4-2-9.4-7.4-1-7.4 8-7.4 14.6-2.4 16 6.4 10.6 3.6 5.4 2.6 0 2.6S-10.6 3.6-16 6.4z" fill="var(--gold)"/><path d="M-16 10.6C-10.6 8-5.4 7 0 7s10.6 1 16 3.6" fill="none" stroke="var(--gold)" stroke-width="2.6"/><path d="M7.4-4C6.6-12 9.6-17.6 17.4-19.6 17-12.6 14-7.2 7.4-4z" fill="currentColor"/><path d="M7.8-4.6C10-9.6 12.4-13.6 15.6-17" fill="none" stroke="var(--ivory)" stroke-width="1"/><circle cx="-4" cy="-2.6" r="2" fill="currentColor"/>',Q:'<path d="M-14 9C-16.4 2.6-17.4-2-17-6c2.6 3.6 5.8 5.2 8.6 5C-8-6-4.6-9.6 0-12c4.6 2.4 8 6 8.4 11 2.8.2 6-1.4 8.6-5 .4 4-.6 8.6-3 15z" fill="var(--gold)"/><path d="M-14 11.6H14" stroke="var(--gold)" stroke-width="2.6"/><g fill="currentColor"><circle cx="-17" cy="-8" r="2.2"/><circle cx="17" cy="-8" r="2.2"/><circle cx="0" cy="-15" r="2.8"/><circle cx="-8.4" cy="-3.4" r="1.7"/><circle cx="8.4" cy="-3.4" r="1.7"/><path d="M0-5.6C2.4-3 2.4 1.6 0 5-2.4 1.6-2.4-3 0-5.6z"/></g>',K:'<path d="M-15 9-17.5-5-8.6 1.2 0-9.4 8.6 1.2 17.5-5 15 9z" fill="var(--gold)"/><path d="M-15 11.6H15" stroke="var(--gold)" stroke-width="2.6"/><g fill="currentColor"><circle cx="-17.5" cy="-6.6" r="2.3"/><circle cx="17.5" cy="-6.6" r="2.3"/><path d="M-1.4-19.4h2.8v3h3v2.8h-3v3.4h-2.8v-3.4h-3v-2.8h3z"/><circle cx="-7" cy="5.2" r="1.5"/><circle cx="0" cy="4.4" r="1.9"/><circle cx="7" cy="5.2" r="1.5"/></g>'},Ze='<rect x="29.5" y="11" width="41" height="118" rx="7" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-opacity=".5" stroke-width="1.1"/><path d="M32.6 82.6 67.4 57.4" stroke="currentColor" stroke-width="8.4" stroke-opacity=".16"/><path d="M30 79 70 50M30 90 70 61" stroke="var(--gold)" stroke-width="1.1"/>',Xe='<path d="m50 64.4 4.6 5.6-4.6 5.6-4.6-5.6z" fill="var(--gold)"/>',te='<path d="M50 96C40 92 33 84 31 73 22 70 17 76 17 85 12 66 22 52 36 55c2-14 8-24 14-29 6 5 12 15 14 29 14-3 24 11 19 30 0-9-5-15-14-12-2 11-9 19-19 23z" fill="var(--gold)"/><path d="M50 26c-6 5-12 15-14 29 4 8 8 22 14 41 6-19 10-33 14-41-2-14-8-24-14-29z" fill="currentColor"/><path d="M31 96q19 9 38 0v8q-19 9-38 0z" fill="currentColor"/><g fill="var(--ivory)" stroke="currentColor" stroke-width="1.6"><circle cx="17" cy="87" r="4.2"/><circle cx="83" cy="87" r="4.2"/><circle cx="50" cy="23" r="4.2"/></g><path d="m50 49 4.4 8-4.4 8-4.4-8z" fill="var(--gold)"/>';var ee={S:"M16 2.2C19.6 8.4 29 13.2 29 20.1c0 3.9-2.9 6.3-6.2 6.3-2.2 0-4.1-1-5.3-2.6.2 2.5 1.2 4.6 3.3 6H11.2c2.1-1.4 3.1-3.5 3.3-6-1.2 1.6-3.1 2.6-5.3 2.6C5.9 26.4 3 24 3 20.1 3 13.2 12.4 8.4 16 2.2z",H:"M16 29.6C11 24.4 2.2 18 2.2 10.4 2.2 5.9 5.5 2.8 9.4 2.8c2.9 0 5.4 1.6 6.6 4.3 1.2-2.7 3.7-4.3 6.6-4.3 3.9 0 7.2 3.1 7.2 7.6C29.8 18 21 24.4 16 29.6z",D:"M16 1.6C18.8 7 23 12.3 27.6 16 23 19.7 18.8 25 16 30.4 13.2 25 9 19.7 4.4 16 9 12.3 13.2 7 16 1.6z",C:"M16 2.4a6.5 6.5 0 0 1 5.4 10.1A6.6 6.6 0 1 1 17.5 22c.3 3.4 1.6 6.1 4 7.8h-11c2.4-1.7 3.7-4.4 4-7.8a6.6 6.6 0 1 1-3.9-9.5A6.5 6.5 0 0 1 16 2.4z"},X={A:"M1.8 28 10 1.6 18.2 28M4.7 19H15.3",2:"M2.4 9C2.4 4.6 5.7 1.9 10 1.9c4.4 0 7.6 2.6 7.6 6.5 0 3.2-2 5.3-4.6 7.9L3 26.1H18.4",3:"M2.8 1.9H16.6L9.2 11.4c5.1-.3 8.6 2.8 8.6 7.2 0 4.6-3.4 7.5-8 7.5-4 0-6.8-2.1-7.7-5.5",4:"M14 28V2.6L2 20.2H19.2",5:"M16.6 1.9H4.9L3.8 13.4c1.6-1.6 3.6-2.4 5.9-2.4 4.7 0 8.1 3.1 8.1 7.5 0 4.5-3.3 7.6-8 7.6-3.9 0-6.7-2-7.7-5.4",6:"M16.4 4.6C15 2.8 13 1.9 10.7 1.9 5.4 1.9 2.2 7 2.2 16M2.2 18.2a7.8 7.9 0 1 1 15.6 0 7.8 7.9 0 1 1-15.6 0z",7:"M2 1.9H17.8L7.6 28",8:"M3.7 8.1a6.3 6.2 0 1 1 12.6 0 6.3 6.2 0 1 1-12.6 0zM2.2 20.2a7.8 5.9 0 1 1 15.6 0 7.8 5.9 0 1 1-15.6 0z",9:"M3.6 23.4C5 25.2 7 26.1 9.3 26.1c5.3 0 8.5-5.1 8.5-14.1M17.8 9.8a7.8 7.9 0 1 1-15.6 0 7.8 7.9 0 1 1 15.6 0z",T:"M-1.6 6.2 2.6 2.4V28M8.4 14a5.9 12.1 0 1 1 11.8 0 5.9 12.1 0 1 1-11.8 0z",J:"M7.2 1.9H15.4V18.6c0 4.8-2.5 7.5-6.4 7.5-3.7 0-6.1-2.3-6.5-6",Q:"M2 14a8 12.1 0 1 1 16 0 8 12.1 0 1 1-16 0zM11 19.4 19 28.6",K:"M3.6 0V28M17.6.4 4.4 16.6M8.4 11.8 18.6 28"},C=t=>[[37,t],[63,t]],Ye={A:{at:[[50,70]],size:1.44},2:{at:[[50,28],[50,112]],size:.625},3:{at:[[50,28],[50,70],[50,112]],size:.625},4:{at:[...C(28),...C(112)],size:.578},5:{at:[...C(28),[50,70],...C(112)],size:.578},6:{at:[...C(28),...C(70),...C(112)],size:.578},7:{at:[...C(28),[50,49],...C(70),...C(112)],size:.547},8:{at:[...C(28),[50,49],...C(70),[50,91],...C(112)],size:.547},9:{at:[...C(25),...C(55),[50,70],...C(85),...C(115)],size:.547},T:{at:[...C(25),[50,40],...C(55),...C(85),[50,100],...C(115)],size:.547}};var tn={auto:'<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/>',close:'<path d="m6 6 12 12M18 6 6 18"/>',coin:'<circle cx="12" cy="12" r="8.6"/><circle cx="12" cy="12" r="5" stroke-dasharray="1.6 1.6"/>',deal:'<rect x="9" y="3.5" width="10.5" height="14" rx="1.8"/><path d="M6.5 7.5 4.5 8a1.5 1.5 0 0 0-1 1.9l2.7 9.1a1.5 1.5 0 0 0 1.9 1l5.4-1.6"/>',down:'<path d="M5.5 9 12 15.5 18.5 9"/>',drop:'<path d="M12 4v12M6.8 11.2 12 16.4l5.2-5.2M5 20.4h14"/>',end:'<path d="m7 5.5 6.5 6.5L7 18.5M17.5 5v14"/>',eye:'<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',first:'<path d="M5 4.5v15M9.5 6l9 6-9 6z" fill="none"/>',gavel:'<path d="m13 4 6.5 6.5M9 8l6.5 6.5M11 6l6.5 6.5M10.5 11.5 4 18M4 21h9"/>',hint:'<path d="M9 17.4c0-2-3-3.6-3-7.2a6 6 0 0 1 12 0c0 3.6-3 5.2-3 7.2zM9.6 20.8h4.8"/>',load:'<path d="M12 15V4.5M7.5 9 12 4.5 16.5 9M5 19.5h14"/>',mark:'<path d="M4 3.6h16a1.8 1.8 0 0 1 1.8 1.8v10.4a1.8 1.8 0 0 1-1.8 1.8h-8.4L7 21.6v-4H4a1.8 1.8 0 0 1-1.8-1.8V5.4A1.8 1.8 0 0 1 4 3.6z" fill="currentColor" stroke="none"/><path d="m12 5.8 3.6 4.8-3.6 4.8-3.6-4.8z" fill="var(--mark-hole,#fff)" stroke="none"/>',menu:'<path d="M4 7h16M4 12h16M4 17h16"/>',moon:'<path d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z"/>',next:'<path d="M9 5.5 15.5 12 9 18.5"/>',no:'<path d="m7 7 10 10M17 7 7 17"/>',options:'<path d="M4 7h9M17.5 7H20M4 17h2.5M11 17h9"/><circle cx="15.2" cy="7" r="2.2"/><circle cx="8.7" cy="17" r="2.2"/>',pass:'<path d="M5 12h14"/>',point:'<path d="m12 4 2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z"/>',prev:'<path d="M15 5.5 8.5 12l6.5 6.5"/>',redo:'<path d="M15.5 5 20 9.5 15.5 14M19.6 9.5H10a5.2 5.2 0 0 0 0 10.4h3"/>',save:'<path d="M12 4v10.5M7.5 10.5 12 15l4.5-4.5M5 19.5h14"/>',stand:'<path d="M12 4v13M7 20h10M8 17h8M9 4h6" />',start:'<path d="M17 5.5 10.5 12l6.5 6.5M6.5 5v14"/>',sun:'<circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2.4M12 19.1v2.4M2.5 12h2.4M19.1 12h2.4M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7"/>',talk:'<path d="M4 5h16v11h-9l-4 3.5V16H4z"/>',trade:'<path d="M4 9h14.6M14.5 4.8 18.8 9l-4.3 4.2M20 16H6"/>',undo:'<path d="M8.5 5 4 9.5 8.5 14M4.4 9.5H14a5.2 5.2 0 0 1 0 10.4h-3"/>',wait:'<circle cx="5.5" cy="12" r="1.3" fill="currentColor"/><circle cx="12" cy="12" r="1.3" fill="currentColor"/><circle cx="18.5" cy="12" r="1.3" fill="currentColor"/>',yes:'<path d="m5 12.5 4.6 4.7L19 7.5"/>'};var Ps="http://www.w3.org/2000/svg",en="kibitz-sprite-1",ne=(t,e,n,s)=>`<use href="#s-${t}" transform="translate(${e} ${n})${n>70?" rotate(180)":""} scale(${s})"/>`,se=t=>`${t}<g transform="rotate(180 50 70)">${t}</g>`,Rs=(t,e)=>`<use href="#g-${t}" transform="translate(${t==="T"?"7.2 8) scale(.76 .97)":"6.5 8) scale(.85 .97)"}" stroke-width="4.3"/><use href="#s-${e}" transform="translate(15 46.5) scale(.484)"/>`;function Ds(t,e){let n=`<g transform="translate(50 33.5) scale(.98)">${Qe[t]}</g>`;return Ze+se(n)+ne(e,41,57.5,.469)+ne(e,59,82.5,.469)+Xe}function Hs(t,e){let n=Ye[t],s=n?n.at.map(([o,a])=>ne(e,o??0,a??0,n.size)).join(""):Ds(t,e);return`<symbol id="f-${t}${e}" viewBox="0 0 100 140">${se(Rs(t,e))}${s}</symbol>`}var Ns=(t,e)=>`<symbol id="m-${t}${e}" viewBox="0 0 60 84"><use href="#g-${t}" transform="translate(${t==="T"?17.5:15.5} 9) scale(1.42)" stroke-width="4.3"/><use href="#s-${e}" transform="translate(30 65.5) scale(.781)"/></symbol>`;function Bs(){return`<symbol id="f-JK" viewBox="0 0 100 140">${se(((e,n,s)=>["J","K"].map((o,a)=>`<use href="#g-${o}" transform="translate(${e} ${n+a*36*s}) scale(${s})" stroke-width="5"/>`).join(""))(6.5,8,.64))}<g transform="translate(6 8.6) scale(.88)">${te}</g></symbol><symbol id="m-JK" viewBox="0 0 60 84"><g transform="translate(-1 13) scale(.62)">${te}</g></symbol>`}function Os(){let t="";for(let e=-140;e<=230;e+=10)t+=`M${e} 7 ${e+126} 133M${e+126} 7 ${e} 133`;return t}var Fs=`<symbol id="back" viewBox="0 0 100 140"><rect x="5" y="5" width="90" height="130" rx="6.5" fill="var(--back)"/><clipPath id="clip"><rect x="9" y="9" width="82" height="122" rx="4"/></clipPath><g clip-path="url(#clip)"><path d="${Os()}" stroke="var(--back-line)" stroke-opacity=".38" stroke-width=".9" fill="none"/></g><rect x="9" y="9" width="82" height="122" rx="4" fill="none" stroke="var(--back-line)" stroke-width="1.2"/><g transform="translate(50 70)"><path d="M0-25 20 0 0 25-20 0z" fill="var(--back)" stroke="var(--back-line)" stroke-width="1.4"/><g fill="var(--back-line)"><path d="M0-15.5 4.2-8 0-.5-4.2-8z"/><path d="M0 15.5 4.2 8 0 .5-4.2 8z"/><path d="M-12.6 0-8.4-5.2-4.2 0-8.4 5.2z"/><path d="M12.6 0 8.4-5.2 4.2 0 8.4 5.2z"/></g></g></symbol><symbol id="backm" viewBox="0 0 60 84"><rect x="4" y="4" width="52" height="76" rx="5" fill="var(--back)"/><rect x="8" y="8" width="44" height="68" rx="3" fill="none" stroke="var(--back-line)" stroke-width="1.6"/><path d="M30 20 44 42 30 64 16 42z" fill="none" stroke="var(--back-line)" stroke-width="1.6"/><path d="M30 33 35.6 42 30 51 24.4 42z" fill="var(--back-line)"/></symbol>`;function Ks(){let t=Object.entries(ee).map(([a,i])=>`<g id="s-${a}"><path transform="translate(-16 -16)" d="${i}" fill="currentColor"/></g>`),e=Object.entries(X).map(([a,i])=>`<path id="g-${a}" d="${i}" fill="none" stroke="currentColor" stroke-linejoin="miter"/>`),n=Object.keys(X).flatMap(a=>Object.keys(ee).flatMap(i=>[Hs(a,i),Ns(a,i)])),s=Object.entries(tn).map(([a,i])=>`<symbol id="n-${a}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${i}</g></symbol>`),o=[...t,...e,...n,Bs(),Fs,...s].join("").replace(/(id="|href="#|url\(#)/g,"$1kz-");return`<svg xmlns="${Ps}" id="${en}" aria-hidden="true" focusable="false" style="position:absolute;width:0;height:0;overflow:hidden"><defs>${o}</defs></svg>`}function oe(t,e=600){if(!t.isConnected){e>0&&requestAnimationFrame(()=>oe(t,e-1));return}let n=t.getRootNode();if(n.querySelector(`#${en}`))return;let s=new DOMParser().parseFromString(Ks(),"image/svg+xml").documentElement;("body"in n?n.body:n).append(document.importNode(s,!0))}var sn=function(t,e,n,s){var o;e[0]=0;for(var a=1;a<e.length;a++){var i=e[a++],l=e[a]?(e[0]|=i?1:2,n[e[a++]]):e[++a];i===3?s[0]=l:i===4?s[1]=Object.assign(s[1]||{},l):i===5?(s[1]=s[1]||{})[e[++a]]=l:i===6?s[1][e[++a]]+=l+"":i?(o=t.apply(l,sn(t,l,n,["",null])),s.push(o),l[0]?e[0]|=2:(e[a-2]=0,e[a]=o)):s.push(l)}return s},nn=new Map;function on(t){var e=nn.get(this);return e||(e=new Map,nn.set(this,e)),(e=sn(this,e.get(t)||(e.set(t,e=(function(n){for(var s,o,a=1,i="",l="",u=[0],d=function(c){a===1&&(c||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?u.push(0,c,i):a===3&&(c||i)?(u.push(3,c,i),a=2):a===2&&i==="..."&&c?u.push(4,c,0):a===2&&i&&!c?u.push(5,0,!0,i):a>=5&&((i||!c&&a===5)&&(u.push(a,0,i,o),a=6),c&&(u.push(a,c,0,o),a=6)),i=""},$=0;$<n.length;$++){$&&(a===1&&d(),d($));for(var p=0;p<n[$].length;p++)s=n[$][p],a===1?s==="<"?(d(),u=[u],a=3):i+=s:a===4?i==="--"&&s===">"?(a=1,i=""):i=s+i[0]:l?s===l?l="":i+=s:s==='"'||s==="'"?l=s:s===">"?(d(),a=1):a&&(s==="="?(a=5,o=i,i=""):s==="/"&&(a<5||n[$][p+1]===">")?(d(),a===3&&(u=u[0]),a=u,(u=u[0]).push(2,0,a),a=0):s===" "||s==="	"||s===`
`||s==="\r"?(d(),a=2):i+=s),a===3&&i==="!--"&&(a=4,u=u[0])}return d(),u})(t)),e),arguments,[])).length>1?e:e[0]}var r=on.bind(Qt);var Y,S,ae,an,it=0,fn=[],T=k,rn=T.__b,ln=T.__r,cn=T.diffed,un=T.__c,dn=T.unmount,$n=T.__;function At(t,e){T.__h&&T.__h(S,t,it||e),it=0;var n=S.__H||(S.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function x(t){return it=1,qs(mn,t)}function qs(t,e,n){var s=At(Y++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):mn(void 0,e),function(l){var u=s.__N?s.__N[0]:s.__[0],d=s.t(u,l);u!==d&&(s.__N=[d,s.__[1]],s.__c.setState({}))}],s.__c=S,!S.__f)){var o=function(l,u,d){if(!s.__c.__H)return!0;var $=!1,p=s.__c.props!==l;if(s.__c.__H.__.some(function(m){if(m.__N){$=!0;var h=m.__[0];m.__=m.__N,m.__N=void 0,h!==m.__[0]&&(p=!0)}}),a){var c=a.call(this,l,u,d);return $?c||p:c}return!$||p};S.__f=!0;var a=S.shouldComponentUpdate,i=S.componentWillUpdate;S.componentWillUpdate=function(l,u,d){if(this.__e){var $=a;a=void 0,o(l,u,d),a=$}i&&i.call(this,l,u,d)},S.shouldComponentUpdate=o}return s.__N||s.__}function I(t,e){var n=At(Y++,3);!T.__s&&le(n.__H,e)&&(n.__=t,n.u=e,S.__H.__h.push(n))}function R(t,e){var n=At(Y++,4);!T.__s&&le(n.__H,e)&&(n.__=t,n.u=e,S.__h.push(n))}function A(t){return it=5,tt(function(){return{current:t}},[])}function tt(t,e){var n=At(Y++,7);return le(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function ie(t,e){return it=8,tt(function(){return t},e)}function js(){for(var t;t=fn.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(Tt),e.__h.some(re),e.__h=[]}catch(n){e.__h=[],T.__e(n,t.__v)}}}T.__b=function(t){S=null,rn&&rn(t)},T.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),$n&&$n(t,e)},T.__r=function(t){ln&&ln(t),Y=0;var e=(S=t.__c).__H;e&&(ae===S?(e.__h=[],S.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})):(e.__h.some(Tt),e.__h.some(re),e.__h=[],Y=0)),ae=S},T.diffed=function(t){cn&&cn(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&(fn.push(e)!==1&&an===T.requestAnimationFrame||((an=T.requestAnimationFrame)||Us)(js)),e.__H.__.some(function(n){n.u&&(n.__H=n.u,n.u=void 0)})),ae=S=null},T.__c=function(t,e){e.some(function(n){try{n.__h.some(Tt),n.__h=n.__h.filter(function(s){return!s.__||re(s)})}catch(s){e.some(function(o){o.__h&&(o.__h=[])}),e=[],T.__e(s,n.__v)}}),un&&un(t,e)},T.unmount=function(t){dn&&dn(t);var e,n=t.__c;n&&n.__H&&(n.__H.__.some(function(s){try{Tt(s)}catch(o){e=o}}),n.__H=void 0,e&&T.__e(e,n.__v))};var pn=typeof requestAnimationFrame=="function";function Us(t){var e,n=function(){clearTimeout(s),pn&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);pn&&(e=requestAnimationFrame(n))}function Tt(t){var e=S,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),S=e}function re(t){var e=S;t.__c=t.__(),S=e}function le(t,e){return!t||t.length!==e.length||e.some(function(n,s){return n!==t[s]})}function mn(t,e){return typeof e=="function"?e(t):e}var hn=t=>t?.getAttribute("data-k")??t?.getAttribute("data-act")??null,_n=t=>{let n=t.getRootNode().activeElement??null;return n&&t.contains(n)?n:null},Js=["[data-continue]",".tray [data-act]",".hand [data-act]",".hand [aria-pressed]",".tray .entry input",".tray [aria-disabled]:not(.tool)",".hand [tabindex='0']"],zt=class{constructor(){this.before=null,this.key=null,this.parked=!1,this.phase=""}note(e){if(!e)return;this.before=_n(e);let n=hn(this.before);n&&(this.key=n),this.before&&this.before!==e&&(this.parked=!1)}restore(e,n){let s=_n(e),o=this.before!==null,a=this.phase,i=n!==a;if(this.phase=n,!o)return;if(i&&(n==="home"||a==="home")){this.arrive(e);return}if(i&&(n==="pause"||n==="over")){let u=e.querySelector("[data-continue], [data-new]");if(u&&!e.querySelector("dialog[open]")){u.focus({preventScroll:!0});return}}if(s&&s!==e||s===e&&!this.parked)return;let l=this.next(e);this.parked=l===e,l.focus({preventScroll:!0})}arrive(e){this.key=null;let n=e.querySelector("[data-here]"),s=n??this.next(e);this.parked=s===e,!n&&e.getBoundingClientRect().top<0&&e.scrollIntoView({block:"start"}),s.focus({preventScroll:!0}),n&&(n.closest("article")??n).scrollIntoView({block:"nearest"})}next(e){if(this.key){for(let n of e.querySelectorAll("[data-k], [data-act]"))if(hn(n)===this.key)return n}for(let n of Js){let s=e.querySelector(n);if(s)return s}return e}};function Lt(t,e,n){return n===0?null:t==="ArrowRight"||t==="ArrowDown"?(e+1)%n:t==="ArrowLeft"||t==="ArrowUp"?(e-1+n)%n:t==="Home"?0:t==="End"?n-1:null}var lt=()=>"voila"in document.body.dataset||/\/voila(\/|$)/.test(location.pathname)||!("jpThemeName"in document.body.dataset);function yn(){let t=document.body.dataset.jpThemeLight;return t===void 0||"voila"in document.body.dataset&&t==="true"?null:t==="true"?"light":"dark"}function gn(t){let e=new MutationObserver(t);return e.observe(document.body,{attributes:!0,attributeFilter:["data-jp-theme-light","data-voila"]}),()=>e.disconnect()}var ct=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var vn=["keydown","keypress","keyup"],ut="data-lm-suppress-shortcuts",dt=t=>t.key==="Enter"&&(t.shiftKey||t.ctrlKey||t.metaKey||t.altKey);function bn(t){t.repeat&&t.key==="Enter"&&!dt(t)&&t.preventDefault()}function wn(t){t.setAttribute(ut,"true");let e=s=>{dt(s)||s.stopPropagation()},n=s=>{let o=s.target;if(!s.composedPath().includes(t))return;if(!dt(s)){o.setAttribute(ut,"true");return}let a=[t,o,...t.querySelectorAll(`[${ut}]`)];for(let i of a)i.removeAttribute(ut);setTimeout(()=>t.setAttribute(ut,"true"),0)};for(let s of vn)t.addEventListener(s,e);return window.addEventListener("keydown",n,!0),()=>{for(let s of vn)t.removeEventListener(s,e);window.removeEventListener("keydown",n,!0)}}var ce=260,Vs=420,Ws="cubic-bezier(.2,.7,.2,1)",Gs=(t,e)=>t.querySelector(`[data-place="${CSS.escape(e)}"]`);function ue(t,e,n){let s=Gs(t,e);if(!s)return null;let o=s.matches(".me")||s.closest(".me")?t.querySelector(".me"):s;if(n){let a=o?.querySelector(`[data-card="${CSS.escape(n)}"]`);if(a)return a}return s.querySelector(".backs .card:last-child")??s.querySelector(".face")??s}var It=class{constructor(){this.running=[],this.flying=[]}from(e,n){return!e||ct()?[]:n.map(s=>ue(e,s.from,s.card)?.getBoundingClientRect()??null)}fly(e,n,s){if(this.finish(),ct()||typeof e.animate!="function")return;let o=e.currentCSSZoom??1,a=e.getBoundingClientRect(),i=n.length>1?Math.min(60,(Vs-ce)/(n.length-1)):0;n.forEach((l,u)=>{let d=ue(e,l.to,l.card),$=s[u]??ue(e,l.from,null)?.getBoundingClientRect(),p=d?.getBoundingClientRect();if(!d||!$||!p||p.width===0)return;let c=l.card&&d.getAttribute("data-card")===l.card?d:null,m=c?p:{width:30,height:42},h=this.copy(c,l.card);h.style.width=`${m.width/o}px`,h.style.left=`${(p.left+p.width/2-m.width/2-a.left)/o}px`,h.style.top=`${(p.top+p.height/2-m.height/2-a.top)/o}px`,e.append(h);let M=($.left+$.width/2-p.left-p.width/2)/o,b=($.top+$.height/2-p.top-p.height/2)/o,w={duration:ce,delay:u*i,easing:Ws,fill:"backwards"},y=h.animate([{transform:`translate(${M}px, ${b}px)`},{transform:"none"}],w);this.running.push(y),this.flying.push(h),c&&this.running.push(c.animate([{opacity:0},{opacity:0}],{duration:ce,delay:u*i,fill:"backwards"}));let L=()=>h.remove();y.finished.then(L,L)})}copy(e,n){let s=document.createElement("span");s.className="card fly",s.setAttribute("aria-hidden","true"),n&&s.classList.add(n.slice(-1));let o=e?.querySelector("svg")?.cloneNode(!0);if(o)s.append(o);else{let a="http://www.w3.org/2000/svg",i=document.createElementNS(a,"svg");i.setAttribute("viewBox","0 0 60 84");let l=document.createElementNS(a,"use");l.setAttribute("href",n?`#kz-m-${n}`:"#kz-backm"),i.append(l),s.append(i)}return s}finish(){for(let e of this.running)e.cancel();for(let e of this.flying)e.remove();this.running=[],this.flying=[]}};var g=({name:t})=>r`<svg class="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><use href=${`#kz-n-${t}`} /></svg>`;function Et({k:t,card:e}){if(e.length!==2||e==="JK")return r`<span class="sc">${t.name(e)}</span>`;let n=e.slice(-1),s=e.startsWith("T")?"10":e.slice(0,-1);return r`<span class=${`sc ${n}`} role="img" aria-label=${t.name(e)}
    ><span aria-hidden="true">${s}</span><svg viewBox="-16 -16 32 32" aria-hidden="true" focusable="false"
      ><use href=${`#kz-s-${n}`} /></svg
  ></span>`}var Pt=({k:t,id:e})=>r`<button type="button" class="rule" aria-label=${t.t("rule.open",{id:e})} onClick=${()=>t.rule(e)}>${e}</button>`;function xn(t){let e=t.frame.scene.hand.groups??[];return[...t.frame.scene.hand.cards??[],...e.flatMap(s=>s.cards)].find(s=>s.id===t.raised)?.card??null}function f({k:t,say:e,inert:n=!1}){return e==null?null:typeof e=="string"?e:Array.isArray(e)?e.map(s=>{if(typeof s=="string")return s;if("b"in s)return r`<b>${s.b}</b>`;if("c"in s)return r`<${Et} k=${t} card=${s.c} />`;if("r"in s)return n?s.r:r`<${Pt} k=${t} id=${s.r} />`;let o="plan"in s?xn(t):null;return o?r`<${Et} k=${t} card=${o} />`:null}):String(e)}function v(t,e){return e==null?"":Array.isArray(e)?e.map(n=>{if(typeof n=="string")return n;if("b"in n)return n.b;if("c"in n)return t.name(n.c);if("r"in n)return n.r;let s=xn(t);return s?t.name(s):""}).join(""):String(e)}var j=(t,e)=>e.filter(Boolean).join(t.t("list.sep")),E=({k:t,rules:e=[]})=>e.length?r`<span class="rules">${e.map(n=>r`<${Pt} key=${n} k=${t} id=${n} />`)}</span>`:null;var Qs=2*1024*1024,kn=[[0,"pace.none"],[.3,"pace.quick"],[.6,"pace.calm"],[1.2,"pace.slow"]],de=({label:t,value:e,choices:n,onPick:s,name:o})=>r`<div class="seg" role="group" aria-label=${t}>
    ${n.map(a=>r`<button
          key=${a.value}
          type="button"
          lang=${a.lang}
          data-k=${`${o}:${a.value}`}
          aria-pressed=${String(a.value===e)}
          onClick=${()=>s(a.value)}
        >${a.say}</button>`)}
  </div>`;function Zs({k:t}){let e=`${t.view}-pace`,n=kn.reduce((s,o)=>Math.abs(o[0]-t.frame.pace)<Math.abs(s[0]-t.frame.pace)?o:s);return r`<div class="set wide">
    <label for=${e}>${t.t("pace")}</label>
    <select
      id=${e}
      class="field"
      data-k="pace"
      onChange=${s=>{t.send({do:"set",pace:Number(s.target.value)})}}
    >
      ${kn.map(([s,o])=>r`<option key=${s} value=${s} selected=${s===n[0]}>${t.t(o)}</option>`)}
    </select>
  </div>`}function Xs(t,e){let n=URL.createObjectURL(new Blob([e],{type:"application/json"})),s=document.createElement("a");s.href=n,s.download=t,s.click(),setTimeout(()=>URL.revokeObjectURL(n),1e4)}function Ys({k:t}){let e=async()=>{let s=await t.send({do:"save"}),o=s?.answer??s;o?.file&&o.text!==void 0&&Xs(o.file,o.text)},n=async s=>{let o=s.target,a=o.files?.[0];o.value="",a&&(t.show(null),t.send(a.size>Qs?{do:"load",size:a.size}:{do:"load",text:await a.text()}))};return r`<div class="row">
    <button type="button" class="btn" data-k="save" onClick=${e}><${g} name="save" /> ${t.t("save")}</button>
    <label class="btn file"
      ><${g} name="load" /> ${t.t("load")}<input
        type="file"
        class="sr"
        accept=".json,application/json,text/plain"
        data-k="load"
        onChange=${n}
    /></label>
  </div>`}var to=({k:t})=>r`<dl class="keys">
    ${["arrows","enter","tab","escape","run"].map(e=>r`<div key=${e}><dt>${t.t(`keys.${e}`)}</dt><dd>${t.t(`keys.${e}.does`)}</dd></div>`)}
  </dl>`;function Mn({k:t}){let{look:e}=t,n=(s,o,a,i)=>r`<div class="set wide">
      <span>${t.t(s)}</span>
      <${de} label=${t.t(s)} value=${o} choices=${a.map(l=>({value:l,say:t.t(`${s}.${l}`)}))} onPick=${i} name=${s} />
    </div>`;return r`<div class="more" role="group" aria-label=${t.t("settings")}>
    <div class="row games">
      <button type="button" class="btn soft" data-k="new-deal" onClick=${()=>{t.show(null),t.send({do:"new"})}}>
        <${g} name="deal" /> ${t.t("new.deal")}
      </button>
      <button type="button" class="btn" data-k="options" onClick=${()=>t.show("options")}>
        <${g} name="options" /> ${t.t("options.open")}
      </button>
    </div>
    <${Ys} k=${t} />
    <h3>${t.t("look")}</h3>
    ${n("theme",e.theme,["auto","light","dark"],s=>t.restyle({theme:s}))}
    ${n("suits",e.suits,["four","two"],s=>t.restyle({suits:s}))}
    ${n("size",e.large?"large":"usual",["usual","large"],s=>t.restyle({large:s==="large"}))}
    <${Zs} k=${t} />
    <h3>${t.t("keys")}</h3>
    <${to} k=${t} />
  </div>`}function eo({k:t}){let e=t.frame.seed===null||t.frame.seed===void 0?"":String(t.frame.seed),[n,s]=x(e);return I(()=>s(e),[e]),r`<form class="set" onSubmit=${a=>{a.preventDefault();let i=n.trim();t.send(i?{do:"new",seed:i}:{do:"new"})}}>
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
  </form>`}function no({k:t}){let e=t.words.setup.levels??[];if(!e.length)return null;let n=`${t.view}-level`;return r`<div class="set">
    <label for=${n}>${t.t("level")}</label>
    <select
      id=${n}
      class="field level"
      data-k="level"
      onChange=${s=>{t.send({do:"set",level:Number(s.target.value)})}}
    >
      ${e.map(s=>r`<option key=${s.n} value=${s.n} selected=${s.n===t.frame.level}>${v(t,s.say)}</option>`)}
    </select>
  </div>`}function $e({k:t}){let e=r`<${g} name="mark" /><span>Kibitz</span>`;return t.frame.leave?r`<button
        type="button"
        class="brand back"
        data-k="home"
        aria-label=${t.t("home.back")}
        title=${t.t("home.back")}
        onClick=${()=>{t.send({do:"go",to:"home"})}}
      >${e}</button>`:r`<span class="brand">${e}</span>`}function pe({k:t}){let e=t.words.setup.langs??[];return r`<${de}
    label=${t.t("language")}
    value=${t.frame.lang}
    choices=${e.map(([n,s])=>({value:n,say:s,lang:n}))}
    onPick=${n=>{t.send({do:"set",lang:n})}}
    name="lang"
  />`}function Sn({k:t}){let e=t.open==="settings",n=`${t.view}-settings`;return r`<div class=${`bar${e?" open":""}`}>
    <${$e} k=${t} />
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
    ><${g} name=${e?"close":"menu"} /></button>
    <div class="settings" id=${n}>
      <div class="at-hand"><${no} k=${t} /><${eo} k=${t} /><${pe} k=${t} /></div>
      ${e?r`<${Mn} k=${t} />`:null}
    </div>
  </div>`}function U({card:t,size:e="m"}){let n=e==="f";if(t&&t in X)return r`<svg viewBox="-20 -14 60 84" aria-hidden="true" focusable="false"><use href=${`#kz-g-${t}`} /></svg>`;let s=t?`${e}-${t}`:n?"back":"backm";return r`<svg viewBox=${n?"0 0 100 140":"0 0 60 84"} aria-hidden="true" focusable="false"
    ><use href=${`#kz-${s}`}
  /></svg>`}function J(t,e=""){return`card ${t?t in X?"ghost":t==="JK"?"S":t.slice(-1):"back"}${e?` ${e}`:""}`}var Cn=t=>`<path d="${t}" fill="none" stroke="var(--brass)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>`;function me(t,{x:e,y:n,w:s,step:o,turn:a,sag:i=2.4}){let l=(t.length-1)/2;return t.map((u,d)=>({card:u,x:e+(d-l)*o,y:n+Math.abs(d-l)*i,w:s,turn:(d-l)*a}))}function fe(t,e){let n="";for(let s=0;s<e;s++){let o=130-s*8.6;n+=`<path d="M${t-14} ${o}v6a14 5.4 0 0 0 28 0v-6z" fill="#a8741c"/><path d="M${t-5} ${o+5}v6q5 1 10 0v-6z" fill="#fbeecb"/><ellipse cx="${t}" cy="${o}" rx="14" ry="5.4" fill="#f0d08a" stroke="#5e3f0c" stroke-width=".7"/>`}return n}var so='<g transform="translate(219 44) rotate(32) scale(.72)"><rect x="-4" y="10" width="8" height="56" rx="4" fill="#c9a26a" stroke="#4d3511"/><rect x="-27" y="-13" width="54" height="26" rx="5" fill="#d9b57c" stroke="#4d3511"/><path d="M-18-13v26M18-13v26" stroke="#8a6530" stroke-width="3"/></g>';function oo(){return["A","2","3","4","5","6","7","8","9","T","J","Q","K"].map((t,e)=>{let n=18+e*18.9,s=139-e*9.2,o=(.08+e*.012).toFixed(3);return`<rect x="${n.toFixed(1)}" y="${s.toFixed(1)}" width="17.4" height="${(178-s).toFixed(1)}" rx="2" fill="rgb(255 255 255 / ${o})" stroke="var(--cloth-line)" stroke-width=".8"/><g transform="translate(${(n+5).toFixed(1)} ${(s+5).toFixed(1)}) scale(.38)" stroke-width="4.6" color="var(--on-cloth)"><use href="#kz-g-${t}"/></g>`}).join("")}var ao=Cn("M116 38Q140 28 164 38M155 30l10 8-11 6M226 66q10 16 0 30M231 87l-5 10-9-6M164 128q-24 10-48 0M125 136l-10-8 11-6M54 97q-10-16 0-31M49 75l5-10 9 6"),ro={stand_or_trade:{art:ao,cards:[{card:"6S",x:31,y:29,w:15.4,turn:-9},{card:"AH",x:69,y:29,w:15.4,turn:9},{card:"3D",x:69,y:73,w:15.4,turn:-6},{card:"4C",x:31,y:73,w:15.4,turn:7}]},auktsion:{art:fe(196,3)+fe(222,6)+fe(248,4)+so,cards:me(["7C","7S","7D","7H"],{x:37.5,y:49,w:21.1,step:7,turn:13,sag:2})},abbotts_auction:{art:Cn("M172 38c12-18 40-18 52-2M226 26l-1 11-11-1"),cards:[...me(["9C","9D","KH","TS","5C","QD","JH"],{x:44.8,y:48.8,w:19.4,step:9.6,turn:3.2}),{card:"",x:88,y:58,w:19.4,turn:0}]},thirteen_steps:{art:oo(),cards:[{card:"5S",x:25,y:47,w:14.3,turn:-7},{card:"5C",x:30,y:42,w:14.3,turn:5},{card:"TH",x:66,y:20.5,w:13.1,turn:-6},{card:"JK",x:52,y:27,w:14.3,turn:4}]}},io={cards:me(["TS","JH","QC","KD","AS"],{x:50,y:52,w:20,step:10,turn:7})},Tn=t=>ro[t]??io;function et({k:t,id:e,title:n,name:s="",onClose:o,children:a}){let i=A(null);R(()=>{let u=i.current;u&&!u.open&&(typeof u.showModal=="function"?u.showModal():u.setAttribute("open",""))},[]);let l=()=>i.current?.close();return r`<dialog
    ref=${i}
    class=${s}
    aria-labelledby=${e}
    onClose=${o}
    onClick=${u=>u.target===i.current&&l()}
  >
    <div class="inside">
      <div class="top">
        <h2 id=${e} tabindex="-1" autofocus>${n}</h2>
        <button type="button" class="btn bare" aria-label=${t.t("close")} onClick=${l}><${g} name="close" /></button>
      </div>
      ${a}
    </div>
  </dialog>`}var An={auto:{next:"light",icon:"auto"},light:{next:"dark",icon:"sun"},dark:{next:"auto",icon:"moon"}};function lo({k:t}){let e=An[t.look.theme]??An.auto;return r`<div class="bar home-bar">
    <${$e} k=${t} />
    <${pe} k=${t} />
    <button
      type="button"
      class="btn bare"
      data-k="theme"
      aria-label=${t.t("home.theme",{now:t.t(`theme.${t.look.theme}`)})}
      onClick=${()=>t.restyle({theme:e?.next??"auto"})}
    ><${g} name=${e?.icon??"auto"} /></button>
  </div>`}function zn({game:t}){let{art:e,cards:n}=Tn(t);return r`<div class="motif" aria-hidden="true"><div>
    ${e?r`<svg class="art" viewBox="0 0 280 164" focusable="false" dangerouslySetInnerHTML=${{__html:e}} />`:null}
    ${n.map(({card:s,x:o,y:a,w:i,turn:l})=>r`<span key=${s} class=${J(s)} style=${`left:${o}%;top:${a}%;--w:${i}cqi;rotate:${l}deg`}
          ><${U} card=${s} size="f"
        /></span>`)}
  </div></div>`}function co({k:t,match:e}){let n=`${t.view}-waits`;return r`<section class="resume" data-game=${e.game} aria-labelledby=${n}>
    <div>
      <h3 id=${n}>${t.t("home.waits")}</h3>
      <p><b>${e.name}</b><span>${e.title}${e.lead?" · ":""}${e.lead}</span></p>
      <button type="button" class="btn" data-k="resume" onClick=${()=>_e(t,e.game)}>
        ${t.t("home.go_on")}<${g} name="next" />
      </button>
    </div>
    <${zn} game=${e.game} />
  </section>`}var _e=(t,e,n={})=>{t.send({do:"open",game:e,...n})};function uo({k:t,tile:e,waiting:n,here:s}){let o=`${t.view}-${e.game}`,a=n?"home.go_on":"home.play";return r`<article class="tile" data-game=${e.game} aria-labelledby=${o}>
    <${zn} game=${e.game} />
    <div class="about">
      <h3 id=${o}>${e.name}</h3>
      ${e.alt.length?r`<p class="alt">${e.alt.map(i=>r`<span key=${i.lang} lang=${i.lang}>${i.say}</span>`)}</p>`:null}
      <p>${e.about}</p>
      <p class="facts">${e.facts.map(i=>r`<span key=${i}>${i}</span>`)}</p>
      ${n?r`<p class="going"><span class="pill">${t.t("home.under_way")}</span><span>${n.title}</span></p>`:null}
      <div class="row">
        <button
          type="button"
          class="btn soft"
          data-k=${`open:${e.game}`}
          data-here=${s?"":void 0}
          aria-label=${t.t(`${a}.game`,{game:e.name})}
          onClick=${()=>_e(t,e.game)}
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
  </article>`}var Rt=({id:t,label:e,sub:n="",children:s})=>r`<div class="option">
    <div><label for=${t}>${e}</label>${n?r`<p id=${`${t}-sub`}>${n}</p>`:null}</div>
    ${s}
  </div>`,he=({id:t,value:e,choices:n,onPick:s,sub:o=!1})=>r`<select
    id=${t}
    class="field"
    aria-describedby=${o?`${t}-sub`:void 0}
    onChange=${a=>s(Number(a.target.value))}
  >
    ${n.map(a=>r`<option key=${a.n} value=${a.n} selected=${a.n===e}>${a.say}</option>`)}
  </select>`;function $o({k:t,tile:e,replaces:n}){let{levels:s,players:o,seats:a}=e.setup,[i,l]=x(Math.min(e.level,s.length)),[u,d]=x(e.seats),[$,p]=x(0),[c,m]=x(""),h=b=>`${t.view}-set-${b}`,M=b=>{b.preventDefault(),b.currentTarget.closest("dialog")?.close();let w=c.trim();_e(t,e.game,{seat:$,level:i,...o.length>1?{seats:u}:{},...w?{seed:w}:{}})};return r`<${et} k=${t} id=${h("title")} title=${e.name} name="options-dialog set-up" onClose=${()=>t.show(null)}>
    <form onSubmit=${M}>
      <p class="para soft">${t.t(n?"home.set_up.replaces":"home.set_up.lead")}</p>
      ${o.length>1?r`<${Rt} id=${h("players")} label=${t.t("home.players")}>
              <${he} id=${h("players")} value=${u} choices=${o} onPick=${b=>{d(b),p(Math.min($,b-1))}} />
            <//>`:null}
      <${Rt} id=${h("seat")} label=${t.t("seat")} sub=${t.t("seat.sub")}>
        <${he} id=${h("seat")} value=${$} choices=${a.slice(0,u)} onPick=${p} sub />
      <//>
      <${Rt} id=${h("level")} label=${t.t("level")} sub=${t.t("home.level.sub")}>
        <${he} id=${h("level")} value=${i} choices=${s} onPick=${l} sub />
      <//>
      <${Rt} id=${h("seed")} label=${t.t("seed")} sub=${t.t("home.seed.sub")}>
        <input
          id=${h("seed")}
          class="field"
          inputmode="numeric"
          autocomplete="off"
          spellcheck=${!1}
          aria-describedby=${`${h("seed")}-sub`}
          value=${c}
          onInput=${b=>m(b.target.value)}
        />
      <//>
      <div class="foot"><button type="submit" class="btn main" data-k="begin">${t.t("home.start")}</button></div>
    </form>
  <//>`}function Ln({k:t,children:e}){let n=t.frame.home;if(!n)return null;let[s]=n.waits,o=i=>n.waits.find(l=>l.game===i),a=n.games.find(i=>t.open===`set-up:${i.game}`);return r`<${lo} k=${t} />
    ${e}
    <div class="home">
      <div class="hero">
        <div><h2>${t.t("home.title")}</h2><p>${t.t("home.lead")}</p></div>
        ${s?r`<${co} k=${t} match=${s} />`:null}
      </div>
      <ul class="tiles" aria-label=${t.t("home.games")}>
        ${n.games.map(i=>r`<li key=${i.game}>
              <${uo} k=${t} tile=${i} waiting=${o(i.game)} here=${i.game===n.at} />
            </li>`)}
      </ul>
    </div>
    ${a?r`<${$o} key=${a.game} k=${t} tile=${a} replaces=${!!o(a.game)} />`:null}`}function ye({k:t,slow:e}){let{trouble:n,notice:s,mode:o,at:a,of:i,reveal:l}=t.frame,u=t.phase==="lost",d=lt();return r`<div class="lines-over">
    <div aria-live="assertive">
      ${u?r`<p class="trouble lost" data-lost>
            <span>${t.t(d?"lost.page":"lost.notebook")}</span>
            <button
              type="button"
              class="btn"
              data-k="lost"
              onClick=${()=>d?location.reload():void t.send({do:"ping"})}
            >${t.t(d?"lost.reload":"lost.again")}</button>
          </p>`:n?r`<p class="trouble">
              <${g} name="no" /><span><${f} k=${t} say=${n.say} /></span>
              ${n.undo&&t.frame.undo?r`<button type="button" class="btn" data-k="trouble-undo" onClick=${()=>{t.send({do:"go",to:"undo"})}}>${t.t("undo")}</button>`:null}
            </p>`:null}
    </div>
    <div aria-live="polite">
      ${s?r`<p class="notice"><span><${f} k=${t} say=${s} /></span></p>`:null}
      ${e&&!u?r`<p class="notice slow"><span>${t.t("slow")}</span></p>`:null}
    </div>
    ${l?r`<p class="notice reveal"><${g} name="eye" /><span>${t.t("reveal")}</span></p>`:null}
    ${o==="review"?r`<p class="notice review">
          <span>${t.t("review.at",{at:a,of:i})}</span>
          <button type="button" class="btn soft" data-k="live" onClick=${()=>{t.send({do:"go",to:"live"})}}>${t.t("review.back")}</button>
        </p>`:null}
  </div>`}var F=t=>JSON.stringify(t),nt=(t,e)=>t.map(n=>n===null?e:n);var st=t=>(t.scene.tray.controls??[]).filter(e=>e.kind==="menu"&&!!e.spots?.length),ge=(t,e)=>t.live?st(t.frame).find(n=>n.spots?.includes(e)):void 0,ve=t=>t.menu===null?void 0:st(t.frame).find(e=>e.id===t.menu),be=(t,e)=>ve(t)?.items.filter(n=>n.ok!==!1&&n.spots?.includes(e))??[];function In(t){let e=t[0]?.note,n=t.at(-1)?.note;return!e||!n||JSON.stringify(e)===JSON.stringify(n)?e:[e,"…",n].flat()}function Dt(t,e){if(!t.live)return null;if(e.act)return()=>t.act(e.act);if(e.pick)return()=>t.pick(e.id);if(e.plan)return()=>t.raise(e.id);let n=ge(t,e.id);if(n)return()=>t.choose(n.id);let s=be(t,e.id);if(s.length>1)return()=>t.aim(e.id);if(s.length)return()=>t.act(s[0].act);let o=e.why??En(t,e);return o?()=>t.why(o,`spot:${e.id}`):null}function En(t,e){let n=ve(t)?.why,s=t.frame.scene.centre.zones?.some(o=>o.cards?.some(a=>a.id===e.id));return n&&s&&e.card?nt(n,e.card):void 0}function N({k:t,spot:e,size:n="m",tab:s}){let o=t.picked.indexOf(e.id),a=ge(t,e.id),i=be(t,e.id),l=t.raised===e.id&&!!(e.plan||e.act)||a&&a.id===t.menu||t.target===e.id,u=Dt(t,e),d=!!(u&&(e.why||En(t,e))&&!e.act&&!e.pick&&!e.plan&&!a&&!i.length),$=u&&!e.act&&!d&&i.length!==1,p=e.card??null,c=In(i)??(l&&!e.note?t.frame.scene.tray.plan:e.note),m=o>=0&&t.frame.scene.tray.controls?.some(y=>y.kind==="choose"&&y.ordered),h=j(t,[p?t.name(p):t.t("card.back"),e.mark&&t.t(`mark.${e.mark}`),v(t,c),m&&t.t("choice.nth",{n:o+1})]),M=t.hint?.card&&p&&t.hint.card===p,b=y=>{dt(y)||y.key!=="Enter"&&y.key!==" "||(y.preventDefault(),y.repeat||u?.())},w=s!==void 0||u;return r`<div
    class=${`${J(p,e.mark)} spot${l||o>=0?" up":""}${M?" hinted":""}${u&&!d?" can":""}${i.length?" aim":""}`}
    role=${u?"button":"img"}
    aria-label=${h}
    aria-pressed=${$?String(l||o>=0):void 0}
    aria-disabled=${d?"true":void 0}
    aria-haspopup=${d?"dialog":void 0}
    data-card=${p??void 0}
    data-act=${e.act&&t.live?F(e.act):void 0}
    data-k=${`spot:${e.id}`}
    tabindex=${w?s??0:void 0}
    onClick=${u??void 0}
    onKeyDown=${w?b:void 0}
  >
    <${U} card=${p} size=${n} />
    ${c?r`<span class="tag" aria-hidden="true"><${f} k=${t} say=${c} inert /></span>`:null}
    ${m?r`<span class="nth" aria-hidden="true">${o+1}</span>`:null}
  </div>`}function Pn(t,e){let[n,s]=x(t);return{stop:e.includes(n)?n:e[0]??"",onKeyDown:l=>{if(l.ctrlKey||l.metaKey||l.altKey)return;let d=[...l.currentTarget.querySelectorAll(".spot[tabindex]")],$=d.indexOf(l.target.closest(".spot")),p=$<0?null:Lt(l.key,$,d.length);p!==null&&(l.preventDefault(),d[p]?.focus({preventScroll:!0}))},onFocusIn:l=>{let u=l.target.closest(".spot")?.getAttribute("data-k");u&&s(u.slice(5))}}}function Ht({k:t,zone:e,size:n="m",always:s=!1}){let o=e.cards??[],a=d=>s||!!Dt(t,d),{stop:i,onKeyDown:l,onFocusIn:u}=Pn("",o.filter(a).map(d=>d.id));return o.length?r`<ul
    class=${`cards ${e.layout}`}
    style=${`--c:${o.length}`}
    aria-label=${v(t,e.say)}
    data-place=${e.id}
    onKeyDown=${l}
    onFocusIn=${u}
  >
    ${o.map((d,$)=>r`<li key=${d.id} style=${`--n:${$}`}>
          <${N} k=${t} spot=${d} size=${n} tab=${a(d)?d.id===i?0:-1:void 0} />
        </li>`)}
  </ul>`:null}function Nt({k:t,zone:e,size:n="m",always:s=!1}){let o=e.groups??[],a=o.flatMap($=>$.cards),i=$=>s||!!Dt(t,$),{stop:l,onKeyDown:u,onFocusIn:d}=Pn("",a.filter(i).map($=>$.id));return r`<ul class="groups" aria-label=${v(t,e.say)} data-place=${e.id} onKeyDown=${u} onFocusIn=${d}>
    ${o.map(($,p)=>r`<li key=${$.cards[0]?.id??p} class=${$.mark??""}>
          ${$.say?r`<small class="over"><${f} k=${t} say=${$.say} /></small>`:null}
          <div class="cs">
            ${$.cards.map(c=>r`<${N}
                  key=${c.id}
                  k=${t}
                  spot=${c}
                  size=${n}
                  tab=${i(c)?c.id===l?0:-1:void 0}
                />`)}
          </div>
          ${$.note?r`<small><${f} k=${t} say=${$.note} /></small>`:null}
        </li>`)}
  </ul>`}var we=230,xe=124,Dn=106,Hn=54;function $t(t,e=1){let n=t*Math.PI/180;return{x:we/2+Dn*e*Math.cos(n),y:xe/2+Hn*e*Math.sin(n)}}var K=t=>t.toFixed(1),po=t=>({left:t.x/we*100,top:t.y/xe*100});function Rn(t,e){let n=$t(t),s=$t(e);return`M${K(n.x)} ${K(n.y)}A${Dn} ${Hn} 0 0 ${e>t?1:0} ${K(s.x)} ${K(s.y)}`}function fo(t,e){let n=Math.atan2(e.y-t.y,e.x-t.x)*180/Math.PI;return{d:"M-7-4.5 0 0-7 4.5",at:`translate(${K(e.x)} ${K(e.y)}) rotate(${K(n)})`}}function mo(t,e,n,s=!1){let o=90+t*360/n,a=((e-t)*360/n%360+540)%360-180;a===-180&&(a=180);let i=Math.sign(a)||1,l=Math.abs(a),u=Math.min(9,l*.1),d=s&&n>2&&l<180,$=Math.min(d?14:18,l*.28),p=o+a*(d?.68:.5),c=o+a-i*(d?0:u);return{card:po($t(p)),lines:(d?"":Rn(o+i*u,p-i*$))+Rn(p+i*$,c),head:fo($t(c-i*4),$t(c))}}function Nn({k:t,zone:e,children:n}){let s=t.frame.scene.seats,o=new Map(s.map((l,u)=>[l.seat,u])),a=e.passing??[],i=a.map(l=>({passing:l,...mo(o.get(l.from_seat)??0,o.get(l.to_seat)??0,s.length,a.some(u=>u.from_seat===l.to_seat&&u.to_seat===l.from_seat))}));return r`<div class="ring" data-place=${e.id}>
    <svg viewBox=${`0 0 ${we} ${xe}`} aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--cloth-line)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
        <path d=${i.map(l=>l.lines).join("")} />
        ${i.map(l=>r`<path key=${l.passing.spot.id} d=${l.head.d} transform=${l.head.at} />`)}
      </g>
    </svg>
    <ul aria-label=${v(t,e.say)}>
      ${i.map(l=>r`<li key=${l.passing.spot.id} style=${`left:${K(l.card.left)}%;top:${K(l.card.top)}%`}>
            <${N} k=${t} spot=${l.passing.spot} />
          </li>`)}
    </ul>
    <div class="inner">${n}</div>
  </div>`}function ke({k:t,zone:e}){let n=e.cells??[];return r`<ol class="rail" style=${`--c:${n.length}`} aria-label=${v(t,e.say)} data-place=${e.id}>
    ${n.map((s,o)=>r`<li key=${o} class=${s.mark??""} aria-current=${s.mark==="now"?"step":void 0}>
          <span aria-hidden="true">${s.text}</span>
          ${s.sub?r`<small aria-hidden="true"><${f} k=${t} say=${s.sub} inert /></small>`:null}
          <span class="sr"><${f} k=${t} say=${s.say} inert /></span>
        </li>`)}
  </ol>`}function ho({k:t,zone:e}){let n=e.cards??[],s=e.count??n.length,o=n.at(-1)??{id:`${e.id}:top`},a=j(t,[v(t,e.say),t.t("stack.count",{n:s})]);return r`<div class=${`pile${s?"":" none"}`} role="group" aria-label=${a} data-place=${e.id}>
    ${s?r`<${N} k=${t} spot=${o} size="m" />`:r`<span class="card hollow"></span>`}
    <b aria-hidden="true">${s}</b>
  </div>`}function Me({k:t,zone:e}){let n=t.changed.includes(e.id)?" changed":"";if(e.layout==="rail")return r`<${ke} k=${t} zone=${e} />`;let s=e.layout==="stack"?r`<${ho} k=${t} zone=${e} />`:e.layout==="groups"||e.groups?.length?r`<${Nt} k=${t} zone=${e} />`:r`<${Ht} k=${t} zone=${e} size=${e.layout==="lot"?"f":"m"} />`,o=e.layout!=="stack"&&!e.cards?.length&&!e.groups?.length;return r`<div class=${`zone is-${e.layout}${n}`} data-place=${o?e.id:void 0}>
    <span class="cap"><${f} k=${t} say=${e.say} /></span>
    ${o?r`<span class="card hollow"></span>`:s}
    ${e.note?r`<small><${f} k=${t} say=${e.note} /></small>`:null}
  </div>`}var _o=({k:t,steps:e,now:n})=>r`<span class="dots" role="img" aria-label=${t.t("step.of",{now:n,of:e})}>
    ${Array.from({length:e},(s,o)=>r`<i class=${o+1<n?"done":o+1===n?"now":""}></i>`)}
  </span>`,yo=({k:t,figure:e})=>r`<p class="figure">
    <span class="sr">${v(t,e.say)}</span>
    <b aria-hidden="true">${e.n}</b>
    <small aria-hidden="true">
      ${e.sub?r`<${f} k=${t} say=${e.sub} inert />`:e.what==="coins"?r`<${g} name="coin" />`:null}
    </small>
  </p>`;function go({k:t,centre:e}){return r`<div class="says-what">
    ${e.say?r`<h3><${f} k=${t} say=${e.say} /></h3>`:null}
    ${e.figure?r`<${yo} k=${t} figure=${e.figure} />`:null}
    ${e.steps?r`<${_o} k=${t} steps=${e.steps} now=${e.now??0} />`:null}
    ${(e.lines??[]).map((n,s)=>r`<p key=${s}><${f} k=${t} say=${n} /></p>`)}
  </div>`}function Bn({k:t,centre:e}){let n=(e.zones??[]).filter(l=>l.layout!=="rail"),s=n.find(l=>l.layout==="ring"),o=n.find(l=>l.layout==="lot"),a=n.filter(l=>l!==s&&l!==o),i=r`<${go} k=${t} centre=${e} />`;return r`<div class=${`centre${t.changed.includes("centre")?" changed":""}`} data-place="centre">
    ${s?r`<${Nn} k=${t} zone=${s}>${i}<//>`:null}
    ${o?r`<div class="sale"><${Me} k=${t} zone=${o} />${i}</div>`:null}
    ${s||o?null:i}
    ${a.length?r`<div class="zones">${a.map(l=>r`<${Me} key=${l.id} k=${t} zone=${l} />`)}</div>`:null}
  </div>`}var vo=({k:t,badge:e})=>r`<span class=${`said ${e.tone??"wait"}`}>
    ${e.icon?r`<${g} name=${e.icon} />`:null}<span><${f} k=${t} say=${e.say} inert /></span>
  </span>`;function bo({n:t}){let e=Math.max(0,Math.min(t,24)),n=Math.max(1,Math.ceil(e/6)),s=[];for(let a=0;a<e;a++){let i=15+30*Math.floor(a/6),l=34-5.4*(a%6),u=a===e-1||a%6===5;s.push(r`<g transform=${`translate(${i} ${l.toFixed(1)})`}>
      <path d="M-12 0v4a12 4.6 0 0 0 24 0v-4z" fill="#a8741c" />
      <path d="M-4.5 3.6v4.6q4.5.8 9 0v-4.6z" fill="#fbeecb" />
      <ellipse rx="12" ry="4.6" fill="#f0d08a" stroke="#5e3f0c" stroke-width=".7" />
      ${u?r`<ellipse rx="7.2" ry="2.5" fill="none" stroke="#9c6b18" stroke-width=".9" />`:null}
    </g>`)}let o=17+5.4*(Math.min(e,6)-1||0);return r`<svg
    viewBox=${`0 0 ${n*30} 44`}
    style=${`--stacks:${n};--tall:${o.toFixed(1)}`}
    aria-hidden="true"
    focusable="false"
  >${s}</svg>`}function wo({k:t,count:e}){let n=j(t,[v(t,e.say),v(t,e.sub)]),s=typeof e.n=="number"?e.n:Number.NaN;return e.what==="chips"?r`<span class="chips" role="img" aria-label=${n}>
      ${Number.isFinite(s)?r`<${bo} n=${s} />`:null}<b aria-hidden="true">${e.n}</b>
    </span>`:r`<span class="count" role="img" aria-label=${n}>
    <span class="sum" aria-hidden="true">
      ${e.what==="coins"?r`<${g} name="coin" />`:null}<b>${e.n}</b>
      ${e.what==="coins"?null:r`<span>${t.t(`count.${e.what}`)}</span>`}
    </span>
  </span>`}function xo({k:t,counts:e}){let n=e.filter(s=>s.sub);return n.length?r`<div class="run" aria-hidden="true">
    ${n.map((s,o)=>r`<small key=${o}><${f} k=${t} say=${s.sub} inert /></small>`)}
  </div>`:null}function ko({k:t,seat:e}){let n=e.hand??[];return n.length?r`<div class="backs" role="group" aria-label=${v(t,e.hand_say)||t.t("stack.count",{n:n.length})}>
    ${n.map(s=>s.card?r`<span key=${s.id} class="one known"><${N} k=${t} spot=${s} /></span>`:r`<span key=${s.id} class="one card back" aria-hidden="true"
            ><svg viewBox="0 0 60 84" focusable="false"><use href="#kz-backm" /></svg
          ></span>`)}
  </div>`:null}function Mo({k:t,seat:e}){let n=e.laid??[];return n.length?r`<ul class="laid">
    ${n.map((s,o)=>r`<li key=${s.cards[0]?.id??o} class=${s.mark??""}>
          <span class="cs">${s.cards.map(a=>r`<${N} key=${a.id} k=${t} spot=${a} />`)}</span>
          ${s.say?r`<span class="sr">${v(t,s.say)}</span>`:null}
          ${s.note?r`<small><${f} k=${t} say=${s.note} inert /></small>`:null}
        </li>`)}
  </ul>`:null}function Se({k:t,seat:e,mine:n=!1}){let s=v(t,e.say),o=e.counts??[],i=(e.turn?t.t(n?"seat.your_turn":"seat.turn"):"")||v(t,e.note),l=`seat:${e.seat}`,u=[...e.said?[e.said]:[],...e.marks??[]];return r`<section
    class=${`seat${e.turn?" turn":""}${t.changed.includes(l)?" changed":""}`}
    role="group"
    aria-label=${s}
    data-place=${l}
    data-seat=${e.seat}
  >
    <div class="who">
      <span class="face" aria-hidden="true">${[...s][0]??""}</span>
      <span class="name">${s}${i?r`<small>${i}</small>`:null}</span>
    </div>
    ${u.length?r`<div class="says">${u.map((d,$)=>r`<${vo} key=${$} k=${t} badge=${d} />`)}</div>`:null}
    ${!n&&e.hand?.length||o.length?r`<div class="held">
          ${n?null:r`<${ko} k=${t} seat=${e} />`}
          ${o.map((d,$)=>r`<${wo} key=${$} k=${t} count=${d} />`)}
        </div>`:null}
    <${xo} k=${t} counts=${o} />
    <${Mo} k=${t} seat=${e} />
  </section>`}function So(t){let e=t.length<2?0:t.length<6?1:2;return{w:t.slice(0,e),n:t.slice(e,t.length-e),e:t.slice(t.length-e)}}function On({k:t}){let{seats:e,centre:n,hand:s}=t.frame.scene,[o,...a]=e,i=So(a),l=(n.zones??[]).filter(c=>c.layout==="rail"),u=s.layout==="groups"||s.groups?.length,d=!l.length&&(n.zones??[]).some(c=>c.layout==="row"),$=`${l.length?" railed":""}${u?" grouped":""}${d?" rowed":""}`,p=a.length>4?3:Math.max(1,a.length);return r`<div class=${`mat${$}`} style=${`--cols:${p}`} role="group" aria-label=${t.t("table")}>
    ${l.length?r`<div class="rails">${l.map(c=>r`<${ke} key=${c.id} k=${t} zone=${c} />`)}</div>`:null}
    ${["w","n","e"].map(c=>r`<div key=${c} class=${`side-${c}`}>
          ${i[c].map(m=>r`<${Se} key=${m.seat} k=${t} seat=${m} />`)}
        </div>`)}
    <${Bn} k=${t} centre=${n} />
    <div class="me">
      ${o?r`<${Se} k=${t} seat=${o} mine />`:null}
      <div class=${`hand${t.changed.includes(s.id)?" changed":""}`}>
        ${u?r`<${Nt} k=${t} zone=${s} size="f" always />`:r`<${Ht} k=${t} zone=${s} size="f" always />`}
      </div>
    </div>
  </div>`}function Co({k:t,spec:e,value:n,onPick:s}){let o=`${t.view}-opt-${e.name}`,a=l=>s(l.target.value),i=e.kind==="flag"?[!0,!1].map(l=>({value:l,say:t.t(l?"yes":"no")})):e.values??[];return r`<div class="option">
    <div>
      <label for=${o}><${f} k=${t} say=${e.say} inert /></label>
      ${e.rule?r`<${Pt} k=${t} id=${e.rule} />`:null}
      ${e.sub?r`<p id=${`${o}-sub`}><${f} k=${t} say=${e.sub} /></p>`:null}
    </div>
    ${e.kind==="number"?r`<input id=${o} class="field" inputmode="numeric" autocomplete="off" value=${n} aria-describedby=${e.sub?`${o}-sub`:void 0} onInput=${a} />`:r`<select id=${o} class="field" aria-describedby=${e.sub?`${o}-sub`:void 0} onChange=${a}>
          ${i.map(l=>r`<option key=${String(l.value)} value=${String(l.value)} selected=${String(l.value)===n}>${v(t,l.say)}</option>`)}
        </select>`}
  </div>`}function To(t,e){if(t.kind==="flag")return e==="true";if(t.kind==="number"){let n=e.normalize("NFKC").trim();return/^\d+$/.test(n)&&Number.isSafeInteger(Number(n))?Number(n):n}return t.values?.find(n=>String(n.value)===e)?.value??e}function Fn({k:t,onClose:e}){let{options:n=[],seats:s=[]}=t.words.setup,o=c=>String(t.frame.options?.[c.name]??c.default??""),[a,i]=x(()=>Object.fromEntries(n.map(c=>[c.name,o(c)]))),[l,u]=x(String(t.frame.seat)),d=A(!1),$=c=>{c.preventDefault();let m=Object.fromEntries(n.map(h=>[h.name,To(h,a[h.name]??"")]));d.current=!0,c.currentTarget.closest("dialog")?.close(),t.send({do:"new",options:m,level:t.frame.level,...s.length?{seat:Number(l)}:{}})},p=`${t.view}-seat`;return r`<${et} k=${t} id=${`${t.view}-options`} title=${t.t("options")} name="options-dialog" onClose=${()=>e(d.current)}>
    <form onSubmit=${$}>
      <p class="para soft">${t.t("options.lead")}</p>
      ${s.length?r`<div class="option">
            <div><label for=${p}>${t.t("seat")}</label><p>${t.t("seat.sub")}</p></div>
            <select id=${p} class="field" onChange=${c=>u(c.target.value)}>
              ${s.map(c=>r`<option key=${c.n} value=${c.n} selected=${String(c.n)===l}>${v(t,c.say)}</option>`)}
            </select>
          </div>`:null}
      ${n.map(c=>r`<${Co}
            key=${c.name}
            k=${t}
            spec=${c}
            value=${a[c.name]??""}
            onPick=${m=>i({...a,[c.name]:m})}
          />`)}
      <div class="foot"><button type="submit" class="btn main" data-k="options-start">${t.t("options.start")}</button></div>
    </form>
  <//>`}var Ao={"-":"−","+":"+","=":"="},pt=t=>typeof t=="number"&&t<0?`−${-t}`:String(t),jn=({k:t,cards:e})=>r`<span class="cs">
    ${e.map((n,s)=>r`<span key=${`${n}:${s}`} class=${`${J(n)} mini`} role="img" aria-label=${t.name(n)}><${U} card=${n} /></span>`)}
  </span>`,Un=({k:t,terms:e,rules:n})=>r`<div class="sumline">
    ${e.map((s,o)=>r`${s.op?r`<i key=${`op${o}`}>${Ao[s.op]}</i>`:null}<span key=${o}
            ><b>${pt(s.n)}</b>${s.say?r`<small><${f} k=${t} say=${s.say} /></small>`:null}</span
          >`)}
    <${E} k=${t} rules=${n} />
  </div>`,Kn=({k:t,line:e,name:n=""})=>r`<li class=${`${n}${e.amount===0?" zero":""}`}>
    <div>
      <${f} k=${t} say=${e.say} />
      ${e.cards?.length?r` <${jn} k=${t} cards=${e.cards} />`:null}
      ${e.sub?r`<small><${f} k=${t} say=${e.sub} /></small>`:null}
    </div>
    <${E} k=${t} rules=${e.rules} />
    ${e.amount===void 0||e.amount===null?null:r`<span class="amt">${pt(e.amount)}</span>`}
  </li>`,Jn=({k:t,items:e,total:n})=>r`<ul class="lines">
    ${e.map((s,o)=>r`<${Kn} key=${o} k=${t} line=${s} />`)}
    ${n?r`<${Kn} k=${t} line=${n} name="tot" />`:null}
  </ul>`;function Vn(t,e){return e&&typeof e=="object"&&"cards"in e?e.cards:!Array.isArray(e)||!e.length?null:e.every(n=>typeof n=="string"&&n in t.words.cards)?e:null}function qn({k:t,cell:e}){if(e==null)return null;if(typeof e=="number")return pt(e);let n=Vn(t,e);return n?r`<${jn} k=${t} cards=${n} />`:r`<${f} k=${t} say=${e} />`}function Wn({k:t,block:e}){let n=s=>s>0&&e.rows.some(o=>typeof o.cells[s]=="number"||Vn(t,o.cells[s]??null))?"r":"";return r`<div class="scroll" tabindex="0" role="group" aria-label=${t.t("table.scroll")}>
    <table class="ledger">
      ${e.say?r`<caption><${f} k=${t} say=${e.say} /></caption>`:null}
      <thead>
        <tr>
          ${e.head.map((s,o)=>s?.length?r`<th key=${o} scope="col" class=${n(o)}><${f} k=${t} say=${s} /></th>`:r`<td key=${o}></td>`)}
        </tr>
      </thead>
      <tbody>
        ${e.rows.map((s,o)=>r`<tr key=${o} class=${s.mark??""}>
              ${s.cells.map((a,i)=>i===0?r`<th key=${i} scope="row"><${qn} k=${t} cell=${a} /></th>`:r`<td key=${i} class=${n(i)}><${qn} k=${t} cell=${a} /></td>`)}
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Gn({k:t,block:e}){let n=s=>`${(100*Math.max(0,s)/Math.max(1,e.most)).toFixed(2)}%`;return r`<div>
    ${e.say?r`<p class="eyebrow"><${f} k=${t} say=${e.say} /></p>`:null}
    <ul class="stacks">
      ${e.items.map((s,o)=>{let a=s.after>s.before?"up":s.after<s.before?"down":"",i=Math.min(s.before,s.after),l=Math.max(s.before,s.after);return r`<li key=${o}>
          <span><${f} k=${t} say=${s.say} /></span>
          <span class="beam" aria-hidden="true"
            ><i style=${`width:${n(i)}`}></i
            ><i class=${a==="down"?"less":"plus"} style=${`left:${n(i)};width:${n(l-i)}`}></i
          ></span>
          <span class="ba"
            >${pt(s.before)} <span aria-hidden="true">→</span><span class="sr">${t.t("bars.then")}</span>
            <b class=${a}>${pt(s.after)}</b></span
          >
        </li>`})}
    </ul>
  </div>`}var Qn=({level:t,class:e,children:n})=>r`<${`h${Math.min(6,t)}`} class=${e}>${n}<//>`;function Zn({k:t,cards:e,say:n,size:s="m",shown:o=!1,name:a="near"}){return r`<div class="rowed">
    ${n?r`<p><${f} k=${t} say=${n} /></p>`:null}
    <ul class=${a}>
      ${e.map((i,l)=>{let u=j(t,[t.name(i.card),i.card.length===1&&i.mark!=="ghost"?t.t("mark.ghost"):i.mark&&t.t(`mark.${i.mark}`),v(t,i.note)]);return r`<li key=${`${i.card}:${l}`} class=${i.gap?"gap":""}>
          <span class=${J(i.card,i.mark)} role="img" aria-label=${u} data-card=${o?i.card:void 0}
            ><${U} card=${i.card} size=${s}
          /></span>
          ${i.note?r`<small aria-hidden="true"><${f} k=${t} say=${i.note} inert /></small>`:null}
        </li>`})}
    </ul>
  </div>`}var zo=({k:t,items:e})=>r`<ul class="checks">
    ${e.map((n,s)=>r`<li key=${s} class=${n.ok?"ok":"not"}>
          <span role="img" aria-label=${t.t(n.ok?"check.yes":"check.no")}><${g} name=${n.ok?"yes":"no"} /></span>
          <span><${f} k=${t} say=${n.say} /> <${E} k=${t} rules=${n.rules} /></span>
        </li>`)}
  </ul>`,Lo=({k:t,items:e,level:n})=>r`<ol class="places">
    ${e.map(s=>r`<li key=${s.seat} class=${s.place===1?"first":s.place?"":"out"}>
          <span class="rank">${s.place??r`<${f} k=${t} say=${s.mark} inert />`}</span>
          <div>
            <${Qn} level=${n}>
              ${t.frame.names?.[s.seat]?r`<b>${t.frame.names[s.seat]}</b>`:null}
              <span><${f} k=${t} say=${s.say} /></span>
              ${s.place&&s.mark?r`<span class="pill"><${f} k=${t} say=${s.mark} /></span>`:null}
              <${E} k=${t} rules=${s.rules} />
            <//>
            <${Zn} k=${t} cards=${s.cards} size="f" name="made" shown />
            <${B} k=${t} blocks=${s.blocks} level=${n+1} />
          </div>
        </li>`)}
  </ol>`;function Io({k:t,block:e,level:n}){switch(e.kind){case"text":return r`<p class=${`para ${e.tone??""}`}><${f} k=${t} say=${e.say} /> <${E} k=${t} rules=${e.rules} /></p>`;case"cards":return r`<${Zn} k=${t} cards=${e.cards} say=${e.say} />`;case"checks":return r`<${zo} k=${t} items=${e.items} />`;case"sum":return r`<${Un} k=${t} terms=${e.terms} rules=${e.rules} />`;case"lines":return r`<${Jn} k=${t} items=${e.items} total=${e.total} />`;case"table":return r`<${Wn} k=${t} block=${e} />`;case"bars":return r`<${Gn} k=${t} block=${e} />`;case"places":return r`<${Lo} k=${t} items=${e.items} level=${n} />`;case"section":return r`<div class="section">
        <div class="top">
          <${Qn} level=${n}><${f} k=${t} say=${e.say} /><//>
          <${E} k=${t} rules=${e.rules} />
        </div>
        <${B} k=${t} blocks=${e.blocks} level=${n+1} />
      </div>`;default:return null}}var B=({k:t,blocks:e=[],level:n=4})=>e.map((s,o)=>r`<${Io} key=${`${s.kind}:${o}`} k=${t} block=${s} level=${n} />`);function Xn({k:t}){let e=t.frame.scene.panels??[];return e.length?r`<div class="panels">
    ${e.map(n=>r`<section key=${n.id} class="leaf" role="group" aria-label=${v(t,n.say)}>
          <div class="top">
            <h3><${f} k=${t} say=${n.say} /></h3>
            <${E} k=${t} rules=${n.rules} />
          </div>
          <${B} k=${t} blocks=${n.blocks} level=${4} />
        </section>`)}
  </div>`:null}function Yn({k:t,told:e,onClose:n}){let s=(a,i,l)=>a?r`<button type="button" class="btn" data-k=${l} onClick=${()=>t.rule(a)}>
          ${i==="prev"?r`<${g} name="prev" />`:null}<span class="sr">${t.t(l)}</span>${a}
          ${i==="next"?r`<${g} name="next" />`:null}
        </button>`:r`<span></span>`,o=r`<${f} k=${t} say=${e.title} inert />`;return r`<${et} k=${t} id=${`${t.view}-rule`} title=${o} name="rule-dialog" onClose=${n}>
    ${e.origin?r`<p class="pill"><${f} k=${t} say=${e.origin} /></p>`:null}
    <div class="answer" aria-live="polite"><${B} k=${t} blocks=${e.blocks} level=${3} /></div>
    <div class="foot">${s(e.before,"prev","rule.before")}${s(e.after,"next","rule.after")}</div>
  <//>`}function ft({k:t,button:e,compact:n=!1,tab:s}){let o=F(e.act),a=`act:${o}`,i=e.ok!==!1,l=i&&t.live,u=e.planned&&t.raised!==null,d=!i&&!n?t.t("why_not"):u?e.planned:e.sub,$=t.hint?.act&&F(t.hint.act)===o,p=()=>{l?t.act(e.act):t.live&&t.why(e.act,a)};return r`<button
    type="button"
    class=${`btn act${n?" compact":""}${e.main&&l?" main":""}${$?" hinted":""}`}
    data-k=${a}
    tabindex=${s}
    data-act=${l?o:void 0}
    aria-disabled=${l?void 0:"true"}
    aria-haspopup=${i?void 0:"dialog"}
    aria-expanded=${i?void 0:String(t.popup?.from===a)}
    onClick=${p}
  >
    <span>${e.icon?r`<${g} name=${e.icon} />`:null}<span><${f} k=${t} say=${e.say} inert /></span></span>
    ${d?r`<small><${f} k=${t} say=${d} inert /></small>`:null}
  </button>`}function ot({k:t,each:e=[],label:n}){let[s,o]=x("");if(!e.length)return null;let a=e.map(u=>F(u.act)),i=a.includes(s)?s:a[0];return r`<div class="each" role="group" aria-label=${n} onKeyDown=${u=>{if(u.ctrlKey||u.metaKey||u.altKey)return;let $=[...u.currentTarget.querySelectorAll("button")],p=$.indexOf(u.target),c=p<0?null:Lt(u.key,p,$.length);c!==null&&(u.preventDefault(),o(a[c]??""),$[c]?.focus())}}>
    ${e.map((u,d)=>r`<${ft} key=${a[d]} k=${t} button=${u} compact tab=${a[d]===i?0:-1} />`)}
  </div>`}var Eo=90;function Bt(t,e){let n=e&&t.live?`${JSON.stringify(e)} ${t.frame.rev} ${t.words.lang}`:"",s=A(""),[o,a]=x(null);return I(()=>{if(s.current=n,!n)return;let i=setTimeout(async()=>{let l=await t.ask({do:"ask",what:"judge",act:e});l&&s.current===n&&a({to:n,told:l})},Eo);return()=>clearTimeout(i)},[n]),o&&o.to===n?o.told:null}function Ot({k:t,id:e,told:n,otherwise:s}){let o=n?.line??n?.title;return r`<p class="say" id=${e} role="status" data-bad=${n&&n.legal===!1?"":void 0}>
    <span>${o?r`<${f} k=${t} say=${o} />`:s??null}</span>
    ${n?r`<${E} k=${t} rules=${n.rules} />`:null}
  </p>`}function Ce(t){let{hand:e,centre:n}=t.scene,s=[e,...n.zones??[]].flatMap(o=>[...o.cards??[],...(o.groups??[]).flatMap(a=>a.cards)]);return new Map(s.map(o=>[o.id,o]))}function ts({k:t,choice:e}){let n=Ce(t.frame),s=t.picked.map(c=>n.get(c)?.card??c),o=nt(e.act,s),a=Bt(t,e.judge!==!1&&s.length?o:null),i=s.length>=e.least&&s.length<=e.most,l=e.ok!==!1&&i&&a?.legal!==!1,u=()=>{t.live&&(l?t.act(o):t.why(o,`go:${e.id}`))},{least:d,most:$}=e,p=d===$?t.t("choice.exact",{n:s.length,most:$}):t.t("choice.range",{n:s.length,least:d,most:$});return r`<div class="entry choose" role="group" aria-label=${v(t,e.say)}>
    <${Ot}
      k=${t}
      id=${`${t.view}-${e.id}`}
      told=${a}
      otherwise=${r`<${f} k=${t} say=${e.say} />${" "}<span class="of">${p}</span>`}
    />
    <div class="line">
      ${s.length?r`<span class="chosen">${s.map((c,m)=>r`<span key=${t.picked[m]}><${Et} k=${t} card=${c} /></span>`)}</span>
            <button type="button" class="btn bare" data-k=${`clear:${e.id}`} onClick=${t.unpick}>${t.t("choice.clear")}</button>`:null}
      <button
        type="button"
        class=${`btn${l&&t.live?" main":""}`}
        data-k=${`go:${e.id}`}
        aria-disabled=${l&&t.live?void 0:"true"}
        aria-haspopup=${l?void 0:"dialog"}
        onClick=${u}
      >
        <${f} k=${t} say=${e.submit} inert />
      </button>
    </div>
    <${ot} k=${t} each=${e.each} label=${v(t,e.say)} />
  </div>`}function es({k:t,menu:e}){let[n,s]=x(!0),o=`${t.view}-menu-${e.id}`;return r`<div class="entry menu">
    <button
      type="button"
      class="btn bare"
      data-k=${`menu:${e.id}`}
      aria-expanded=${String(n)}
      aria-controls=${o}
      onClick=${()=>s(!n)}
    >
      <${f} k=${t} say=${e.say} inert /> <${g} name=${n?"down":"next"} />
    </button>
    <div id=${o} hidden=${!n}><${ot} k=${t} each=${e.items} label=${v(t,e.say)} /></div>
  </div>`}function Po(t,e,n){let s=Number(t.normalize("NFKC").trim()||Number.NaN);return Number.isInteger(s)?Math.max(n.least,Math.min(n.most,s+e)):n.start}function ns({k:t,box:e}){let[n,s]=x(String(e.start)),o=nt(e.act,n),a=Bt(t,o),i=e.ok!==!1&&a?.legal!==!1,l=`${t.view}-${e.id}`,u=$=>{$.preventDefault(),t.live&&(i?t.act(o):t.why(o,`go:${e.id}`))},d=$=>s(String(Po(n,$,e)));return r`<form class="entry number" onSubmit=${u}>
    <${Ot} k=${t} id=${l} told=${a} otherwise=${r`<${f} k=${t} say=${e.sub??e.say} />`} />
    <${ot} k=${t} each=${e.each} label=${v(t,e.say)} />
    <div class="line">
      ${e.quick?.length&&!e.each?.length?r`<span class="quick" role="group" aria-label=${t.t("number.quick")}>
            ${e.quick.map($=>r`<button key=${$} type="button" class="btn" data-k=${`quick:${e.id}:${$}`} onClick=${()=>s(String($))}>${$}</button>`)}
          </span>`:null}
      <span class="step" data-bad=${i?void 0:""}>
        <button type="button" aria-label=${t.t("number.less")} data-k=${`less:${e.id}`} onClick=${()=>d(-1)}>−</button>
        <input
          value=${n}
          inputmode="numeric"
          autocomplete="off"
          aria-label=${v(t,e.say)}
          aria-describedby=${l}
          data-k=${`box:${e.id}`}
          onInput=${$=>s($.target.value)}
        />
        <button type="button" aria-label=${t.t("number.more")} data-k=${`more:${e.id}`} onClick=${()=>d(1)}>+</button>
      </span>
      <button
        type="submit"
        class=${`btn${i&&t.live?" main":""}`}
        data-k=${`go:${e.id}`}
        aria-disabled=${i&&t.live?void 0:"true"}
      >
        <span><${f} k=${t} say=${e.submit} inert /></span> <b class="num">${n}</b>
      </button>
    </div>
  </form>`}function Ro({k:t,menu:e}){let n=t.menu===e.id,s=n?t.target:null;return r`<div class=${`own${n?" on":""}`} data-menu=${e.id} role="group" aria-label=${v(t,e.say)}>
    <button
      type="button"
      class="btn bare"
      data-k=${`menu:${e.id}`}
      aria-pressed=${String(n)}
      aria-disabled=${t.live?void 0:"true"}
      onClick=${()=>t.live&&t.choose(e.id)}
    >
      <${f} k=${t} say=${e.say} inert />
    </button>
    ${e.items.map(o=>r`<div key=${F(o.act)} class="one" hidden=${!!(s&&!o.spots?.includes(s))}>
          <${ft} k=${t} button=${o} compact />
        </div>`)}
  </div>`}function ss({k:t,menus:e}){let n=A(null),s=t.hint?.act?F(t.hint.act):null;return R(()=>{let o=n.current,a=o?.querySelector(".btn.hinted")??o?.querySelector(".own.on");o&&a&&(o.scrollTop=a.offsetTop-6)},[t.menu,t.target,s]),r`<div ref=${n} class=${`plays${t.menu===null?"":" some"}`}>
    ${e.map(o=>r`<${Ro} key=${o.id} k=${t} menu=${o} />`)}
  </div>`}var Do=8;function os({k:t,popup:e}){let n=A(null),s=`${t.view}-why`;return R(()=>{let o=n.current,a=o?.parentElement,i=a?.closest(".kibitz");if(!o||!a||!i)return;let l=[...i.querySelectorAll("[data-k]")].find(h=>h.getAttribute("data-k")===e.from),u=o.currentCSSZoom??1,d=a.getBoundingClientRect(),$=(l??a).getBoundingClientRect(),p=o.offsetWidth,c=($.left+$.width/2-d.left)/u,m=Math.max(Do-24,Math.min(d.width/u-p+16,c-p/2));o.style.setProperty("--left",`${m.toFixed(1)}px`),o.style.setProperty("--tip",`${Math.max(18,Math.min(p-18,c-m)).toFixed(1)}px`),o.focus({preventScroll:!0})},[e]),I(()=>{let o=a=>{a.composedPath().some(u=>u instanceof Element&&(u===n.current||u.getAttribute("data-k")===e.from||u.tagName==="DIALOG"))||t.close()};return document.addEventListener("pointerdown",o,!0),()=>document.removeEventListener("pointerdown",o,!0)},[e]),r`<div ref=${n} class="why" role="dialog" aria-labelledby=${s} tabindex="-1">
    <div class="top">
      <h3 id=${s}><${f} k=${t} say=${e.told.title} /></h3>
      <button type="button" class="btn bare" aria-label=${t.t("close")} onClick=${t.close}><${g} name="close" /></button>
    </div>
    <div class="answer"><${B} k=${t} blocks=${e.told.blocks} level=${4} /></div>
  </div>`}var Te=({k:t,name:e,icon:n,ready:s,onClick:o,wide:a=!1})=>r`<button
    type="button"
    class="btn bare tool"
    data-k=${`tool:${e}`}
    aria-label=${t.t(s?e:`${e}.none`)}
    aria-disabled=${s?void 0:"true"}
    onClick=${()=>s&&o()}
  >
    <${g} name=${n} />${a?r`<span class="only-wide">${t.t(e)}</span>`:null}
  </button>`,Ae=({k:t,bare:e=!1})=>{let n=o=>()=>{t.send({do:"go",to:o})},s=t.phase!=="lost";return r`<div class="tools">
    <${Te} k=${t} name="undo" icon="undo" ready=${s&&t.frame.undo} onClick=${n("undo")} />
    <${Te} k=${t} name="redo" icon="redo" ready=${s&&t.frame.redo} onClick=${n("redo")} />
    ${e?null:r`<${Te} k=${t} name="hint" icon="hint" ready=${t.live&&t.phase==="waiting"} onClick=${()=>t.show("hint")} wide />`}
  </div>`};function Ho({k:t,control:e}){if(e.kind==="number"){let{id:n,start:s,least:o,most:a}=e;return r`<${ns} key=${`${n}:${s}:${o}:${a}`} k=${t} box=${e} />`}return e.kind==="choose"?r`<${ts} k=${t} choice=${e} />`:e.kind==="menu"?r`<${es} k=${t} menu=${e} />`:null}function as({k:t}){let{tray:e,sheet:n}=t.frame.scene,s=e.controls??[],o=s.filter($=>$.kind==="act"),a=st(t.frame),i=s.filter($=>$.kind!=="act"&&!a.some(p=>p===$)),l=!n&&t.frame.mode==="play",u=l&&t.frame.phase==="pause",d=l&&t.frame.phase==="over";return r`<div class=${`tray${e.speech?" speech":""}${i.length||a.length?" tall":""}`} role="group" aria-label=${t.t("tray")}>
    <div class="ask">
      <h3><${f} k=${t} say=${e.say} /></h3>
      ${e.lead?r`<p><${f} k=${t} say=${e.lead} /></p>`:null}
      ${e.speech?r`<p class="free"><${g} name="talk" /> ${t.t("tray.speech")}</p>`:null}
    </div>
    <${Ae} k=${t} />
    ${a.length?r`<${ss} k=${t} menus=${a} />`:null}
    ${i.map(($,p)=>r`<${Ho} key=${"id"in $?$.id:p} k=${t} control=${$} />`)}
    ${o.length||u||d?r`<div class="acts">
          ${o.map(($,p)=>r`<${ft} key=${p} k=${t} button=${$} />`)}
          ${u?r`<button type="button" class="btn main" data-continue onClick=${()=>{t.send({do:"go",to:"continue"})}}>${t.t("continue")}</button>`:null}
          ${d?r`<button type="button" class="btn main" data-new data-k="new" onClick=${()=>{t.send({do:"new"})}}>${t.t("new.match")}</button>`:null}
        </div>`:null}
    ${t.popup?r`<${os} k=${t} popup=${t.popup} />`:null}
  </div>`}function No(t){let e=[];for(let n of t){let s=e.at(-1);n.kind==="section"||!s||s[0]?.kind==="section"?e.push([n]):s.push(n)}return e}var rs=({k:t,blocks:e=[]})=>No(e).map((n,s)=>r`<div key=${s} class="leaf"><${B} k=${t} blocks=${n} level=${4} /></div>`);function is({k:t,sheet:e,children:n}){let{phase:s,mode:o,at:a}=t.frame,i=t.phase!=="lost"&&o==="play";return r`<div class="doc">
    <div class="head">
      <div>
        <h3 class="big"><${f} k=${t} say=${e.title} /></h3>
        ${e.lead||e.rules?.length?r`<p><${f} k=${t} say=${e.lead} /> <${E} k=${t} rules=${e.rules} /></p>`:null}
      </div>
      <div class="row">
        <${Ae} k=${t} bare />
        ${i&&a>0?r`<button type="button" class="btn" data-k="step-through" onClick=${()=>{t.send({do:"go",to:a-1})}}>
              <${g} name="prev" /> ${t.t("sheet.step")}
            </button>`:null}
        ${i&&s==="pause"?r`<button type="button" class="btn main" data-continue data-k="continue" onClick=${()=>{t.send({do:"go",to:"continue"})}}>
              ${t.t("continue")} <${g} name="next" />
            </button>`:null}
        ${i&&s==="over"?r`<button type="button" class="btn main" data-new data-k="new" onClick=${()=>{t.send({do:"new"})}}>
              ${t.t("new.match")} <${g} name="next" />
            </button>`:null}
      </div>
    </div>
    <div class="cols">
      <div><${rs} k=${t} blocks=${e.blocks} /></div>
      <div><${rs} k=${t} blocks=${e.aside} />${n}</div>
    </div>
  </div>`}function Bo({k:t}){let{at:e,of:n,mode:s}=t.frame,o=t.phase!=="lost",a=o&&e>0,i=o&&s==="review",l=[["replay.first","start",a,0],["replay.back","prev",a,e-1],["replay.on","next",i,Math.min(n,e+1)],["replay.last","end",i,"live"]];return r`<span class="steps" role="group" aria-label=${t.t("replay")}>
    ${l.map(([u,d,$,p])=>r`<button
          key=${u}
          type="button"
          class="btn bare"
          data-k=${u}
          aria-label=${t.t(u)}
          aria-disabled=${$?void 0:"true"}
          onClick=${()=>$&&void t.send({do:"go",to:p})}
        ><${g} name=${d} /></button>`)}
  </span>`}function Oo(t){let e=[];for(let n of t)n.kind==="head"?e.push({head:n,lines:[]}):(e.length||e.push({head:null,lines:[]}),e.at(-1)?.lines.push(n));return e}function ze({k:t}){let e=A(null),n=t.frame.story??[],s=n.findLast(o=>o.kind!=="head");return R(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[s?.id,n.length]),r`<section class="leaf story">
    <div class="top"><h3>${t.t("story")}</h3><${Bo} k=${t} /></div>
    <div ref=${e} class="told" role="log" aria-live="off" aria-label=${t.t("story")} tabindex="0">
      ${Oo(n).map(({head:o,lines:a},i)=>r`<div key=${o?.id??`part${i}`}>
            ${o?r`<h4><${f} k=${t} say=${o.say} /></h4>`:null}
            ${a.length?r`<ol>
                  ${a.map(l=>r`<li key=${l.id} class=${l===s?"now":""} aria-current=${l===s?"step":void 0}>
                        <span><${f} k=${t} say=${l.say} /></span>
                        <${E} k=${t} rules=${l.rules} />
                      </li>`)}
                </ol>`:null}
          </div>`)}
    </div>
  </section>`}function Fo(t,e){let{events:n=[],story:s=[],mode:o,at:a,phase:i,scene:l}=t,u=new Set(n),d=s.filter(m=>u.has(m.id)),$=o==="review",p=d.length||!$&&a>=e?d:s.slice(-1),c=p.length>0&&!$&&i==="waiting"?l.tray.say:null;return{lines:p,asks:c,review:$}}function ls({k:t}){let{rev:e,at:n,of:s}=t.frame,o=A(n),{lines:a,asks:i,review:l}=tt(()=>Fo(t.frame,o.current),[e]);return o.current=n,r`<div class="sr" aria-live="polite" data-announce>
    ${l?r`<p key=${`at${e}`}>${t.t("review.at",{at:n,of:s})}</p>`:null}
    ${a.map(u=>r`<p key=${`${u.id}/${e}`}><${f} k=${t} say=${u.say} inert /></p>`)}
    ${i?r`<p key=${`ask${e}`}><${f} k=${t} say=${i} inert /></p>`:null}
  </div>`}var Ko=new Set(["dead","terminating","restarting","autorestarting"]),Ft=class{constructor(e,n,s){this.model=e,this.view=n,this.onState=s,this.state="",this.n=0,this.waiting=new Map,this.heard=o=>this.hear(o),this.gone=()=>this.become("lost"),e.on("msg:custom",this.heard),this.looked=Date.now(),this.watch=setInterval(()=>this.look(),500),this.pings=setInterval(()=>this.ping(),3e3),this.unhook=this.hookKernel()}send(e){let n=++this.n;return new Promise(s=>{this.waiting.set(n,{since:Date.now()-(e.do==="ping"?3e3:0),done:s});try{this.model.send({...e,view:this.view,n})}catch{this.become("lost")}})}ping(){document.visibilityState==="visible"&&(this.waiting.size===0||this.state==="lost")&&this.send({do:"ping"})}hear(e){if(this.alive(),!e||e.to!==this.view)return;let n=this.waiting.get(e.n);this.waiting.delete(e.n),n?.done(e)}alive(){let e=Date.now();for(let n of this.waiting.values())n.since=e;this.become("")}look(){let e=Date.now(),n=e-this.looked>6*500;if(this.looked=e,n)for(let o of this.waiting.values())o.since=e;let s=0;for(let o of this.waiting.values())s=Math.max(s,e-o.since);s>=1e4?this.become("lost"):s>=4e3&&this.state===""&&this.become("slow")}become(e){if(e!==this.state){if(this.state=e,e==="lost"){for(let n of this.waiting.values())n.done(null);this.waiting.clear()}this.onState(e)}}hookKernel(){let e=[];try{let n=this.model.widget_manager?.kernel,s=(a,i)=>Ko.has(i)&&this.gone();n?.statusChanged?.connect?.(s),e.push(()=>n?.statusChanged?.disconnect?.(s));let o=(a,i)=>i==="disconnected"&&this.gone();n?.connectionStatusChanged?.connect?.(o),e.push(()=>n?.connectionStatusChanged?.disconnect?.(o))}catch{}return()=>{for(let n of e)n()}}close(){clearInterval(this.watch),clearInterval(this.pings),this.model.off("msg:custom",this.heard),this.unhook();for(let e of this.waiting.values())e.done(null);this.waiting.clear()}};var Kt=t=>`kibitz:${location.pathname}${location.search}:${t}`;function qo(t){try{sessionStorage.removeItem(t)}catch{}}function cs(t){if(t.keep===null||t.keep===void 0)return;let{matches:e}=t.keep,n=e?qt(t.key)?.matches:void 0,s=e?{...t.keep,matches:{...n,...e}}:t.keep;try{sessionStorage.setItem(Kt(t.key),JSON.stringify(s))}catch{}}function qt(t){try{return JSON.parse(sessionStorage.getItem(Kt(t))??"null")}catch{return qo(Kt(t)),null}}function us(t,e){try{sessionStorage.setItem(Kt(`${t}/look`),JSON.stringify(e))}catch{}}function ds(t){let{theme:e,suits:n,large:s}=qt(`${t}/look`)??{};return{...e&&["auto","light","dark"].includes(e)?{theme:e}:{},...n&&["four","two"].includes(n)?{suits:n}:{},...typeof s=="boolean"?{large:s}:{}}}function $s(t){return(e,n={})=>(t?.[`ui.${e}`]??e).replace(/\{(\w+)\}/g,(o,a)=>a in n?String(n[a]):o)}var fs={theme:"auto",suits:"four",large:!1},ps=new WeakSet;function Le(t,e){let[,n]=x(0);return I(()=>{let s=()=>n(o=>o+1);return t.on(`change:${e}`,s),()=>t.off(`change:${e}`,s)},[t,e]),t.get(e)}function jo(t,e,n){I(()=>{if(n?.resume&&!ps.has(e)){ps.add(e);let s=ds(n.key);Object.keys(s).length&&(e.set("look",{...fs,...e.get("look"),...s}),e.save_changes());let o=qt(n.key);if(o!==null){t.send({do:"resume",keep:o});return}}n&&cs(n)},[n])}function ms(t,e){let n=Le(t,"frame"),s=Le(t,"words"),o={...fs,...Le(t,"look")},[a,i]=x(""),[,l]=x(0),[u,d]=x(null),[$,p]=x([]),[c,m]=x(null),[h,M]=x(null),[b,w]=x(null),[y,L]=x(null),[V,D]=x(null),[W,at]=x(null),[Z,G]=x(null),z=tt(()=>new Ft(t,e,i),[t,e]),H=A(null);I(()=>()=>z.close(),[z]),I(()=>gn(()=>l(_=>_+1)),[]),jo(z,t,n),R(()=>{z.alive(),H.current=null,G(null),L(null),w(null),m(null),M(null)},[n?.rev]);let mt=n?.home?"home":n?.game,Ie=A(mt);I(()=>{Ie.current!==mt&&(Ie.current=mt,at(null),d(null),p([]),D(null))},[mt]),I(()=>{d(null),p(_=>_.length?[]:_)},[n?.seed]);let ys=ie(_=>z.send(_),[z]),ht=ie(async _=>(await z.send(_))?.answer??null,[z]);if(!n||!s)return null;let gs=$s(s.ui),Ee=n.home?new Map:Ce(n),_t=$.filter(_=>Ee.get(_)?.pick),jt=a==="lost",vs=jt?"lost":n.phase,bs=async _=>{H.current!==null||jt||(H.current=n.rev,G(n.rev),w(null),p([]),await z.send({do:"act",act:_,rev:n.rev}),H.current=null,G(null))},ws=async(_,P)=>{let Pe=await ht({do:"ask",what:"judge",act:_});Pe&&w({from:P,told:Pe})},xs=async _=>{if(_!=="hint"){at(_);return}let P=await ht({do:"ask",what:"hint"});P&&(L(P),w({from:"tool:hint",told:P}))},ks=async _=>{let P=await ht({do:"ask",what:"rule",id:_});P&&D(P)},Ms=_=>{us(n.key,{...o,..._}),t.set("look",{...o,..._}),t.save_changes()};return{k:{view:e,frame:n,words:s,look:o,phase:vs,live:!jt&&n.mode!=="review",raised:u&&Ee.has(u)?u:null,picked:_t,menu:!n.home&&st(n).some(_=>_.id===c)?c:null,target:h,hint:y,changed:ct()?[...new Set((n.moves??[]).map(_=>_.to))]:[],popup:b,open:W,t:gs,name:_=>s.cards?.[_]??_,act:_=>{bs(_)},send:ys,ask:ht,why:(_,P)=>{ws(_,P)},rule:_=>{ks(_)},raise:_=>d(u===_?null:_),pick:_=>p(_t.includes(_)?_t.filter(P=>P!==_):Uo(n)?[_]:[..._t,_]),unpick:()=>p([]),choose:_=>{m(c===_?null:_),M(null)},aim:_=>M(h===_?null:_),close:()=>w(null),show:_=>{xs(_)},restyle:Ms},told:V,closeRule:()=>D(null),slow:a==="slow",sent:Z!==null}}function Uo(t){let e=(t.scene.tray.controls??[]).filter(n=>n.kind==="choose");return e.length>0&&e.every(n=>n.kind==="choose"&&n.most===1)}function Jo(t,e){let n=A(null),s=A(null),o=A(-1);n.current??=new zt,s.current??=new It;let a=e&&e.frame.rev!==o.current&&o.current>=0&&e.frame.mode==="play"?e.frame.moves??[]:[];n.current.note(t.current);let i=a.length?s.current.from(t.current,a):[];return R(()=>{!t.current||!e||(n.current?.restore(t.current,e.phase),a.length&&s.current?.fly(t.current,a,i),o.current=e.frame.rev)}),s.current}function Vo({k:t}){let e=t.frame.scene.sheet;return e?r`<${is} k=${t} sheet=${e}><${ze} k=${t} /><//>`:r`<div class="stage">
    <div class="play"><${On} k=${t} /><${as} k=${t} /></div>
    <div class="side"><${Xn} k=${t} /><${ze} k=${t} /></div>
  </div>`}function Wo({k:t,slow:e,told:n,closeRule:s}){return r`<${Sn} k=${t} />
    <${ye} k=${t} slow=${e} />
    <${Vo} k=${t} />
    <${ls} k=${t} />
    ${n?r`<${Yn} k=${t} told=${n} onClose=${s} />`:null}
    ${t.open==="options"?r`<${Fn} k=${t} onClose=${o=>t.show(o?null:"settings")} />`:null}`}function hs({model:t,view:e}){let n=A(null),s=ms(t,e),o=Jo(n,s?.k),a=!!s;I(()=>n.current?wn(n.current):void 0,[a]);let i=s&&!s.k.frame.home?s.k.words.game:"";if(I(()=>{lt()&&a&&(document.title=i?`${i} · Kibitz`:"Kibitz")},[i,a]),!s)return r`<div class="kibitz" ref=${n} data-phase="busy"></div>`;let{k:l,told:u,closeRule:d,slow:$,sent:p}=s,c=l.look.theme==="auto"?yn():l.look.theme,m=h=>{if(h.key!=="Escape"||h.defaultPrevented||n.current?.querySelector("dialog[open]"))return;let M=l.popup?.from??(l.open==="settings"?"settings":null);if(!M)return;l.close(),l.open==="settings"&&l.show(null),[...n.current?.querySelectorAll("[data-k]")??[]].find(w=>w.getAttribute("data-k")===M)?.focus({preventScroll:!0})};return r`<div
    ref=${n}
    class=${`kibitz${l.look.large?" large":""}`}
    lang=${l.words.lang}
    role="region"
    aria-label=${l.frame.home?"Kibitz":l.words.game??v(l,l.frame.scene.title)}
    tabindex="-1"
    data-game=${l.frame.game}
    data-rev=${l.frame.rev}
    data-phase=${l.phase}
    data-mode=${l.frame.mode}
    data-sent=${p?"":void 0}
    data-theme=${c??void 0}
    data-suits=${l.look.suits}
    data-host=${lt()?"page":"notebook"}
    onKeyDown=${m}
    onPointerDown=${()=>o.finish()}
    onKeyDownCapture=${h=>{o.finish(),bn(h)}}
  >
    ${l.frame.home?r`<${Ln} key="home" k=${l}><${ye} k=${l} slow=${$} /><//>`:r`<${Wo} key="game" k=${l} slow=${$} told=${u} closeRule=${d} />`}
  </div>`}var Go=()=>Math.random().toString(36).slice(2,8),_s=0;function Qo({model:t,el:e}){return _s+=1,oe(e),Yt(r`<${hs} model=${t} view=${`v${_s}-${Go()}`} />`,e),()=>Yt(null,e)}var Bl={render:Qo};export{Bl as default};

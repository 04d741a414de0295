var mt,w,be,Qn,U,_e,we,ke,Nt,ct,nt,xe,Bt,Dt,Ht,Xn,$t={},pt=[],Yn=/acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera/i,ht=Array.isArray;function F(t,e){for(var n in e)t[n]=e[n];return t}function Ot(t){t&&t.parentNode&&t.parentNode.removeChild(t)}function Ft(t,e,n){var s,r,o,i={};for(o in e)o=="key"?s=e[o]:o=="ref"?r=e[o]:i[o]=e[o];if(arguments.length>2&&(i.children=arguments.length>3?mt.call(arguments,2):n),typeof t=="function"&&t.defaultProps!=null)for(o in t.defaultProps)i[o]===void 0&&(i[o]=t.defaultProps[o]);return ut(t,i,s,r,null)}function ut(t,e,n,s,r){var o={type:t,props:e,key:n,ref:s,__k:null,__:null,__b:0,__e:null,__c:null,constructor:void 0,__v:r??++be,__i:-1,__u:0};return r==null&&w.vnode!=null&&w.vnode(o),o}function _t(t){return t.children}function dt(t,e){this.props=t,this.context=e}function V(t,e){if(e==null)return t.__?V(t.__,t.__i+1):null;for(var n;e<t.__k.length;e++)if((n=t.__k[e])!=null&&n.__e!=null)return n.__e;return typeof t.type=="function"?V(t):null}function ts(t){if(t.__P&&t.__d){var e=t.__v,n=e.__e,s=[],r=[],o=F({},e);o.__v=e.__v+1,w.vnode&&w.vnode(o),Kt(t.__P,o,e,t.__n,t.__P.namespaceURI,32&e.__u?[n]:null,s,n??V(e),!!(32&e.__u),r),o.__v=e.__v,o.__.__k[o.__i]=o,Ae(s,o,r),e.__e=e.__=null,o.__e!=n&&Me(o)}}function Me(t){if((t=t.__)!=null&&t.__c!=null)return t.__e=t.__c.base=null,t.__k.some(function(e){if(e!=null&&e.__e!=null)return t.__e=t.__c.base=e.__e}),Me(t)}function ye(t){(!t.__d&&(t.__d=!0)&&U.push(t)&&!ft.__r++||_e!=w.debounceRendering)&&((_e=w.debounceRendering)||we)(ft)}function ft(){try{for(var t,e=1;U.length;)U.length>e&&U.sort(ke),t=U.shift(),e=U.length,ts(t)}finally{U.length=ft.__r=0}}function Se(t,e,n,s,r,o,i,l,d,u,$){var p,c,m,y,S,b,x=s&&s.__k||pt,g=e.length;for(d=es(n,e,x,d,g),p=0;p<g;p++)(m=n.__k[p])!=null&&(c=m.__i!=-1&&x[m.__i]||$t,m.__i=p,b=Kt(t,m,c,r,o,i,l,d,u,$),y=m.__e,m.ref&&c.ref!=m.ref&&(c.ref&&jt(c.ref,null,m),$.push(m.ref,m.__c||y,m)),S==null&&y!=null&&(S=y),4&m.__u?(d=Ce(m,d,t),c.__e&&(c.__e=null)):typeof m.type=="function"&&b!==void 0?d=b:y&&(d=y.nextSibling),m.__u&=-7);return n.__e=S,d}function es(t,e,n,s,r){var o,i,l,d,u,$=n.length,p=$,c=0;for(t.__k=new Array(r),o=0;o<r;o++)(i=e[o])!=null&&typeof i!="boolean"&&typeof i!="function"?(typeof i=="string"||typeof i=="number"||typeof i=="bigint"||i.constructor==String?i=t.__k[o]=ut(null,i,null,null,null):ht(i)?i=t.__k[o]=ut(_t,{children:i},null,null,null):i.constructor===void 0&&i.__b>0?i=t.__k[o]=ut(i.type,i.props,i.key,i.ref?i.ref:null,i.__v):t.__k[o]=i,d=o+c,i.__=t,i.__b=t.__b+1,l=null,(u=i.__i=ns(i,n,d,p))!=-1&&(p--,(l=n[u])&&(l.__u|=2)),l==null||l.__v==null?(u==-1&&(r>$?c--:r<$&&c++),typeof i.type!="function"&&(i.__u|=4)):u!=d&&(u==d-1?c--:u==d+1?c++:(u>d?c--:c++,i.__u|=4))):t.__k[o]=null;if(p)for(o=0;o<$;o++)(l=n[o])!=null&&(2&l.__u)==0&&(l.__e==s&&(s=V(l)),ze(l,l));return s}function Ce(t,e,n){var s,r;if(typeof t.type=="function"){for(s=t.__k,r=0;s&&r<s.length;r++)s[r]&&(s[r].__=t,e=Ce(s[r],e,n));return e}t.__e!=e&&(e&&t.type&&!e.parentNode&&(e=V(t)),e=n.insertBefore(t.__e,e||null));do e=e&&e.nextSibling;while(e!=null&&e.nodeType==8);return e}function ns(t,e,n,s){var r,o,i,l=t.key,d=t.type,u=e[n],$=u!=null&&(2&u.__u)==0;if(u===null&&l==null||$&&l==u.key&&d==u.type)return n;if(s>($?1:0)){for(r=n-1,o=n+1;r>=0||o<e.length;)if((u=e[i=r>=0?r--:o++])!=null&&(2&u.__u)==0&&l==u.key&&d==u.type)return i}return-1}function ve(t,e,n){e[0]=="-"?t.setProperty(e,n??""):t[e]=n==null?"":typeof n!="number"||Yn.test(e)?n:n+"px"}function lt(t,e,n,s,r){var o,i;t:if(e=="style")if(typeof n=="string")t.style.cssText=n;else{if(typeof s=="string"&&(t.style.cssText=s=""),s)for(e in s)n&&e in n||ve(t.style,e,"");if(n)for(e in n)s&&n[e]==s[e]||ve(t.style,e,n[e])}else if(e[0]=="o"&&e[1]=="n")o=e!=(e=e.replace(xe,"$1")),i=e.toLowerCase(),e=i in t||e=="onFocusOut"||e=="onFocusIn"?i.slice(2):e.slice(2),t.l||(t.l={}),t.l[e+o]=n,n?s?n[nt]=s[nt]:(n[nt]=Bt,t.addEventListener(e,o?Ht:Dt,o)):t.removeEventListener(e,o?Ht:Dt,o);else{if(r=="http://www.w3.org/2000/svg")e=e.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(e!="width"&&e!="height"&&e!="href"&&e!="list"&&e!="form"&&e!="tabIndex"&&e!="download"&&e!="rowSpan"&&e!="colSpan"&&e!="role"&&e!="popover"&&e in t)try{t[e]=n??"";break t}catch{}typeof n=="function"||(n==null||n===!1&&e[4]!="-"?t.removeAttribute(e):t.setAttribute(e,e=="popover"&&n==1?"":n))}}function ge(t){return function(e){if(this.l){var n=this.l[e.type+t];if(e[ct]==null)e[ct]=Bt++;else if(e[ct]<n[nt])return;return n(w.event?w.event(e):e)}}}function Kt(t,e,n,s,r,o,i,l,d,u){var $,p,c,m,y,S,b,x,g,E,W,N,z,J,G,j,I=e.type;if(e.constructor!==void 0)return null;128&n.__u&&(d=!!(32&n.__u),o=[l=e.__e=n.__e]),($=w.__b)&&$(e);t:if(typeof I=="function"){p=i.length;try{if(g=e.props,E=I.prototype&&I.prototype.render,W=($=I.contextType)&&s[$.__c],N=$?W?W.props.value:$.__:s,n.__c?x=(c=e.__c=n.__c).__=c.__E:(E?e.__c=c=new I(g,N):(e.__c=c=new dt(g,N),c.constructor=I,c.render=os),W&&W.sub(c),c.state||(c.state={}),c.__n=s,m=c.__d=!0,c.__h=[],c._sb=[]),E&&c.__s==null&&(c.__s=c.state),E&&I.getDerivedStateFromProps!=null&&(c.__s==c.state&&(c.__s=F({},c.__s)),F(c.__s,I.getDerivedStateFromProps(g,c.__s))),y=c.props,S=c.state,c.__v=e,m)E&&I.getDerivedStateFromProps==null&&c.componentWillMount!=null&&c.componentWillMount(),E&&c.componentDidMount!=null&&c.__h.push(c.componentDidMount);else{if(E&&I.getDerivedStateFromProps==null&&g!==y&&c.componentWillReceiveProps!=null&&c.componentWillReceiveProps(g,N),e.__v==n.__v||!c.__e&&c.shouldComponentUpdate!=null&&c.shouldComponentUpdate(g,c.__s,N)===!1){e.__v!=n.__v&&(c.props=g,c.state=c.__s,c.__d=!1),e.__e=n.__e,e.__k=n.__k,e.__k.some(function(O){O&&(O.__=e)}),pt.push.apply(c.__h,c._sb),c._sb=[],c.__h.length&&i.push(c),l=V(n);break t}c.componentWillUpdate!=null&&c.componentWillUpdate(g,c.__s,N),E&&c.componentDidUpdate!=null&&c.__h.push(function(){c.componentDidUpdate(y,S,b)})}if(c.context=N,c.props=g,c.__P=t,c.__e=!1,z=w.__r,J=0,E)c.state=c.__s,c.__d=!1,z&&z(e),$=c.render(c.props,c.state,c.context),pt.push.apply(c.__h,c._sb),c._sb=[];else do c.__d=!1,z&&z(e),$=c.render(c.props,c.state,c.context),c.state=c.__s;while(c.__d&&++J<25);c.state=c.__s,c.getChildContext!=null&&(s=F(F({},s),c.getChildContext())),E&&!m&&c.getSnapshotBeforeUpdate!=null&&(b=c.getSnapshotBeforeUpdate(y,S)),G=$!=null&&$.type===_t&&$.key==null?Ee($.props.children):$,l=Se(t,ht(G)?G:[G],e,n,s,r,o,i,l,d,u),c.base=e.__e,e.__u&=-161,c.__h.length&&i.push(c),x&&(c.__E=c.__=null)}catch(O){if(i.length=p,e.__v=null,d||o!=null){if(O.then){for(e.__u|=d?160:128;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;o!=null&&(o[o.indexOf(l)]=null),e.__e=l}else if(o!=null)for(j=o.length;j--;)Ot(o[j])}else e.__e=n.__e;e.__k==null&&(e.__k=n.__k||[]),O.then||Te(e),w.__e(O,e,n)}}else o==null&&e.__v==n.__v?(e.__k=n.__k,e.__e=n.__e):l=e.__e=ss(n.__e,e,n,s,r,o,i,d,u);return($=w.diffed)&&$(e),128&e.__u?void 0:l}function Te(t){t&&(t.__c&&(t.__c.__e=!0),t.__k&&t.__k.some(Te))}function Ae(t,e,n){for(var s=0;s<n.length;s++)jt(n[s],n[++s],n[++s]);w.__c&&w.__c(e,t),t.some(function(r){try{t=r.__h,r.__h=[],t.some(function(o){o.call(r)})}catch(o){w.__e(o,r.__v)}})}function Ee(t){return typeof t!="object"||t==null||t.__b>0?t:ht(t)?t.map(Ee):t.constructor!==void 0?null:F({},t)}function ss(t,e,n,s,r,o,i,l,d){var u,$,p,c,m,y,S,b=n.props||$t,x=e.props,g=e.type;if(g=="svg"?r="http://www.w3.org/2000/svg":g=="math"?r="http://www.w3.org/1998/Math/MathML":r||(r="http://www.w3.org/1999/xhtml"),o!=null){for(u=0;u<o.length;u++)if((m=o[u])&&"setAttribute"in m==!!g&&(g?m.localName==g:m.nodeType==3)){t=m,o[u]=null;break}}if(t==null){if(g==null)return document.createTextNode(x);t=document.createElementNS(r,g,x.is&&x),l&&(w.__m&&w.__m(e,o),l=!1),o=null}if(g==null)b===x||l&&t.data==x||(t.data=x);else{if(o=g=="textarea"&&x.defaultValue!=null?null:o&&mt.call(t.childNodes),!l&&o!=null)for(b={},u=0;u<t.attributes.length;u++)b[(m=t.attributes[u]).name]=m.value;for(u in b)m=b[u],u=="dangerouslySetInnerHTML"?p=m:u=="children"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||lt(t,u,null,m,r);for(u in x)m=x[u],u=="children"?c=m:u=="dangerouslySetInnerHTML"?$=m:u=="value"?y=m:u=="checked"?S=m:l&&typeof m!="function"||b[u]===m||lt(t,u,m,b[u],r);if($)l||p&&($.__html==p.__html||$.__html==t.innerHTML)||(t.innerHTML=$.__html),e.__k=[];else if(p&&(t.innerHTML=""),Se(e.type=="template"?t.content:t,ht(c)?c:[c],e,n,s,g=="foreignObject"?"http://www.w3.org/1999/xhtml":r,o,i,o?o[0]:n.__k&&V(n,0),l,d),o!=null)for(u=o.length;u--;)Ot(o[u]);l&&g!="textarea"||(u="value",g=="progress"&&y==null?t.removeAttribute("value"):y!=null&&(y!==t[u]||g=="progress"&&!y||g=="option"&&y!=b[u])&&lt(t,u,y,b[u],r),u="checked",S!=null&&S!=t[u]&&lt(t,u,S,b[u],r))}return t}function jt(t,e,n){try{if(typeof t=="function"){var s=typeof t.__u=="function";s&&t.__u(),s&&e==null||(t.__u=t(e))}else t.current=e}catch(r){w.__e(r,n)}}function ze(t,e,n){var s,r;if(w.unmount&&w.unmount(t),(s=t.ref)&&(s.current&&s.current!=t.__e||jt(s,null,e)),(s=t.__c)!=null){if(s.componentWillUnmount)try{s.componentWillUnmount()}catch(o){w.__e(o,e)}s.base=s.__P=s.__n=null}if(s=t.__k)for(r=0;r<s.length;r++)s[r]&&ze(s[r],e,n||typeof t.type!="function");n||Ot(t.__e),t.__c=t.__=t.__e=void 0}function os(t,e,n){return this.constructor(t,n)}function Ut(t,e,n){var s,r,o,i;e==document&&(e=document.documentElement),w.__&&w.__(t,e),r=(s=typeof n=="function")?null:n&&n.__k||e.__k,o=[],i=[],Kt(e,t=(!s&&n||e).__k=Ft(_t,null,[t]),r||$t,$t,e.namespaceURI,!s&&n?[n]:r?null:e.firstChild?mt.call(e.childNodes):null,o,!s&&n?n:r?r.__e:e.firstChild,s,i),Ae(o,t,i),t.props.children=null}mt=pt.slice,w={__e:function(t,e,n,s){for(var r,o,i;e=e.__;)if((r=e.__c)&&!r.__)try{if((o=r.constructor)&&o.getDerivedStateFromError!=null&&(r.setState(o.getDerivedStateFromError(t)),i=r.__d),r.componentDidCatch!=null&&(r.componentDidCatch(t,s||{}),i=r.__d),i)return r.__E=r}catch(l){t=l}throw t}},be=0,Qn=function(t){return t!=null&&t.constructor===void 0},dt.prototype.setState=function(t,e){var n;n=this.__s!=null&&this.__s!=this.state?this.__s:this.__s=F({},this.state),typeof t=="function"&&(t=t(F({},n),this.props)),t&&F(n,t),t!=null&&this.__v&&(e&&this._sb.push(e),ye(this))},dt.prototype.forceUpdate=function(t){this.__v&&(this.__e=!0,t&&this.__h.push(t),ye(this))},dt.prototype.render=_t,U=[],we=typeof Promise=="function"?Promise.prototype.then.bind(Promise.resolve()):setTimeout,ke=function(t,e){return t.__v.__b-e.__v.__b},ft.__r=0,Nt=Math.random().toString(8),ct="__d"+Nt,nt="__a"+Nt,xe=/(PointerCapture)$|Capture$/i,Bt=0,Dt=ge(!1),Ht=ge(!0),Xn=0;var Le={J:'<path d="M-16 6.4C-15.4-2-9.4-7.4-1-7.4 8-7.4 14.6-2.4 16 6.4 10.6 3.6 5.4 2.6 0 2.6S-10.6 3.6-16 6.4z" fill="var(--gold)"/><path d="M-16 10.6C-10.6 8-5.4 7 0 7s10.6 1 16 3.6" fill="none" stroke="var(--gold)" stroke-width="2.6"/><path d="M7.4-4C6.6-12 9.6-17.6 17.4-19.6 17-12.6 14-7.2 7.4-4z" fill="currentColor"/><path d="M7.8-4.6C10-9.6 12.4-13.6 15.6-17" fill="none" stroke="var(--ivory)" stroke-width="1"/><circle cx="-4" cy="-2.6" r="2" fill="currentColor"/>',Q:'<path d="M-14 9C-16.4 2.6-17.4-2-17-6c2.6 3.6 5.8 5.2 8.6 5C-8-6-4.6-9.6 0-12c4.6 2.4 8 6 8.4 11 2.8.2 6-1.4 8.6-5 .4 4-.6 8.6-3 15z" fill="var(--gold)"/><path d="M-14 11.6H14" stroke="var(--gold)" stroke-width="2.6"/><g fill="currentColor"><circle cx="-17" cy="-8" r="2.2"/><circle cx="17" cy="-8" r="2.2"/><circle cx="0" cy="-15" r="2.8"/><circle cx="-8.4" cy="-3.4" r="1.7"/><circle cx="8.4" cy="-3.4" r="1.7"/><path d="M0-5.6C2.4-3 2.4 1.6 0 5-2.4 1.6-2.4-3 0-5.6z"/></g>',K:'<path d="M-15 9-17.5-5-8.6 1.2 0-9.4 8.6 1.2 17.5-5 15 9z" fill="var(--gold)"/><path d="M-15 11.6H15" stroke="var(--gold)" stroke-width="2.6"/><g fill="currentColor"><circle cx="-17.5" cy="-6.6" r="2.3"/><circle cx="17.5" cy="-6.6" r="2.3"/><path d="M-1.4-19.4h2.8v3h3v2.8h-3v3.4h-2.8v-3.4h-3v-2.8h3z"/><circle cx="-7" cy="5.2" r="1.5"/><circle cx="0" cy="4.4" r="1.9"/><circle cx="7" cy="5.2" r="1.5"/></g>'},Pe='<rect x="29.5" y="11" width="41" height="118" rx="7" fill="currentColor" fill-opacity=".07" stroke="currentColor" stroke-opacity=".5" stroke-width="1.1"/><path d="M32.6 82.6 67.4 57.4" stroke="currentColor" stroke-width="8.4" stroke-opacity=".16"/><path d="M30 79 70 50M30 90 70 61" stroke="var(--gold)" stroke-width="1.1"/>',Ie='<path d="m50 64.4 4.6 5.6-4.6 5.6-4.6-5.6z" fill="var(--gold)"/>',qt='<path d="M50 96C40 92 33 84 31 73 22 70 17 76 17 85 12 66 22 52 36 55c2-14 8-24 14-29 6 5 12 15 14 29 14-3 24 11 19 30 0-9-5-15-14-12-2 11-9 19-19 23z" fill="var(--gold)"/><path d="M50 26c-6 5-12 15-14 29 4 8 8 22 14 41 6-19 10-33 14-41-2-14-8-24-14-29z" fill="currentColor"/><path d="M31 96q19 9 38 0v8q-19 9-38 0z" fill="currentColor"/><g fill="var(--ivory)" stroke="currentColor" stroke-width="1.6"><circle cx="17" cy="87" r="4.2"/><circle cx="83" cy="87" r="4.2"/><circle cx="50" cy="23" r="4.2"/></g><path d="m50 49 4.4 8-4.4 8-4.4-8z" fill="var(--gold)"/>';var Wt={S:"M16 2.2C19.6 8.4 29 13.2 29 20.1c0 3.9-2.9 6.3-6.2 6.3-2.2 0-4.1-1-5.3-2.6.2 2.5 1.2 4.6 3.3 6H11.2c2.1-1.4 3.1-3.5 3.3-6-1.2 1.6-3.1 2.6-5.3 2.6C5.9 26.4 3 24 3 20.1 3 13.2 12.4 8.4 16 2.2z",H:"M16 29.6C11 24.4 2.2 18 2.2 10.4 2.2 5.9 5.5 2.8 9.4 2.8c2.9 0 5.4 1.6 6.6 4.3 1.2-2.7 3.7-4.3 6.6-4.3 3.9 0 7.2 3.1 7.2 7.6C29.8 18 21 24.4 16 29.6z",D:"M16 1.6C18.8 7 23 12.3 27.6 16 23 19.7 18.8 25 16 30.4 13.2 25 9 19.7 4.4 16 9 12.3 13.2 7 16 1.6z",C:"M16 2.4a6.5 6.5 0 0 1 5.4 10.1A6.6 6.6 0 1 1 17.5 22c.3 3.4 1.6 6.1 4 7.8h-11c2.4-1.7 3.7-4.4 4-7.8a6.6 6.6 0 1 1-3.9-9.5A6.5 6.5 0 0 1 16 2.4z"},Z={A:"M1.8 28 10 1.6 18.2 28M4.7 19H15.3",2:"M2.4 9C2.4 4.6 5.7 1.9 10 1.9c4.4 0 7.6 2.6 7.6 6.5 0 3.2-2 5.3-4.6 7.9L3 26.1H18.4",3:"M2.8 1.9H16.6L9.2 11.4c5.1-.3 8.6 2.8 8.6 7.2 0 4.6-3.4 7.5-8 7.5-4 0-6.8-2.1-7.7-5.5",4:"M14 28V2.6L2 20.2H19.2",5:"M16.6 1.9H4.9L3.8 13.4c1.6-1.6 3.6-2.4 5.9-2.4 4.7 0 8.1 3.1 8.1 7.5 0 4.5-3.3 7.6-8 7.6-3.9 0-6.7-2-7.7-5.4",6:"M16.4 4.6C15 2.8 13 1.9 10.7 1.9 5.4 1.9 2.2 7 2.2 16M2.2 18.2a7.8 7.9 0 1 1 15.6 0 7.8 7.9 0 1 1-15.6 0z",7:"M2 1.9H17.8L7.6 28",8:"M3.7 8.1a6.3 6.2 0 1 1 12.6 0 6.3 6.2 0 1 1-12.6 0zM2.2 20.2a7.8 5.9 0 1 1 15.6 0 7.8 5.9 0 1 1-15.6 0z",9:"M3.6 23.4C5 25.2 7 26.1 9.3 26.1c5.3 0 8.5-5.1 8.5-14.1M17.8 9.8a7.8 7.9 0 1 1-15.6 0 7.8 7.9 0 1 1 15.6 0z",T:"M-1.6 6.2 2.6 2.4V28M8.4 14a5.9 12.1 0 1 1 11.8 0 5.9 12.1 0 1 1-11.8 0z",J:"M7.2 1.9H15.4V18.6c0 4.8-2.5 7.5-6.4 7.5-3.7 0-6.1-2.3-6.5-6",Q:"M2 14a8 12.1 0 1 1 16 0 8 12.1 0 1 1-16 0zM11 19.4 19 28.6",K:"M3.6 0V28M17.6.4 4.4 16.6M8.4 11.8 18.6 28"},C=t=>[[37,t],[63,t]],Re={A:{at:[[50,70]],size:1.44},2:{at:[[50,28],[50,112]],size:.625},3:{at:[[50,28],[50,70],[50,112]],size:.625},4:{at:[...C(28),...C(112)],size:.578},5:{at:[...C(28),[50,70],...C(112)],size:.578},6:{at:[...C(28),...C(70),...C(112)],size:.578},7:{at:[...C(28),[50,49],...C(70),...C(112)],size:.547},8:{at:[...C(28),[50,49],...C(70),[50,91],...C(112)],size:.547},9:{at:[...C(25),...C(55),[50,70],...C(85),...C(115)],size:.547},T:{at:[...C(25),[50,40],...C(55),...C(85),[50,100],...C(115)],size:.547}};var Ne={auto:'<circle cx="12" cy="12" r="8"/><path d="M12 4a8 8 0 0 1 0 16z" fill="currentColor"/>',close:'<path d="m6 6 12 12M18 6 6 18"/>',coin:'<circle cx="12" cy="12" r="8.6"/><circle cx="12" cy="12" r="5" stroke-dasharray="1.6 1.6"/>',deal:'<rect x="9" y="3.5" width="10.5" height="14" rx="1.8"/><path d="M6.5 7.5 4.5 8a1.5 1.5 0 0 0-1 1.9l2.7 9.1a1.5 1.5 0 0 0 1.9 1l5.4-1.6"/>',down:'<path d="M5.5 9 12 15.5 18.5 9"/>',drop:'<path d="M12 4v12M6.8 11.2 12 16.4l5.2-5.2M5 20.4h14"/>',end:'<path d="m7 5.5 6.5 6.5L7 18.5M17.5 5v14"/>',eye:'<path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z"/><circle cx="12" cy="12" r="2.8"/>',first:'<path d="M5 4.5v15M9.5 6l9 6-9 6z" fill="none"/>',gavel:'<path d="m13 4 6.5 6.5M9 8l6.5 6.5M11 6l6.5 6.5M10.5 11.5 4 18M4 21h9"/>',hint:'<path d="M9 17.4c0-2-3-3.6-3-7.2a6 6 0 0 1 12 0c0 3.6-3 5.2-3 7.2zM9.6 20.8h4.8"/>',load:'<path d="M12 15V4.5M7.5 9 12 4.5 16.5 9M5 19.5h14"/>',mark:'<path d="M4 3.6h16a1.8 1.8 0 0 1 1.8 1.8v10.4a1.8 1.8 0 0 1-1.8 1.8h-8.4L7 21.6v-4H4a1.8 1.8 0 0 1-1.8-1.8V5.4A1.8 1.8 0 0 1 4 3.6z" fill="currentColor" stroke="none"/><path d="m12 5.8 3.6 4.8-3.6 4.8-3.6-4.8z" fill="var(--mark-hole,#fff)" stroke="none"/>',menu:'<path d="M4 7h16M4 12h16M4 17h16"/>',moon:'<path d="M19.5 14.6A8 8 0 0 1 9.4 4.5a8 8 0 1 0 10.1 10.1z"/>',next:'<path d="M9 5.5 15.5 12 9 18.5"/>',no:'<path d="m7 7 10 10M17 7 7 17"/>',options:'<path d="M4 7h9M17.5 7H20M4 17h2.5M11 17h9"/><circle cx="15.2" cy="7" r="2.2"/><circle cx="8.7" cy="17" r="2.2"/>',pass:'<path d="M5 12h14"/>',point:'<path d="m12 4 2.4 5 5.4.7-4 3.8 1 5.5-4.8-2.7-4.8 2.7 1-5.5-4-3.8 5.4-.7z"/>',prev:'<path d="M15 5.5 8.5 12l6.5 6.5"/>',redo:'<path d="M15.5 5 20 9.5 15.5 14M19.6 9.5H10a5.2 5.2 0 0 0 0 10.4h3"/>',save:'<path d="M12 4v10.5M7.5 10.5 12 15l4.5-4.5M5 19.5h14"/>',stand:'<path d="M12 4v13M7 20h10M8 17h8M9 4h6" />',start:'<path d="M17 5.5 10.5 12l6.5 6.5M6.5 5v14"/>',sun:'<circle cx="12" cy="12" r="4.2"/><path d="M12 2.5v2.4M12 19.1v2.4M2.5 12h2.4M19.1 12h2.4M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7"/>',talk:'<path d="M4 5h16v11h-9l-4 3.5V16H4z"/>',trade:'<path d="M4 9h14.6M14.5 4.8 18.8 9l-4.3 4.2M20 16H6"/>',undo:'<path d="M8.5 5 4 9.5 8.5 14M4.4 9.5H14a5.2 5.2 0 0 1 0 10.4h-3"/>',wait:'<circle cx="5.5" cy="12" r="1.3" fill="currentColor"/><circle cx="12" cy="12" r="1.3" fill="currentColor"/><circle cx="18.5" cy="12" r="1.3" fill="currentColor"/>',yes:'<path d="m5 12.5 4.6 4.7L19 7.5"/>'};var rs="http://www.w3.org/2000/svg",De="kibitz-sprite-1",Jt=(t,e,n,s)=>`<use href="#s-${t}" transform="translate(${e} ${n})${n>70?" rotate(180)":""} scale(${s})"/>`,Vt=t=>`${t}<g transform="rotate(180 50 70)">${t}</g>`,as=(t,e)=>`<use href="#g-${t}" transform="translate(${t==="T"?"7.2 8) scale(.76 .97)":"6.5 8) scale(.85 .97)"}" stroke-width="4.3"/><use href="#s-${e}" transform="translate(15 46.5) scale(.484)"/>`;function is(t,e){let n=`<g transform="translate(50 33.5) scale(.98)">${Le[t]}</g>`;return Pe+Vt(n)+Jt(e,41,57.5,.469)+Jt(e,59,82.5,.469)+Ie}function ls(t,e){let n=Re[t],s=n?n.at.map(([r,o])=>Jt(e,r??0,o??0,n.size)).join(""):is(t,e);return`<symbol id="f-${t}${e}" viewBox="0 0 100 140">${Vt(as(t,e))}${s}</symbol>`}var cs=(t,e)=>`<symbol id="m-${t}${e}" viewBox="0 0 60 84"><use href="#g-${t}" transform="translate(${t==="T"?17.5:15.5} 9) scale(1.42)" stroke-width="4.3"/><use href="#s-${e}" transform="translate(30 65.5) scale(.781)"/></symbol>`;function us(){return`<symbol id="f-JK" viewBox="0 0 100 140">${Vt(((e,n,s)=>["J","K"].map((r,o)=>`<use href="#g-${r}" transform="translate(${e} ${n+o*36*s}) scale(${s})" stroke-width="5"/>`).join(""))(6.5,8,.64))}<g transform="translate(6 8.6) scale(.88)">${qt}</g></symbol><symbol id="m-JK" viewBox="0 0 60 84"><g transform="translate(-1 13) scale(.62)">${qt}</g></symbol>`}function ds(){let t="";for(let e=-140;e<=230;e+=10)t+=`M${e} 7 ${e+126} 133M${e+126} 7 ${e} 133`;return t}var $s=`<symbol id="back" viewBox="0 0 100 140"><rect x="5" y="5" width="90" height="130" rx="6.5" fill="var(--back)"/><clipPath id="clip"><rect x="9" y="9" width="82" height="122" rx="4"/></clipPath><g clip-path="url(#clip)"><path d="${ds()}" stroke="var(--back-line)" stroke-opacity=".38" stroke-width=".9" fill="none"/></g><rect x="9" y="9" width="82" height="122" rx="4" fill="none" stroke="var(--back-line)" stroke-width="1.2"/><g transform="translate(50 70)"><path d="M0-25 20 0 0 25-20 0z" fill="var(--back)" stroke="var(--back-line)" stroke-width="1.4"/><g fill="var(--back-line)"><path d="M0-15.5 4.2-8 0-.5-4.2-8z"/><path d="M0 15.5 4.2 8 0 .5-4.2 8z"/><path d="M-12.6 0-8.4-5.2-4.2 0-8.4 5.2z"/><path d="M12.6 0 8.4-5.2 4.2 0 8.4 5.2z"/></g></g></symbol><symbol id="backm" viewBox="0 0 60 84"><rect x="4" y="4" width="52" height="76" rx="5" fill="var(--back)"/><rect x="8" y="8" width="44" height="68" rx="3" fill="none" stroke="var(--back-line)" stroke-width="1.6"/><path d="M30 20 44 42 30 64 16 42z" fill="none" stroke="var(--back-line)" stroke-width="1.6"/><path d="M30 33 35.6 42 30 51 24.4 42z" fill="var(--back-line)"/></symbol>`;function ps(){let t=Object.entries(Wt).map(([o,i])=>`<g id="s-${o}"><path transform="translate(-16 -16)" d="${i}" fill="currentColor"/></g>`),e=Object.entries(Z).map(([o,i])=>`<path id="g-${o}" d="${i}" fill="none" stroke="currentColor" stroke-linejoin="miter"/>`),n=Object.keys(Z).flatMap(o=>Object.keys(Wt).flatMap(i=>[ls(o,i),cs(o,i)])),s=Object.entries(Ne).map(([o,i])=>`<symbol id="n-${o}" viewBox="0 0 24 24"><g fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round">${i}</g></symbol>`),r=[...t,...e,...n,us(),$s,...s].join("").replace(/(id="|href="#|url\(#)/g,"$1kz-");return`<svg xmlns="${rs}" id="${De}" aria-hidden="true" focusable="false" style="position:absolute;width:0;height:0;overflow:hidden"><defs>${r}</defs></svg>`}function Gt(t,e=600){if(!t.isConnected){e>0&&requestAnimationFrame(()=>Gt(t,e-1));return}let n=t.getRootNode();if(n.querySelector(`#${De}`))return;let s=new DOMParser().parseFromString(ps(),"image/svg+xml").documentElement;("body"in n?n.body:n).append(document.importNode(s,!0))}var Be=function(t,e,n,s){var r;e[0]=0;for(var o=1;o<e.length;o++){var i=e[o++],l=e[o]?(e[0]|=i?1:2,n[e[o++]]):e[++o];i===3?s[0]=l:i===4?s[1]=Object.assign(s[1]||{},l):i===5?(s[1]=s[1]||{})[e[++o]]=l:i===6?s[1][e[++o]]+=l+"":i?(r=t.apply(l,Be(t,l,n,["",null])),s.push(r),l[0]?e[0]|=2:(e[o-2]=0,e[o]=r)):s.push(l)}return s},He=new Map;function Oe(t){var e=He.get(this);return e||(e=new Map,He.set(this,e)),(e=Be(this,e.get(t)||(e.set(t,e=(function(n){for(var s,r,o=1,i="",l="",d=[0],u=function(c){o===1&&(c||(i=i.replace(/^\s*\n\s*|\s*\n\s*$/g,"")))?d.push(0,c,i):o===3&&(c||i)?(d.push(3,c,i),o=2):o===2&&i==="..."&&c?d.push(4,c,0):o===2&&i&&!c?d.push(5,0,!0,i):o>=5&&((i||!c&&o===5)&&(d.push(o,0,i,r),o=6),c&&(d.push(o,c,0,r),o=6)),i=""},$=0;$<n.length;$++){$&&(o===1&&u(),u($));for(var p=0;p<n[$].length;p++)s=n[$][p],o===1?s==="<"?(u(),d=[d],o=3):i+=s:o===4?i==="--"&&s===">"?(o=1,i=""):i=s+i[0]:l?s===l?l="":i+=s:s==='"'||s==="'"?l=s:s===">"?(u(),o=1):o&&(s==="="?(o=5,r=i,i=""):s==="/"&&(o<5||n[$][p+1]===">")?(u(),o===3&&(d=d[0]),o=d,(d=d[0]).push(2,0,o),o=0):s===" "||s==="	"||s===`
`||s==="\r"?(u(),o=2):i+=s),o===3&&i==="!--"&&(o=4,d=d[0])}return u(),d})(t)),e),arguments,[])).length>1?e:e[0]}var a=Oe.bind(Ft);var Q,M,Zt,Fe,st=0,Ge=[],T=w,Ke=T.__b,je=T.__r,Ue=T.diffed,qe=T.__c,We=T.unmount,Je=T.__;function vt(t,e){T.__h&&T.__h(M,t,st||e),st=0;var n=M.__H||(M.__H={__:[],__h:[]});return t>=n.__.length&&n.__.push({}),n.__[t]}function k(t){return st=1,fs(Ze,t)}function fs(t,e,n){var s=vt(Q++,2);if(s.t=t,!s.__c&&(s.__=[n?n(e):Ze(void 0,e),function(l){var d=s.__N?s.__N[0]:s.__[0],u=s.t(d,l);d!==u&&(s.__N=[u,s.__[1]],s.__c.setState({}))}],s.__c=M,!M.__f)){var r=function(l,d,u){if(!s.__c.__H)return!0;var $=!1,p=s.__c.props!==l;if(s.__c.__H.__.some(function(m){if(m.__N){$=!0;var y=m.__[0];m.__=m.__N,m.__N=void 0,y!==m.__[0]&&(p=!0)}}),o){var c=o.call(this,l,d,u);return $?c||p:c}return!$||p};M.__f=!0;var o=M.shouldComponentUpdate,i=M.componentWillUpdate;M.componentWillUpdate=function(l,d,u){if(this.__e){var $=o;o=void 0,r(l,d,u),o=$}i&&i.call(this,l,d,u)},M.shouldComponentUpdate=r}return s.__N||s.__}function P(t,e){var n=vt(Q++,3);!T.__s&&Yt(n.__H,e)&&(n.__=t,n.u=e,M.__H.__h.push(n))}function q(t,e){var n=vt(Q++,4);!T.__s&&Yt(n.__H,e)&&(n.__=t,n.u=e,M.__h.push(n))}function L(t){return st=5,gt(function(){return{current:t}},[])}function gt(t,e){var n=vt(Q++,7);return Yt(n.__H,e)&&(n.__=t(),n.__H=e,n.__h=t),n.__}function Xt(t,e){return st=8,gt(function(){return t},e)}function ms(){for(var t;t=Ge.shift();){var e=t.__H;if(t.__P&&e)try{e.__h.some(yt),e.__h.some(Qt),e.__h=[]}catch(n){e.__h=[],T.__e(n,t.__v)}}}T.__b=function(t){M=null,Ke&&Ke(t)},T.__=function(t,e){t&&e.__k&&e.__k.__m&&(t.__m=e.__k.__m),Je&&Je(t,e)},T.__r=function(t){je&&je(t),Q=0;var e=(M=t.__c).__H;e&&(Zt===M?(e.__h=[],M.__h=[],e.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})):(e.__h.some(yt),e.__h.some(Qt),e.__h=[],Q=0)),Zt=M},T.diffed=function(t){Ue&&Ue(t);var e=t.__c;e&&e.__H&&(e.__H.__h.length&&(Ge.push(e)!==1&&Fe===T.requestAnimationFrame||((Fe=T.requestAnimationFrame)||hs)(ms)),e.__H.__.some(function(n){n.u&&(n.__H=n.u,n.u=void 0)})),Zt=M=null},T.__c=function(t,e){e.some(function(n){try{n.__h.some(yt),n.__h=n.__h.filter(function(s){return!s.__||Qt(s)})}catch(s){e.some(function(r){r.__h&&(r.__h=[])}),e=[],T.__e(s,n.__v)}}),qe&&qe(t,e)},T.unmount=function(t){We&&We(t);var e,n=t.__c;n&&n.__H&&(n.__H.__.some(function(s){try{yt(s)}catch(r){e=r}}),n.__H=void 0,e&&T.__e(e,n.__v))};var Ve=typeof requestAnimationFrame=="function";function hs(t){var e,n=function(){clearTimeout(s),Ve&&cancelAnimationFrame(e),setTimeout(t)},s=setTimeout(n,35);Ve&&(e=requestAnimationFrame(n))}function yt(t){var e=M,n=t.__c;typeof n=="function"&&(t.__c=void 0,n()),M=e}function Qt(t){var e=M;t.__c=t.__(),M=e}function Yt(t,e){return!t||t.length!==e.length||e.some(function(n,s){return n!==t[s]})}function Ze(t,e){return typeof e=="function"?e(t):e}var Qe=t=>t?.getAttribute("data-k")??t?.getAttribute("data-act")??null,Xe=t=>{let n=t.getRootNode().activeElement??null;return n&&t.contains(n)?n:null},_s=["[data-continue]",".tray [data-act]",".hand [data-act]",".hand [aria-pressed]",".tray .entry input",".tray [aria-disabled]:not(.tool)",".hand [tabindex='0']"],bt=class{constructor(){this.before=null,this.key=null,this.parked=!1,this.phase=""}note(e){if(!e)return;this.before=Xe(e);let n=Qe(this.before);n&&(this.key=n),this.before&&this.before!==e&&(this.parked=!1)}restore(e,n){let s=Xe(e),r=this.before!==null,o=n!==this.phase;if(this.phase=n,!r)return;if(o&&(n==="pause"||n==="over")){let l=e.querySelector("[data-continue], [data-new]");if(l&&!e.querySelector("dialog[open]")){l.focus({preventScroll:!0});return}}if(s&&s!==e||s===e&&!this.parked)return;let i=this.next(e);this.parked=i===e,i.focus({preventScroll:!0})}next(e){if(this.key){for(let n of e.querySelectorAll("[data-k], [data-act]"))if(Qe(n)===this.key)return n}for(let n of _s){let s=e.querySelector(n);if(s)return s}return e}};function Ye(t,e,n){return n===0?null:t==="ArrowRight"||t==="ArrowDown"?(e+1)%n:t==="ArrowLeft"||t==="ArrowUp"?(e-1+n)%n:t==="Home"?0:t==="End"?n-1:null}var wt=()=>"voila"in document.body.dataset||/\/voila(\/|$)/.test(location.pathname)||!("jpThemeName"in document.body.dataset);function tn(){let t=document.body.dataset.jpThemeLight;return t===void 0||"voila"in document.body.dataset&&t==="true"?null:t==="true"?"light":"dark"}function en(t){let e=new MutationObserver(t);return e.observe(document.body,{attributes:!0,attributeFilter:["data-jp-theme-light","data-voila"]}),()=>e.disconnect()}var ot=()=>matchMedia("(prefers-reduced-motion: reduce)").matches;var nn=["keydown","keypress","keyup"],te="data-lm-suppress-shortcuts",kt=t=>t.key==="Enter"&&(t.shiftKey||t.ctrlKey||t.metaKey||t.altKey);function sn(t){t.setAttribute(te,"true");let e=s=>{kt(s)||s.stopPropagation()},n=s=>{!kt(s)||!s.composedPath().includes(t)||(t.removeAttribute(te),setTimeout(()=>t.setAttribute(te,"true"),0))};for(let s of nn)t.addEventListener(s,e);return window.addEventListener("keydown",n,!0),()=>{for(let s of nn)t.removeEventListener(s,e);window.removeEventListener("keydown",n,!0)}}var ee=260,ys=420,vs="cubic-bezier(.2,.7,.2,1)",gs=(t,e)=>t.querySelector(`[data-place="${CSS.escape(e)}"]`);function ne(t,e,n){let s=gs(t,e);if(!s)return null;let r=s.matches(".me")||s.closest(".me")?t.querySelector(".me"):s;if(n){let o=r?.querySelector(`[data-card="${CSS.escape(n)}"]`);if(o)return o}return s.querySelector(".backs .card:last-child")??s.querySelector(".face")??s}var xt=class{constructor(){this.running=[],this.flying=[]}from(e,n){return!e||ot()?[]:n.map(s=>ne(e,s.from,s.card)?.getBoundingClientRect()??null)}fly(e,n,s){if(this.finish(),ot()||typeof e.animate!="function")return;let r=e.currentCSSZoom??1,o=e.getBoundingClientRect(),i=n.length>1?Math.min(60,(ys-ee)/(n.length-1)):0;n.forEach((l,d)=>{let u=ne(e,l.to,l.card),$=s[d]??ne(e,l.from,null)?.getBoundingClientRect(),p=u?.getBoundingClientRect();if(!u||!$||!p||p.width===0)return;let c=l.card&&u.getAttribute("data-card")===l.card?u:null,m=c?p:{width:30,height:42},y=this.copy(c,l.card);y.style.width=`${m.width/r}px`,y.style.left=`${(p.left+p.width/2-m.width/2-o.left)/r}px`,y.style.top=`${(p.top+p.height/2-m.height/2-o.top)/r}px`,e.append(y);let S=($.left+$.width/2-p.left-p.width/2)/r,b=($.top+$.height/2-p.top-p.height/2)/r,x={duration:ee,delay:d*i,easing:vs,fill:"backwards"},g=y.animate([{transform:`translate(${S}px, ${b}px)`},{transform:"none"}],x);this.running.push(g),this.flying.push(y),c&&this.running.push(c.animate([{opacity:0},{opacity:0}],{duration:ee,delay:d*i,fill:"backwards"}));let E=()=>y.remove();g.finished.then(E,E)})}copy(e,n){let s=document.createElement("span");s.className="card fly",s.setAttribute("aria-hidden","true"),n&&s.classList.add(n.slice(-1));let r=e?.querySelector("svg")?.cloneNode(!0);if(r)s.append(r);else{let o="http://www.w3.org/2000/svg",i=document.createElementNS(o,"svg");i.setAttribute("viewBox","0 0 60 84");let l=document.createElementNS(o,"use");l.setAttribute("href",n?`#kz-m-${n}`:"#kz-backm"),i.append(l),s.append(i)}return s}finish(){for(let e of this.running)e.cancel();for(let e of this.flying)e.remove();this.running=[],this.flying=[]}};var v=({name:t})=>a`<svg class="i" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><use href=${`#kz-n-${t}`} /></svg>`;function Mt({k:t,card:e}){if(e.length!==2||e==="JK")return a`<span class="sc">${t.name(e)}</span>`;let n=e.slice(-1),s=e.startsWith("T")?"10":e.slice(0,-1);return a`<span class=${`sc ${n}`} role="img" aria-label=${t.name(e)}
    ><span aria-hidden="true">${s}</span><svg viewBox="-16 -16 32 32" aria-hidden="true" focusable="false"
      ><use href=${`#kz-s-${n}`} /></svg
  ></span>`}var St=({k:t,id:e})=>a`<button type="button" class="rule" aria-label=${t.t("rule.open",{id:e})} onClick=${()=>t.rule(e)}>${e}</button>`;function on(t){let e=t.frame.scene.hand.groups??[];return[...t.frame.scene.hand.cards??[],...e.flatMap(s=>s.cards)].find(s=>s.id===t.raised)?.card??null}function f({k:t,say:e,inert:n=!1}){return e==null?null:typeof e=="string"?e:Array.isArray(e)?e.map(s=>{if(typeof s=="string")return s;if("b"in s)return a`<b>${s.b}</b>`;if("c"in s)return a`<${Mt} k=${t} card=${s.c} />`;if("r"in s)return n?s.r:a`<${St} k=${t} id=${s.r} />`;let r="plan"in s?on(t):null;return r?a`<${Mt} k=${t} card=${r} />`:null}):String(e)}function h(t,e){return e==null?"":Array.isArray(e)?e.map(n=>{if(typeof n=="string")return n;if("b"in n)return n.b;if("c"in n)return t.name(n.c);if("r"in n)return n.r;let s=on(t);return s?t.name(s):""}).join(""):String(e)}var D=(t,e)=>e.filter(Boolean).join(t.t("list.sep")),A=({k:t,rules:e=[]})=>e.length?a`<span class="rules">${e.map(n=>a`<${St} key=${n} k=${t} id=${n} />`)}</span>`:null;var bs=2*1024*1024,rn=[[0,"pace.none"],[.3,"pace.quick"],[.6,"pace.calm"],[1.2,"pace.slow"]],se=({label:t,value:e,choices:n,onPick:s,name:r})=>a`<div class="seg" role="group" aria-label=${t}>
    ${n.map(o=>a`<button
          key=${o.value}
          type="button"
          lang=${o.lang}
          data-k=${`${r}:${o.value}`}
          aria-pressed=${String(o.value===e)}
          onClick=${()=>s(o.value)}
        >${o.say}</button>`)}
  </div>`;function ws({k:t}){let e=`${t.view}-pace`,n=rn.reduce((s,r)=>Math.abs(r[0]-t.frame.pace)<Math.abs(s[0]-t.frame.pace)?r:s);return a`<div class="set wide">
    <label for=${e}>${t.t("pace")}</label>
    <select
      id=${e}
      class="field"
      data-k="pace"
      onChange=${s=>{t.send({do:"set",pace:Number(s.target.value)})}}
    >
      ${rn.map(([s,r])=>a`<option key=${s} value=${s} selected=${s===n[0]}>${t.t(r)}</option>`)}
    </select>
  </div>`}function ks(t,e){let n=URL.createObjectURL(new Blob([e],{type:"application/json"})),s=document.createElement("a");s.href=n,s.download=t,s.click(),setTimeout(()=>URL.revokeObjectURL(n),1e4)}function xs({k:t}){let e=async()=>{let s=await t.send({do:"save"}),r=s?.answer??s;r?.file&&r.text!==void 0&&ks(r.file,r.text)},n=async s=>{let r=s.target,o=r.files?.[0];r.value="",o&&(t.show(null),t.send(o.size>bs?{do:"load",size:o.size}:{do:"load",text:await o.text()}))};return a`<div class="row">
    <button type="button" class="btn" data-k="save" onClick=${e}><${v} name="save" /> ${t.t("save")}</button>
    <label class="btn file"
      ><${v} name="load" /> ${t.t("load")}<input
        type="file"
        class="sr"
        accept=".json,application/json,text/plain"
        data-k="load"
        onChange=${n}
    /></label>
  </div>`}var Ms=({k:t})=>a`<dl class="keys">
    ${["arrows","enter","tab","escape","run"].map(e=>a`<div key=${e}><dt>${t.t(`keys.${e}`)}</dt><dd>${t.t(`keys.${e}.does`)}</dd></div>`)}
  </dl>`;function an({k:t}){let{look:e}=t,n=(s,r,o,i)=>a`<div class="set wide">
      <span>${t.t(s)}</span>
      <${se} label=${t.t(s)} value=${r} choices=${o.map(l=>({value:l,say:t.t(`${s}.${l}`)}))} onPick=${i} name=${s} />
    </div>`;return a`<div class="more" role="group" aria-label=${t.t("settings")}>
    <div class="row games">
      <button type="button" class="btn soft" data-k="new-deal" onClick=${()=>{t.show(null),t.send({do:"new"})}}>
        <${v} name="deal" /> ${t.t("new.deal")}
      </button>
      <button type="button" class="btn" data-k="options" onClick=${()=>t.show("options")}>
        <${v} name="options" /> ${t.t("options.open")}
      </button>
    </div>
    <${xs} k=${t} />
    <h3>${t.t("look")}</h3>
    ${n("theme",e.theme,["auto","light","dark"],s=>t.restyle({theme:s}))}
    ${n("suits",e.suits,["four","two"],s=>t.restyle({suits:s}))}
    ${n("size",e.large?"large":"usual",["usual","large"],s=>t.restyle({large:s==="large"}))}
    <${ws} k=${t} />
    <h3>${t.t("keys")}</h3>
    <${Ms} k=${t} />
  </div>`}function Ss({k:t}){let e=t.frame.seed===null||t.frame.seed===void 0?"":String(t.frame.seed),[n,s]=k(e);return P(()=>s(e),[e]),a`<form class="set" onSubmit=${o=>{o.preventDefault();let i=n.trim();t.send(i?{do:"new",seed:i}:{do:"new"})}}>
    <label for=${`${t.view}-seed`}>${t.t("seed")}</label>
    <input
      id=${`${t.view}-seed`}
      class="field seed"
      data-k="seed"
      value=${n}
      autocomplete="off"
      spellcheck=${!1}
      onInput=${o=>s(o.target.value)}
    />
    <button type="submit" class="btn" data-k="deal" title=${t.t("seed.help")}>${t.t("deal")}</button>
  </form>`}function Cs({k:t}){let e=t.words.setup.levels??[];if(!e.length)return null;let n=`${t.view}-level`;return a`<div class="set">
    <label for=${n}>${t.t("level")}</label>
    <select
      id=${n}
      class="field level"
      data-k="level"
      onChange=${s=>{t.send({do:"set",level:Number(s.target.value)})}}
    >
      ${e.map(s=>a`<option key=${s.n} value=${s.n} selected=${s.n===t.frame.level}>${h(t,s.say)}</option>`)}
    </select>
  </div>`}function Ts({k:t}){let e=t.words.setup.langs??[];return a`<${se}
    label=${t.t("language")}
    value=${t.frame.lang}
    choices=${e.map(([n,s])=>({value:n,say:s,lang:n}))}
    onPick=${n=>{t.send({do:"set",lang:n})}}
    name="lang"
  />`}function ln({k:t}){let e=t.open==="settings",n=`${t.view}-settings`;return a`<div class=${`bar${e?" open":""}`}>
    <span class="brand"><${v} name="mark" /><span>Kibitz</span></span>
    <div class="where">
      <h2><${f} k=${t} say=${t.words.game??t.frame.scene.title} /></h2>
      <p>
        ${t.words.game?a`<span><${f} k=${t} say=${t.frame.scene.title} /></span>${" · "}`:null}
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
      <div class="at-hand"><${Cs} k=${t} /><${Ss} k=${t} /><${Ts} k=${t} /></div>
      ${e?a`<${an} k=${t} />`:null}
    </div>
  </div>`}function cn({k:t,slow:e}){let{trouble:n,notice:s,mode:r,at:o,of:i,reveal:l}=t.frame,d=t.phase==="lost",u=wt();return a`<div class="lines-over">
    <div aria-live="assertive">
      ${d?a`<p class="trouble lost" data-lost>
            <span>${t.t(u?"lost.page":"lost.notebook")}</span>
            <button
              type="button"
              class="btn"
              data-k="lost"
              onClick=${()=>u?location.reload():void t.send({do:"ping"})}
            >${t.t(u?"lost.reload":"lost.again")}</button>
          </p>`:n?a`<p class="trouble">
              <${v} name="no" /><span><${f} k=${t} say=${n.say} /></span>
              ${n.undo&&t.frame.undo?a`<button type="button" class="btn" data-k="trouble-undo" onClick=${()=>{t.send({do:"go",to:"undo"})}}>${t.t("undo")}</button>`:null}
            </p>`:null}
    </div>
    <div aria-live="polite">
      ${s?a`<p class="notice"><span><${f} k=${t} say=${s} /></span></p>`:null}
      ${e&&!d?a`<p class="notice slow"><span>${t.t("slow")}</span></p>`:null}
    </div>
    ${l?a`<p class="notice reveal"><${v} name="eye" /><span>${t.t("reveal")}</span></p>`:null}
    ${r==="review"?a`<p class="notice review">
          <span>${t.t("review.at",{at:o,of:i})}</span>
          <button type="button" class="btn soft" data-k="live" onClick=${()=>{t.send({do:"go",to:"live"})}}>${t.t("review.back")}</button>
        </p>`:null}
  </div>`}function X({card:t,size:e="m"}){let n=e==="f";if(t&&t in Z)return a`<svg viewBox="-20 -14 60 84" aria-hidden="true" focusable="false"><use href=${`#kz-g-${t}`} /></svg>`;let s=t?`${e}-${t}`:n?"back":"backm";return a`<svg viewBox=${n?"0 0 100 140":"0 0 60 84"} aria-hidden="true" focusable="false"
    ><use href=${`#kz-${s}`}
  /></svg>`}function Y(t,e=""){return`card ${t?t in Z?"ghost":t==="JK"?"S":t.slice(-1):"back"}${e?` ${e}`:""}`}var tt=t=>JSON.stringify(t),Ct=(t,e)=>t.map(n=>n===null?e:n);function Tt(t,e){return t.live?e.act?()=>t.act(e.act):e.pick?()=>t.pick(e.id):e.plan?()=>t.raise(e.id):e.why?()=>t.why(e.why,`spot:${e.id}`):null:null}function H({k:t,spot:e,size:n="m",tab:s}){let r=t.picked.indexOf(e.id),o=t.raised===e.id&&!!(e.plan||e.act),i=Tt(t,e),l=!!(i&&e.why&&!e.act&&!e.pick&&!e.plan),d=i&&!e.act&&!l,u=e.card??null,$=o&&!e.note?t.frame.scene.tray.plan:e.note,p=r>=0&&t.frame.scene.tray.controls?.some(b=>b.kind==="choose"&&b.ordered),c=D(t,[u?t.name(u):t.t("card.back"),e.mark&&t.t(`mark.${e.mark}`),h(t,$),p&&t.t("choice.nth",{n:r+1})]),m=t.hint?.card&&u&&t.hint.card===u,y=b=>{kt(b)||b.key!=="Enter"&&b.key!==" "||(b.preventDefault(),b.repeat||i?.())},S=s!==void 0||i;return a`<div
    class=${`${Y(u,e.mark)} spot${o||r>=0?" up":""}${m?" hinted":""}${i&&!l?" can":""}`}
    role=${i?"button":"img"}
    aria-label=${c}
    aria-pressed=${d?String(o||r>=0):void 0}
    aria-disabled=${l?"true":void 0}
    aria-haspopup=${l?"dialog":void 0}
    data-card=${u??void 0}
    data-act=${e.act&&t.live?tt(e.act):void 0}
    data-k=${`spot:${e.id}`}
    tabindex=${S?s??0:void 0}
    onClick=${i??void 0}
    onKeyDown=${S?y:void 0}
  >
    <${X} card=${u} size=${n} />
    ${$?a`<span class="tag" aria-hidden="true"><${f} k=${t} say=${$} inert /></span>`:null}
    ${p?a`<span class="nth" aria-hidden="true">${r+1}</span>`:null}
  </div>`}function un(t,e){let[n,s]=k(t);return{stop:e.includes(n)?n:e[0]??"",onKeyDown:l=>{if(l.ctrlKey||l.metaKey||l.altKey)return;let u=[...l.currentTarget.querySelectorAll(".spot[tabindex]")],$=u.indexOf(l.target.closest(".spot")),p=$<0?null:Ye(l.key,$,u.length);p!==null&&(l.preventDefault(),u[p]?.focus({preventScroll:!0}))},onFocusIn:l=>{let d=l.target.closest(".spot")?.getAttribute("data-k");d&&s(d.slice(5))}}}function At({k:t,zone:e,size:n="m",always:s=!1}){let r=e.cards??[],o=u=>s||!!Tt(t,u),{stop:i,onKeyDown:l,onFocusIn:d}=un("",r.filter(o).map(u=>u.id));return r.length?a`<ul
    class=${`cards ${e.layout}`}
    style=${`--c:${r.length}`}
    aria-label=${h(t,e.say)}
    data-place=${e.id}
    onKeyDown=${l}
    onFocusIn=${d}
  >
    ${r.map((u,$)=>a`<li key=${u.id} style=${`--n:${$}`}>
          <${H} k=${t} spot=${u} size=${n} tab=${o(u)?u.id===i?0:-1:void 0} />
        </li>`)}
  </ul>`:null}function Et({k:t,zone:e,size:n="m",always:s=!1}){let r=e.groups??[],o=r.flatMap($=>$.cards),i=$=>s||!!Tt(t,$),{stop:l,onKeyDown:d,onFocusIn:u}=un("",o.filter(i).map($=>$.id));return a`<ul class="groups" aria-label=${h(t,e.say)} data-place=${e.id} onKeyDown=${d} onFocusIn=${u}>
    ${r.map(($,p)=>a`<li key=${$.cards[0]?.id??p} class=${$.mark??""}>
          ${$.say?a`<small class="over"><${f} k=${t} say=${$.say} /></small>`:null}
          <div class="cs">
            ${$.cards.map(c=>a`<${H}
                  key=${c.id}
                  k=${t}
                  spot=${c}
                  size=${n}
                  tab=${i(c)?c.id===l?0:-1:void 0}
                />`)}
          </div>
          ${$.note?a`<small><${f} k=${t} say=${$.note} /></small>`:null}
        </li>`)}
  </ul>`}var oe=230,re=124,$n=106,pn=54;function rt(t,e=1){let n=t*Math.PI/180;return{x:oe/2+$n*e*Math.cos(n),y:re/2+pn*e*Math.sin(n)}}var K=t=>t.toFixed(1),As=t=>({left:t.x/oe*100,top:t.y/re*100});function dn(t,e){let n=rt(t),s=rt(e);return`M${K(n.x)} ${K(n.y)}A${$n} ${pn} 0 0 ${e>t?1:0} ${K(s.x)} ${K(s.y)}`}function Es(t,e){let n=Math.atan2(e.y-t.y,e.x-t.x)*180/Math.PI;return{d:"M-7-4.5 0 0-7 4.5",at:`translate(${K(e.x)} ${K(e.y)}) rotate(${K(n)})`}}function zs(t,e,n,s=!1){let r=90+t*360/n,o=((e-t)*360/n%360+540)%360-180;o===-180&&(o=180);let i=Math.sign(o)||1,l=Math.abs(o),d=Math.min(9,l*.1),u=s&&n>2&&l<180,$=Math.min(u?14:18,l*.28),p=r+o*(u?.68:.5),c=r+o-i*(u?0:d);return{card:As(rt(p)),lines:(u?"":dn(r+i*d,p-i*$))+dn(p+i*$,c),head:Es(rt(c-i*4),rt(c))}}function fn({k:t,zone:e,children:n}){let s=t.frame.scene.seats,r=new Map(s.map((l,d)=>[l.seat,d])),o=e.passing??[],i=o.map(l=>({passing:l,...zs(r.get(l.from_seat)??0,r.get(l.to_seat)??0,s.length,o.some(d=>d.from_seat===l.to_seat&&d.to_seat===l.from_seat))}));return a`<div class="ring" data-place=${e.id}>
    <svg viewBox=${`0 0 ${oe} ${re}`} aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--cloth-line)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">
        <path d=${i.map(l=>l.lines).join("")} />
        ${i.map(l=>a`<path key=${l.passing.spot.id} d=${l.head.d} transform=${l.head.at} />`)}
      </g>
    </svg>
    <ul aria-label=${h(t,e.say)}>
      ${i.map(l=>a`<li key=${l.passing.spot.id} style=${`left:${K(l.card.left)}%;top:${K(l.card.top)}%`}>
            <${H} k=${t} spot=${l.passing.spot} />
          </li>`)}
    </ul>
    <div class="inner">${n}</div>
  </div>`}function ae({k:t,zone:e}){let n=e.cells??[];return a`<ol class="rail" style=${`--c:${n.length}`} aria-label=${h(t,e.say)} data-place=${e.id}>
    ${n.map((s,r)=>a`<li key=${r} class=${s.mark??""} aria-current=${s.mark==="now"?"step":void 0}>
          <span aria-hidden="true">${s.text}</span>
          ${s.sub?a`<small aria-hidden="true"><${f} k=${t} say=${s.sub} inert /></small>`:null}
          <span class="sr"><${f} k=${t} say=${s.say} inert /></span>
        </li>`)}
  </ol>`}function Ls({k:t,zone:e}){let n=e.cards??[],s=e.count??n.length,r=n.at(-1)??{id:`${e.id}:top`},o=D(t,[h(t,e.say),t.t("stack.count",{n:s})]);return a`<div class=${`pile${s?"":" none"}`} role="group" aria-label=${o} data-place=${e.id}>
    ${s?a`<${H} k=${t} spot=${r} size="m" />`:a`<span class="card hollow"></span>`}
    <b aria-hidden="true">${s}</b>
  </div>`}function ie({k:t,zone:e}){let n=t.changed.includes(e.id)?" changed":"";if(e.layout==="rail")return a`<${ae} k=${t} zone=${e} />`;let s=e.layout==="stack"?a`<${Ls} k=${t} zone=${e} />`:e.layout==="groups"||e.groups?.length?a`<${Et} k=${t} zone=${e} />`:a`<${At} k=${t} zone=${e} size=${e.layout==="lot"?"f":"m"} />`,r=e.layout!=="stack"&&!e.cards?.length&&!e.groups?.length;return a`<div class=${`zone is-${e.layout}${n}`} data-place=${r?e.id:void 0}>
    <span class="cap"><${f} k=${t} say=${e.say} /></span>
    ${r?a`<span class="card hollow"></span>`:s}
    ${e.note?a`<small><${f} k=${t} say=${e.note} /></small>`:null}
  </div>`}var Ps=({k:t,steps:e,now:n})=>a`<span class="dots" role="img" aria-label=${t.t("step.of",{now:n,of:e})}>
    ${Array.from({length:e},(s,r)=>a`<i class=${r+1<n?"done":r+1===n?"now":""}></i>`)}
  </span>`,Is=({k:t,figure:e})=>a`<p class="figure">
    <span class="sr">${h(t,e.say)}</span>
    <b aria-hidden="true">${e.n}</b>
    <small aria-hidden="true">
      ${e.sub?a`<${f} k=${t} say=${e.sub} inert />`:e.what==="coins"?a`<${v} name="coin" />`:null}
    </small>
  </p>`;function Rs({k:t,centre:e}){return a`<div class="says-what">
    ${e.say?a`<h3><${f} k=${t} say=${e.say} /></h3>`:null}
    ${e.figure?a`<${Is} k=${t} figure=${e.figure} />`:null}
    ${e.steps?a`<${Ps} k=${t} steps=${e.steps} now=${e.now??0} />`:null}
    ${(e.lines??[]).map((n,s)=>a`<p key=${s}><${f} k=${t} say=${n} /></p>`)}
  </div>`}function mn({k:t,centre:e}){let n=(e.zones??[]).filter(l=>l.layout!=="rail"),s=n.find(l=>l.layout==="ring"),r=n.find(l=>l.layout==="lot"),o=n.filter(l=>l!==s&&l!==r),i=a`<${Rs} k=${t} centre=${e} />`;return a`<div class=${`centre${t.changed.includes("centre")?" changed":""}`} data-place="centre">
    ${s?a`<${fn} k=${t} zone=${s}>${i}<//>`:null}
    ${r?a`<div class="sale"><${ie} k=${t} zone=${r} />${i}</div>`:null}
    ${s||r?null:i}
    ${o.length?a`<div class="zones">${o.map(l=>a`<${ie} key=${l.id} k=${t} zone=${l} />`)}</div>`:null}
  </div>`}var Ns=({k:t,badge:e})=>a`<span class=${`said ${e.tone??"wait"}`}>
    ${e.icon?a`<${v} name=${e.icon} />`:null}<span><${f} k=${t} say=${e.say} inert /></span>
  </span>`;function Ds({n:t}){let e=Math.max(0,Math.min(t,24)),n=Math.max(1,Math.ceil(e/6)),s=[];for(let o=0;o<e;o++){let i=15+30*Math.floor(o/6),l=34-5.4*(o%6),d=o===e-1||o%6===5;s.push(a`<g transform=${`translate(${i} ${l.toFixed(1)})`}>
      <path d="M-12 0v4a12 4.6 0 0 0 24 0v-4z" fill="#a8741c" />
      <path d="M-4.5 3.6v4.6q4.5.8 9 0v-4.6z" fill="#fbeecb" />
      <ellipse rx="12" ry="4.6" fill="#f0d08a" stroke="#5e3f0c" stroke-width=".7" />
      ${d?a`<ellipse rx="7.2" ry="2.5" fill="none" stroke="#9c6b18" stroke-width=".9" />`:null}
    </g>`)}let r=17+5.4*(Math.min(e,6)-1||0);return a`<svg
    viewBox=${`0 0 ${n*30} 44`}
    style=${`--stacks:${n};--tall:${r.toFixed(1)}`}
    aria-hidden="true"
    focusable="false"
  >${s}</svg>`}function Hs({k:t,count:e}){let n=D(t,[h(t,e.say),h(t,e.sub)]),s=typeof e.n=="number"?e.n:Number.NaN;return e.what==="chips"?a`<span class="chips" role="img" aria-label=${n}>
      ${Number.isFinite(s)?a`<${Ds} n=${s} />`:null}<b aria-hidden="true">${e.n}</b>
    </span>`:a`<span class="count" role="img" aria-label=${n}>
    <span class="sum" aria-hidden="true">
      ${e.what==="coins"?a`<${v} name="coin" />`:null}<b>${e.n}</b>
      ${e.what==="coins"?null:a`<span>${t.t(`count.${e.what}`)}</span>`}
    </span>
  </span>`}function Bs({k:t,counts:e}){let n=e.filter(s=>s.sub);return n.length?a`<div class="run" aria-hidden="true">
    ${n.map((s,r)=>a`<small key=${r}><${f} k=${t} say=${s.sub} inert /></small>`)}
  </div>`:null}function Os({k:t,seat:e}){let n=e.hand??[];return n.length?a`<div class="backs" role="group" aria-label=${h(t,e.hand_say)||t.t("stack.count",{n:n.length})}>
    ${n.map(s=>s.card?a`<span key=${s.id} class="one known"><${H} k=${t} spot=${s} /></span>`:a`<span key=${s.id} class="one card back" aria-hidden="true"
            ><svg viewBox="0 0 60 84" focusable="false"><use href="#kz-backm" /></svg
          ></span>`)}
  </div>`:null}function Fs({k:t,seat:e}){let n=e.laid??[];return n.length?a`<ul class="laid">
    ${n.map((s,r)=>a`<li key=${s.cards[0]?.id??r} class=${s.mark??""}>
          <span class="cs">${s.cards.map(o=>a`<${H} key=${o.id} k=${t} spot=${o} />`)}</span>
          ${s.say||s.note?a`<small>${D(t,[h(t,s.say),h(t,s.note)])}</small>`:null}
        </li>`)}
  </ul>`:null}function le({k:t,seat:e,mine:n=!1}){let s=h(t,e.say),r=e.counts??[],o=e.turn?t.t(n?"seat.your_turn":"seat.turn"):"",i=o||h(t,e.note),l=D(t,[s,h(t,e.note),o,h(t,e.said?.say),...(e.marks??[]).map($=>h(t,$.say)),...r.map($=>h(t,$.say)),n?"":h(t,e.hand_say)]),d=`seat:${e.seat}`,u=[...e.said?[e.said]:[],...e.marks??[]];return a`<section
    class=${`seat${e.turn?" turn":""}${t.changed.includes(d)?" changed":""}`}
    role="group"
    aria-label=${l}
    data-place=${d}
    data-seat=${e.seat}
  >
    <div class="who">
      <span class="face" aria-hidden="true">${[...s][0]??""}</span>
      <span class="name">${s}${i?a`<small>${i}</small>`:null}</span>
    </div>
    ${u.length?a`<div class="says">${u.map(($,p)=>a`<${Ns} key=${p} k=${t} badge=${$} />`)}</div>`:null}
    ${!n&&e.hand?.length||r.length?a`<div class="held">
          ${n?null:a`<${Os} k=${t} seat=${e} />`}
          ${r.map(($,p)=>a`<${Hs} key=${p} k=${t} count=${$} />`)}
        </div>`:null}
    <${Bs} k=${t} counts=${r} />
    <${Fs} k=${t} seat=${e} />
  </section>`}function Ks(t){let e=t.length<2?0:t.length<6?1:2;return{w:t.slice(0,e),n:t.slice(e,t.length-e),e:t.slice(t.length-e)}}function hn({k:t}){let{seats:e,centre:n,hand:s}=t.frame.scene,[r,...o]=e,i=Ks(o),l=(n.zones??[]).filter($=>$.layout==="rail"),d=s.layout==="groups"||s.groups?.length,u=o.length>4?3:Math.max(1,o.length);return a`<div class=${`mat${l.length?" railed":""}`} style=${`--cols:${u}`} role="group" aria-label=${t.t("table")}>
    ${l.length?a`<div class="rails">${l.map($=>a`<${ae} key=${$.id} k=${t} zone=${$} />`)}</div>`:null}
    ${["w","n","e"].map($=>a`<div key=${$} class=${`side-${$}`}>
          ${i[$].map(p=>a`<${le} key=${p.seat} k=${t} seat=${p} />`)}
        </div>`)}
    <${mn} k=${t} centre=${n} />
    <div class="me">
      ${r?a`<${le} k=${t} seat=${r} mine />`:null}
      <div class=${`hand${t.changed.includes(s.id)?" changed":""}`}>
        ${d?a`<${Et} k=${t} zone=${s} size="f" always />`:a`<${At} k=${t} zone=${s} size="f" always />`}
      </div>
    </div>
  </div>`}function zt({k:t,id:e,title:n,name:s="",onClose:r,children:o}){let i=L(null);q(()=>{let d=i.current;d&&!d.open&&(typeof d.showModal=="function"?d.showModal():d.setAttribute("open",""))},[]);let l=()=>i.current?.close();return a`<dialog
    ref=${i}
    class=${s}
    aria-labelledby=${e}
    onClose=${r}
    onClick=${d=>d.target===i.current&&l()}
  >
    <div class="inside">
      <div class="top">
        <h2 id=${e} tabindex="-1" autofocus>${n}</h2>
        <button type="button" class="btn bare" aria-label=${t.t("close")} onClick=${l}><${v} name="close" /></button>
      </div>
      ${o}
    </div>
  </dialog>`}function js({k:t,spec:e,value:n,onPick:s}){let r=`${t.view}-opt-${e.name}`,o=l=>s(l.target.value),i=e.kind==="flag"?[!0,!1].map(l=>({value:l,say:t.t(l?"yes":"no")})):e.values??[];return a`<div class="option">
    <div>
      <label for=${r}><${f} k=${t} say=${e.say} inert /></label>
      ${e.rule?a`<${St} k=${t} id=${e.rule} />`:null}
      ${e.sub?a`<p id=${`${r}-sub`}><${f} k=${t} say=${e.sub} /></p>`:null}
    </div>
    ${e.kind==="number"?a`<input id=${r} class="field" inputmode="numeric" autocomplete="off" value=${n} aria-describedby=${e.sub?`${r}-sub`:void 0} onInput=${o} />`:a`<select id=${r} class="field" aria-describedby=${e.sub?`${r}-sub`:void 0} onChange=${o}>
          ${i.map(l=>a`<option key=${String(l.value)} value=${String(l.value)} selected=${String(l.value)===n}>${h(t,l.say)}</option>`)}
        </select>`}
  </div>`}function Us(t,e){return t.kind==="flag"?e==="true":t.kind==="number"?/^\d+$/.test(e)?Number(e):e:t.values?.find(n=>String(n.value)===e)?.value??e}function _n({k:t,onClose:e}){let{options:n=[],seats:s=[]}=t.words.setup,r=p=>String(t.frame.options?.[p.name]??p.default??""),[o,i]=k(()=>Object.fromEntries(n.map(p=>[p.name,r(p)]))),[l,d]=k(String(t.frame.seat)),u=p=>{p.preventDefault();let c=Object.fromEntries(n.map(m=>[m.name,Us(m,o[m.name]??"")]));p.currentTarget.closest("dialog")?.close(),t.send({do:"new",options:c,level:t.frame.level,...s.length?{seat:Number(l)}:{}})},$=`${t.view}-seat`;return a`<${zt} k=${t} id=${`${t.view}-options`} title=${t.t("options")} name="options-dialog" onClose=${e}>
    <form onSubmit=${u}>
      <p class="para soft">${t.t("options.lead")}</p>
      ${s.length?a`<div class="option">
            <div><label for=${$}>${t.t("seat")}</label><p>${t.t("seat.sub")}</p></div>
            <select id=${$} class="field" onChange=${p=>d(p.target.value)}>
              ${s.map(p=>a`<option key=${p.n} value=${p.n} selected=${String(p.n)===l}>${h(t,p.say)}</option>`)}
            </select>
          </div>`:null}
      ${n.map(p=>a`<${js}
            key=${p.name}
            k=${t}
            spec=${p}
            value=${o[p.name]??""}
            onPick=${c=>i({...o,[p.name]:c})}
          />`)}
      <div class="foot"><button type="submit" class="btn main" data-k="options-start">${t.t("options.start")}</button></div>
    </form>
  <//>`}var qs={"-":"−","+":"+","=":"="},at=t=>typeof t=="number"&&t<0?`−${-t}`:String(t),gn=({k:t,cards:e})=>a`<span class="cs">
    ${e.map((n,s)=>a`<span key=${`${n}:${s}`} class=${`${Y(n)} mini`} role="img" aria-label=${t.name(n)}><${X} card=${n} /></span>`)}
  </span>`,bn=({k:t,terms:e,rules:n})=>a`<div class="sumline">
    ${e.map((s,r)=>a`${s.op?a`<i key=${`op${r}`}>${qs[s.op]}</i>`:null}<span key=${r}
            ><b>${at(s.n)}</b>${s.say?a`<small><${f} k=${t} say=${s.say} /></small>`:null}</span
          >`)}
    <${A} k=${t} rules=${n} />
  </div>`,yn=({k:t,line:e,name:n=""})=>a`<li class=${`${n}${e.amount===0?" zero":""}`}>
    <div>
      <${f} k=${t} say=${e.say} />
      ${e.cards?.length?a` <${gn} k=${t} cards=${e.cards} />`:null}
      ${e.sub?a`<small><${f} k=${t} say=${e.sub} /></small>`:null}
    </div>
    <${A} k=${t} rules=${e.rules} />
    ${e.amount===void 0||e.amount===null?null:a`<span class="amt">${at(e.amount)}</span>`}
  </li>`,wn=({k:t,items:e,total:n})=>a`<ul class="lines">
    ${e.map((s,r)=>a`<${yn} key=${r} k=${t} line=${s} />`)}
    ${n?a`<${yn} k=${t} line=${n} name="tot" />`:null}
  </ul>`;function kn(t,e){return e&&typeof e=="object"&&"cards"in e?e.cards:!Array.isArray(e)||!e.length?null:e.every(n=>typeof n=="string"&&n in t.words.cards)?e:null}function vn({k:t,cell:e}){if(e==null)return null;if(typeof e=="number")return at(e);let n=kn(t,e);return n?a`<${gn} k=${t} cards=${n} />`:a`<${f} k=${t} say=${e} />`}function xn({k:t,block:e}){let n=s=>s>0&&e.rows.some(r=>typeof r.cells[s]=="number"||kn(t,r.cells[s]??null))?"r":"";return a`<div class="scroll" tabindex="0" role="group" aria-label=${t.t("table.scroll")}>
    <table class="ledger">
      ${e.say?a`<caption><${f} k=${t} say=${e.say} /></caption>`:null}
      <thead>
        <tr>
          ${e.head.map((s,r)=>s?.length?a`<th key=${r} scope="col" class=${n(r)}><${f} k=${t} say=${s} /></th>`:a`<td key=${r}></td>`)}
        </tr>
      </thead>
      <tbody>
        ${e.rows.map((s,r)=>a`<tr key=${r} class=${s.mark??""}>
              ${s.cells.map((o,i)=>i===0?a`<th key=${i} scope="row"><${vn} k=${t} cell=${o} /></th>`:a`<td key=${i} class=${n(i)}><${vn} k=${t} cell=${o} /></td>`)}
            </tr>`)}
      </tbody>
    </table>
  </div>`}function Mn({k:t,block:e}){let n=s=>`${(100*Math.max(0,s)/Math.max(1,e.most)).toFixed(2)}%`;return a`<div>
    ${e.say?a`<p class="eyebrow"><${f} k=${t} say=${e.say} /></p>`:null}
    <ul class="stacks">
      ${e.items.map((s,r)=>{let o=s.after>s.before?"up":s.after<s.before?"down":"",i=Math.min(s.before,s.after),l=Math.max(s.before,s.after);return a`<li key=${r}>
          <span><${f} k=${t} say=${s.say} /></span>
          <span class="beam" aria-hidden="true"
            ><i style=${`width:${n(i)}`}></i
            ><i class=${o==="down"?"less":"plus"} style=${`left:${n(i)};width:${n(l-i)}`}></i
          ></span>
          <span class="ba"
            >${at(s.before)} <span aria-hidden="true">→</span><span class="sr">${t.t("bars.then")}</span>
            <b class=${o}>${at(s.after)}</b></span
          >
        </li>`})}
    </ul>
  </div>`}var Sn=({level:t,class:e,children:n})=>a`<${`h${Math.min(6,t)}`} class=${e}>${n}<//>`;function Cn({k:t,cards:e,say:n,size:s="m",shown:r=!1,name:o="near"}){return a`<div class="rowed">
    ${n?a`<p><${f} k=${t} say=${n} /></p>`:null}
    <ul class=${o}>
      ${e.map((i,l)=>{let d=D(t,[t.name(i.card),i.card.length===1&&i.mark!=="ghost"?t.t("mark.ghost"):i.mark&&t.t(`mark.${i.mark}`),h(t,i.note)]);return a`<li key=${`${i.card}:${l}`} class=${i.gap?"gap":""}>
          <span class=${Y(i.card,i.mark)} role="img" aria-label=${d} data-card=${r?i.card:void 0}
            ><${X} card=${i.card} size=${s}
          /></span>
          ${i.note?a`<small aria-hidden="true"><${f} k=${t} say=${i.note} inert /></small>`:null}
        </li>`})}
    </ul>
  </div>`}var Ws=({k:t,items:e})=>a`<ul class="checks">
    ${e.map((n,s)=>a`<li key=${s} class=${n.ok?"ok":"not"}>
          <span role="img" aria-label=${t.t(n.ok?"check.yes":"check.no")}><${v} name=${n.ok?"yes":"no"} /></span>
          <span><${f} k=${t} say=${n.say} /> <${A} k=${t} rules=${n.rules} /></span>
        </li>`)}
  </ul>`,Js=({k:t,items:e,level:n})=>a`<ol class="places">
    ${e.map(s=>a`<li key=${s.seat} class=${s.place===1?"first":s.place?"":"out"}>
          <span class="rank">${s.place??a`<${f} k=${t} say=${s.mark} inert />`}</span>
          <div>
            <${Sn} level=${n}>
              ${t.frame.names?.[s.seat]?a`<b>${t.frame.names[s.seat]}</b>`:null}
              <span><${f} k=${t} say=${s.say} /></span>
              ${s.place&&s.mark?a`<span class="pill"><${f} k=${t} say=${s.mark} /></span>`:null}
              <${A} k=${t} rules=${s.rules} />
            <//>
            <${Cn} k=${t} cards=${s.cards} size="f" name="made" shown />
            <${B} k=${t} blocks=${s.blocks} level=${n+1} />
          </div>
        </li>`)}
  </ol>`;function Vs({k:t,block:e,level:n}){switch(e.kind){case"text":return a`<p class=${`para ${e.tone??""}`}><${f} k=${t} say=${e.say} /> <${A} k=${t} rules=${e.rules} /></p>`;case"cards":return a`<${Cn} k=${t} cards=${e.cards} say=${e.say} />`;case"checks":return a`<${Ws} k=${t} items=${e.items} />`;case"sum":return a`<${bn} k=${t} terms=${e.terms} rules=${e.rules} />`;case"lines":return a`<${wn} k=${t} items=${e.items} total=${e.total} />`;case"table":return a`<${xn} k=${t} block=${e} />`;case"bars":return a`<${Mn} k=${t} block=${e} />`;case"places":return a`<${Js} k=${t} items=${e.items} level=${n} />`;case"section":return a`<div class="section">
        <div class="top">
          <${Sn} level=${n}><${f} k=${t} say=${e.say} /><//>
          <${A} k=${t} rules=${e.rules} />
        </div>
        <${B} k=${t} blocks=${e.blocks} level=${n+1} />
      </div>`;default:return null}}var B=({k:t,blocks:e=[],level:n=4})=>e.map((s,r)=>a`<${Vs} key=${`${s.kind}:${r}`} k=${t} block=${s} level=${n} />`);var Tn=({k:t})=>(t.frame.scene.panels??[]).map(e=>a`<section key=${e.id} class="leaf" role="group" aria-label=${h(t,e.say)}>
        <div class="top">
          <h3><${f} k=${t} say=${e.say} /></h3>
          <${A} k=${t} rules=${e.rules} />
        </div>
        <${B} k=${t} blocks=${e.blocks} level=${4} />
      </section>`);function An({k:t,told:e,onClose:n}){let s=(o,i,l)=>o?a`<button type="button" class="btn" data-k=${l} onClick=${()=>t.rule(o)}>
          ${i==="prev"?a`<${v} name="prev" />`:null}<span class="sr">${t.t(l)}</span>${o}
          ${i==="next"?a`<${v} name="next" />`:null}
        </button>`:a`<span></span>`,r=a`<${f} k=${t} say=${e.title} inert />`;return a`<${zt} k=${t} id=${`${t.view}-rule`} title=${r} name="rule-dialog" onClose=${n}>
    ${e.origin?a`<p class="pill"><${f} k=${t} say=${e.origin} /></p>`:null}
    <div class="answer" aria-live="polite"><${B} k=${t} blocks=${e.blocks} level=${3} /></div>
    <div class="foot">${s(e.before,"prev","rule.before")}${s(e.after,"next","rule.after")}</div>
  <//>`}function ce({k:t,button:e,compact:n=!1}){let s=tt(e.act),r=`act:${s}`,o=e.ok!==!1,i=o&&t.live,l=e.planned&&t.raised!==null,d=!o&&!n?t.t("why_not"):l?e.planned:e.sub,u=t.hint?.act&&tt(t.hint.act)===s,$=()=>{i?t.act(e.act):t.live&&t.why(e.act,r)};return a`<button
    type="button"
    class=${`btn act${n?" compact":""}${e.main&&i?" main":""}${u?" hinted":""}`}
    data-k=${r}
    data-act=${i?s:void 0}
    aria-disabled=${i?void 0:"true"}
    aria-haspopup=${o?void 0:"dialog"}
    aria-expanded=${o?void 0:String(t.popup?.from===r)}
    onClick=${$}
  >
    <span>${e.icon?a`<${v} name=${e.icon} />`:null}<span><${f} k=${t} say=${e.say} inert /></span></span>
    ${d?a`<small><${f} k=${t} say=${d} inert /></small>`:null}
  </button>`}var et=({k:t,each:e=[],label:n})=>e.length?a`<div class="each" role="group" aria-label=${n}>
        ${e.map(s=>a`<${ce} key=${tt(s.act)} k=${t} button=${s} compact />`)}
      </div>`:null;var Gs=90;function Lt(t,e){let n=e&&t.live?`${JSON.stringify(e)} ${t.frame.rev} ${t.words.lang}`:"",s=L(""),[r,o]=k(null);return P(()=>{if(s.current=n,!n)return;let i=setTimeout(async()=>{let l=await t.ask({do:"ask",what:"judge",act:e});l&&s.current===n&&o({to:n,told:l})},Gs);return()=>clearTimeout(i)},[n]),r&&r.to===n?r.told:null}function Pt({k:t,id:e,told:n,otherwise:s}){let r=n?.blocks?.find(i=>i.kind==="text"),o=r&&"rules"in r?r.rules:void 0;return a`<p class="say" id=${e} role="status" data-bad=${n&&n.legal===!1?"":void 0}>
    <span>${n?.title?a`<${f} k=${t} say=${n.title} />`:s??null}</span>
    ${n?a`<${A} k=${t} rules=${o} />`:null}
  </p>`}function ue(t){let{hand:e,centre:n}=t.scene,s=[e,...n.zones??[]].flatMap(r=>[...r.cards??[],...(r.groups??[]).flatMap(o=>o.cards)]);return new Map(s.map(r=>[r.id,r]))}function En({k:t,choice:e}){let n=ue(t.frame),s=t.picked.map(c=>n.get(c)?.card??c),r=Ct(e.act,s),o=Lt(t,e.judge!==!1&&s.length?r:null),i=s.length>=e.least&&s.length<=e.most,l=e.ok!==!1&&i&&o?.legal!==!1,d=()=>{t.live&&(l?t.act(r):t.why(r,`go:${e.id}`))},{least:u,most:$}=e,p=u===$?t.t("choice.exact",{n:s.length,most:$}):t.t("choice.range",{n:s.length,least:u,most:$});return a`<div class="entry choose" role="group" aria-label=${h(t,e.say)}>
    <${Pt}
      k=${t}
      id=${`${t.view}-${e.id}`}
      told=${o}
      otherwise=${a`<${f} k=${t} say=${e.say} />${" "}<span class="of">${p}</span>`}
    />
    <div class="line">
      ${s.length?a`<span class="chosen">${s.map((c,m)=>a`<span key=${t.picked[m]}><${Mt} k=${t} card=${c} /></span>`)}</span>
            <button type="button" class="btn bare" data-k=${`clear:${e.id}`} onClick=${t.unpick}>${t.t("choice.clear")}</button>`:null}
      <button
        type="button"
        class=${`btn${l&&t.live?" main":""}`}
        data-k=${`go:${e.id}`}
        aria-disabled=${l&&t.live?void 0:"true"}
        aria-haspopup=${l?void 0:"dialog"}
        onClick=${d}
      >
        <${f} k=${t} say=${e.submit} inert />
      </button>
    </div>
    <${et} k=${t} each=${e.each} label=${h(t,e.say)} />
  </div>`}function zn({k:t,menu:e}){let[n,s]=k(!0),r=`${t.view}-menu-${e.id}`;return a`<div class="entry menu">
    <button
      type="button"
      class="btn bare"
      data-k=${`menu:${e.id}`}
      aria-expanded=${String(n)}
      aria-controls=${r}
      onClick=${()=>s(!n)}
    >
      <${f} k=${t} say=${e.say} inert /> <${v} name=${n?"down":"next"} />
    </button>
    <div id=${r} hidden=${!n}><${et} k=${t} each=${e.items} label=${h(t,e.say)} /></div>
  </div>`}function Zs(t,e,n){let s=Number(t.normalize("NFKC").trim()||Number.NaN);return Number.isInteger(s)?Math.max(n.least,Math.min(n.most,s+e)):n.start}function Ln({k:t,box:e}){let[n,s]=k(String(e.start)),r=Ct(e.act,n),o=Lt(t,r),i=e.ok!==!1&&o?.legal!==!1,l=`${t.view}-${e.id}`,d=$=>{$.preventDefault(),t.live&&(i?t.act(r):t.why(r,`go:${e.id}`))},u=$=>s(String(Zs(n,$,e)));return a`<form class="entry number" onSubmit=${d}>
    <${Pt} k=${t} id=${l} told=${o} otherwise=${a`<${f} k=${t} say=${e.sub??e.say} />`} />
    <div class="line">
      ${e.quick?.length&&!e.each?.length?a`<span class="quick" role="group" aria-label=${t.t("number.quick")}>
            ${e.quick.map($=>a`<button key=${$} type="button" class="btn" data-k=${`quick:${e.id}:${$}`} onClick=${()=>s(String($))}>${$}</button>`)}
          </span>`:null}
      <span class="step" data-bad=${i?void 0:""}>
        <button type="button" aria-label=${t.t("number.less")} data-k=${`less:${e.id}`} onClick=${()=>u(-1)}>−</button>
        <input
          value=${n}
          inputmode="numeric"
          autocomplete="off"
          aria-label=${h(t,e.say)}
          aria-describedby=${l}
          data-k=${`box:${e.id}`}
          onInput=${$=>s($.target.value)}
        />
        <button type="button" aria-label=${t.t("number.more")} data-k=${`more:${e.id}`} onClick=${()=>u(1)}>+</button>
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
    <${et} k=${t} each=${e.each} label=${h(t,e.say)} />
  </form>`}var Qs=8;function Pn({k:t,popup:e}){let n=L(null),s=`${t.view}-why`;return q(()=>{let r=n.current,o=r?.parentElement,i=o?.closest(".kibitz");if(!r||!o||!i)return;let l=[...i.querySelectorAll("[data-k]")].find(y=>y.getAttribute("data-k")===e.from),d=r.currentCSSZoom??1,u=o.getBoundingClientRect(),$=(l??o).getBoundingClientRect(),p=r.offsetWidth,c=($.left+$.width/2-u.left)/d,m=Math.max(Qs-24,Math.min(u.width/d-p+16,c-p/2));r.style.setProperty("--left",`${m.toFixed(1)}px`),r.style.setProperty("--tip",`${Math.max(18,Math.min(p-18,c-m)).toFixed(1)}px`),r.focus({preventScroll:!0})},[e]),P(()=>{let r=o=>{o.composedPath().some(d=>d instanceof Element&&(d===n.current||d.getAttribute("data-k")===e.from||d.tagName==="DIALOG"))||t.close()};return document.addEventListener("pointerdown",r,!0),()=>document.removeEventListener("pointerdown",r,!0)},[e]),a`<div ref=${n} class="why" role="dialog" aria-labelledby=${s} tabindex="-1">
    <div class="top">
      <h3 id=${s}><${f} k=${t} say=${e.told.title} /></h3>
      <button type="button" class="btn bare" aria-label=${t.t("close")} onClick=${t.close}><${v} name="close" /></button>
    </div>
    <div class="answer"><${B} k=${t} blocks=${e.told.blocks} level=${4} /></div>
  </div>`}var de=({k:t,name:e,icon:n,ready:s,onClick:r,wide:o=!1})=>a`<button
    type="button"
    class="btn bare tool"
    data-k=${`tool:${e}`}
    aria-label=${t.t(s?e:`${e}.none`)}
    aria-disabled=${s?void 0:"true"}
    onClick=${()=>s&&r()}
  >
    <${v} name=${n} />${o?a`<span class="only-wide">${t.t(e)}</span>`:null}
  </button>`,$e=({k:t,bare:e=!1})=>{let n=r=>()=>{t.send({do:"go",to:r})},s=t.phase!=="lost";return a`<div class="tools">
    <${de} k=${t} name="undo" icon="undo" ready=${s&&t.frame.undo} onClick=${n("undo")} />
    <${de} k=${t} name="redo" icon="redo" ready=${s&&t.frame.redo} onClick=${n("redo")} />
    ${e?null:a`<${de} k=${t} name="hint" icon="hint" ready=${t.live&&t.phase==="waiting"} onClick=${()=>t.show("hint")} wide />`}
  </div>`};function Xs({k:t,control:e}){if(e.kind==="number"){let{id:n,start:s,least:r,most:o}=e;return a`<${Ln} key=${`${n}:${s}:${r}:${o}`} k=${t} box=${e} />`}return e.kind==="choose"?a`<${En} k=${t} choice=${e} />`:e.kind==="menu"?a`<${zn} k=${t} menu=${e} />`:null}function In({k:t}){let{tray:e,sheet:n}=t.frame.scene,s=e.controls??[],r=s.filter(l=>l.kind==="act"),o=s.filter(l=>l.kind!=="act"),i=t.frame.phase==="pause"&&!n&&t.frame.mode==="play";return a`<div class=${`tray${e.speech?" speech":""}${o.length?" tall":""}`} role="group" aria-label=${t.t("tray")}>
    <div class="ask">
      <h3><${f} k=${t} say=${e.say} /></h3>
      ${e.lead?a`<p><${f} k=${t} say=${e.lead} /></p>`:null}
      ${e.speech?a`<p class="free"><${v} name="talk" /> ${t.t("tray.speech")}</p>`:null}
    </div>
    <${$e} k=${t} />
    ${o.map((l,d)=>a`<${Xs} key=${"id"in l?l.id:d} k=${t} control=${l} />`)}
    ${r.length||i?a`<div class="acts">
          ${r.map((l,d)=>a`<${ce} key=${d} k=${t} button=${l} />`)}
          ${i?a`<button type="button" class="btn main" data-continue onClick=${()=>{t.send({do:"go",to:"continue"})}}>${t.t("continue")}</button>`:null}
        </div>`:null}
    ${t.popup?a`<${Pn} k=${t} popup=${t.popup} />`:null}
  </div>`}function Ys(t){let e=[];for(let n of t){let s=e.at(-1);n.kind==="section"||!s||s[0]?.kind==="section"?e.push([n]):s.push(n)}return e}var Rn=({k:t,blocks:e=[]})=>Ys(e).map((n,s)=>a`<div key=${s} class="leaf"><${B} k=${t} blocks=${n} level=${4} /></div>`);function Nn({k:t,sheet:e,children:n}){let{phase:s,mode:r,at:o}=t.frame,i=t.phase!=="lost"&&r==="play";return a`<div class="doc">
    <div class="head">
      <div>
        <h3 class="big"><${f} k=${t} say=${e.title} /></h3>
        ${e.lead||e.rules?.length?a`<p><${f} k=${t} say=${e.lead} /> <${A} k=${t} rules=${e.rules} /></p>`:null}
      </div>
      <div class="row">
        <${$e} k=${t} bare />
        ${i&&o>0?a`<button type="button" class="btn" data-k="step-through" onClick=${()=>{t.send({do:"go",to:o-1})}}>
              <${v} name="prev" /> ${t.t("sheet.step")}
            </button>`:null}
        ${i&&s==="pause"?a`<button type="button" class="btn main" data-continue data-k="continue" onClick=${()=>{t.send({do:"go",to:"continue"})}}>
              ${t.t("continue")} <${v} name="next" />
            </button>`:null}
        ${i&&s==="over"?a`<button type="button" class="btn main" data-new data-k="new" onClick=${()=>{t.send({do:"new"})}}>
              ${t.t("new.match")} <${v} name="next" />
            </button>`:null}
      </div>
    </div>
    <div class="cols">
      <div><${Rn} k=${t} blocks=${e.blocks} /></div>
      <div><${Rn} k=${t} blocks=${e.aside} />${n}</div>
    </div>
  </div>`}function to({k:t}){let{at:e,of:n,mode:s}=t.frame,r=t.phase!=="lost",o=r&&e>0,i=r&&s==="review",l=[["replay.first","start",o,0],["replay.back","prev",o,e-1],["replay.on","next",i,Math.min(n,e+1)],["replay.last","end",i,"live"]];return a`<span class="steps" role="group" aria-label=${t.t("replay")}>
    ${l.map(([d,u,$,p])=>a`<button
          key=${d}
          type="button"
          class="btn bare"
          data-k=${d}
          aria-label=${t.t(d)}
          aria-disabled=${$?void 0:"true"}
          onClick=${()=>$&&void t.send({do:"go",to:p})}
        ><${v} name=${u} /></button>`)}
  </span>`}function eo(t){let e=[];for(let n of t)n.kind==="head"?e.push({head:n,lines:[]}):(e.length||e.push({head:null,lines:[]}),e.at(-1)?.lines.push(n));return e}function pe({k:t}){let e=L(null),n=t.frame.story??[],s=n.findLast(r=>r.kind!=="head");return q(()=>{e.current&&(e.current.scrollTop=e.current.scrollHeight)},[s?.id,n.length]),a`<section class="leaf story" role="group" aria-label=${t.t("story")}>
    <div class="top"><h3>${t.t("story")}</h3><${to} k=${t} /></div>
    <div ref=${e} class="told" role="log" aria-live="off" aria-label=${t.t("story")} tabindex="0">
      ${eo(n).map(({head:r,lines:o},i)=>a`<div key=${r?.id??`part${i}`}>
            ${r?a`<h4><${f} k=${t} say=${r.say} /></h4>`:null}
            ${o.length?a`<ol>
                  ${o.map(l=>a`<li key=${l.id} class=${l===s?"now":""} aria-current=${l===s?"step":void 0}>
                        <span><${f} k=${t} say=${l.say} /></span>
                        <${A} k=${t} rules=${l.rules} />
                      </li>`)}
                </ol>`:null}
          </div>`)}
    </div>
  </section>`}function Dn({k:t}){let e=new Set(t.frame.events??[]),n=(t.frame.story??[]).filter(s=>e.has(s.id));return a`<div class="sr" aria-live="polite" data-announce>
    ${n.map(s=>a`<p key=${s.id}><${f} k=${t} say=${s.say} inert /></p>`)}
  </div>`}var no=new Set(["dead","terminating","restarting","autorestarting"]),It=class{constructor(e,n,s){this.model=e,this.view=n,this.onState=s,this.state="",this.n=0,this.waiting=new Map,this.heard=r=>this.hear(r),this.gone=()=>this.become("lost"),e.on("msg:custom",this.heard),this.looked=Date.now(),this.watch=setInterval(()=>this.look(),500),this.pings=setInterval(()=>this.ping(),3e3),this.unhook=this.hookKernel()}send(e){let n=++this.n;return new Promise(s=>{this.waiting.set(n,{since:Date.now()-(e.do==="ping"?3e3:0),done:s});try{this.model.send({...e,view:this.view,n})}catch{this.become("lost")}})}ping(){document.visibilityState==="visible"&&(this.waiting.size===0||this.state==="lost")&&this.send({do:"ping"})}hear(e){if(this.alive(),!e||e.to!==this.view)return;let n=this.waiting.get(e.n);this.waiting.delete(e.n),n?.done(e)}alive(){let e=Date.now();for(let n of this.waiting.values())n.since=e;this.become("")}look(){let e=Date.now(),n=e-this.looked>6*500;if(this.looked=e,n)for(let r of this.waiting.values())r.since=e;let s=0;for(let r of this.waiting.values())s=Math.max(s,e-r.since);s>=1e4?this.become("lost"):s>=4e3&&this.state===""&&this.become("slow")}become(e){if(e!==this.state){if(this.state=e,e==="lost"){for(let n of this.waiting.values())n.done(null);this.waiting.clear()}this.onState(e)}}hookKernel(){let e=[];try{let n=this.model.widget_manager?.kernel,s=(o,i)=>no.has(i)&&this.gone();n?.statusChanged?.connect?.(s),e.push(()=>n?.statusChanged?.disconnect?.(s));let r=(o,i)=>i==="disconnected"&&this.gone();n?.connectionStatusChanged?.connect?.(r),e.push(()=>n?.connectionStatusChanged?.disconnect?.(r))}catch{}return()=>{for(let n of e)n()}}close(){clearInterval(this.watch),clearInterval(this.pings),this.model.off("msg:custom",this.heard),this.unhook();for(let e of this.waiting.values())e.done(null);this.waiting.clear()}};var fe=t=>`kibitz:${location.pathname}${location.search}:${t}`;function Hn(t){if(!(t.keep===null||t.keep===void 0))try{sessionStorage.setItem(fe(t.key),JSON.stringify(t.keep))}catch{}}function Bn(t){try{let e=sessionStorage.getItem(fe(t));if(e===null)return null;try{return JSON.parse(e)}catch{return sessionStorage.removeItem(fe(t)),null}}catch{return null}}function On(t){return(e,n={})=>(t?.[`ui.${e}`]??e).replace(/\{(\w+)\}/g,(r,o)=>o in n?String(n[o]):r)}var so={theme:"auto",suits:"four",large:!1},Fn=new WeakSet;function me(t,e){let[,n]=k(0);return P(()=>{let s=()=>n(r=>r+1);return t.on(`change:${e}`,s),()=>t.off(`change:${e}`,s)},[t,e]),t.get(e)}function oo(t,e,n){P(()=>{if(n?.resume&&!Fn.has(e)){Fn.add(e);let s=Bn(n.key);if(s!==null){t.send({do:"resume",keep:s});return}}n&&Hn(n)},[n])}function Kn(t,e){let n=me(t,"frame"),s=me(t,"words"),r={...so,...me(t,"look")},[o,i]=k(""),[,l]=k(0),[d,u]=k(null),[$,p]=k([]),[c,m]=k(null),[y,S]=k(null),[b,x]=k(null),[g,E]=k(null),[W,N]=k(null),z=gt(()=>new It(t,e,i),[t,e]),J=L(null);P(()=>()=>z.close(),[z]),P(()=>en(()=>l(_=>_+1)),[]),oo(z,t,n),P(()=>{z.alive(),J.current=null,N(null),S(null),m(null)},[n?.rev]);let G=Xt(_=>z.send(_),[z]),j=Xt(async _=>(await z.send(_))?.answer??null,[z]);if(!n||!s)return null;let I=On(s.ui),O=ue(n),it=$.filter(_=>O.get(_)?.pick),Rt=o==="lost",qn=Rt?"lost":n.phase,Wn=async _=>{J.current!==null||Rt||(J.current=n.rev,N(n.rev),m(null),p([]),await z.send({do:"act",act:_,rev:n.rev}),J.current=null,N(null))},Jn=async(_,R)=>{let he=await j({do:"ask",what:"judge",act:_});he&&m({from:R,told:he})},Vn=async _=>{if(_!=="hint"){E(_);return}let R=await j({do:"ask",what:"hint"});R&&(S(R),m({from:"tool:hint",told:R}))},Gn=async _=>{let R=await j({do:"ask",what:"rule",id:_});R&&x(R)},Zn=_=>{t.set("look",{...r,..._}),t.save_changes()};return{k:{view:e,frame:n,words:s,look:r,phase:qn,live:!Rt&&n.mode!=="review",raised:d&&O.has(d)?d:null,picked:it,hint:y,changed:ot()?[...new Set((n.moves??[]).map(_=>_.to))]:[],popup:c,open:g,t:I,name:_=>s.cards?.[_]??_,act:_=>{Wn(_)},send:G,ask:j,why:(_,R)=>{Jn(_,R)},rule:_=>{Gn(_)},raise:_=>u(d===_?null:_),pick:_=>p(it.includes(_)?it.filter(R=>R!==_):ro(n)?[_]:[...it,_]),unpick:()=>p([]),close:()=>m(null),show:_=>{Vn(_)},restyle:Zn},told:b,closeRule:()=>x(null),slow:o==="slow",sent:W!==null}}function ro(t){let e=(t.scene.tray.controls??[]).filter(n=>n.kind==="choose");return e.length>0&&e.every(n=>n.kind==="choose"&&n.most===1)}function ao(t,e){let n=L(null),s=L(null),r=L(-1);n.current??=new bt,s.current??=new xt;let o=e&&e.frame.rev!==r.current&&r.current>=0&&e.frame.mode==="play"?e.frame.moves??[]:[];n.current.note(t.current);let i=o.length?s.current.from(t.current,o):[];return q(()=>{!t.current||!e||(n.current?.restore(t.current,e.phase),o.length&&s.current?.fly(t.current,o,i),r.current=e.frame.rev)}),s.current}function io({k:t}){let e=t.frame.scene.sheet;return e?a`<${Nn} k=${t} sheet=${e}><${pe} k=${t} /><//>`:a`<div class="stage">
    <div class="play"><${hn} k=${t} /><${In} k=${t} /></div>
    <div class="side"><${Tn} k=${t} /><${pe} k=${t} /></div>
  </div>`}function jn({model:t,view:e}){let n=L(null),s=Kn(t,e),r=ao(n,s?.k);if(P(()=>n.current?sn(n.current):void 0,[!!s]),!s)return a`<div class="kibitz" ref=${n} data-phase="busy"></div>`;let{k:i,told:l,closeRule:d,slow:u,sent:$}=s,p=i.look.theme==="auto"?tn():i.look.theme,c=m=>{if(m.key!=="Escape"||m.defaultPrevented||n.current?.querySelector("dialog[open]"))return;let y=i.popup?.from??(i.open==="settings"?"settings":null);if(!y)return;i.close(),i.open==="settings"&&i.show(null),[...n.current?.querySelectorAll("[data-k]")??[]].find(b=>b.getAttribute("data-k")===y)?.focus({preventScroll:!0})};return a`<div
    ref=${n}
    class=${`kibitz${i.look.large?" large":""}`}
    lang=${i.words.lang}
    role="region"
    aria-label=${i.words.game??h(i,i.frame.scene.title)}
    tabindex="-1"
    data-game=${i.frame.game}
    data-rev=${i.frame.rev}
    data-phase=${i.phase}
    data-mode=${i.frame.mode}
    data-sent=${$?"":void 0}
    data-theme=${p??void 0}
    data-suits=${i.look.suits}
    data-host=${wt()?"page":"notebook"}
    onKeyDown=${c}
    onPointerDown=${()=>r.finish()}
    onKeyDownCapture=${()=>r.finish()}
  >
    <${ln} k=${i} />
    <${cn} k=${i} slow=${u} />
    <${io} k=${i} />
    <${Dn} k=${i} />
    ${l?a`<${An} k=${i} told=${l} onClose=${d} />`:null}
    ${i.open==="options"?a`<${_n} k=${i} onClose=${()=>i.show(null)} />`:null}
  </div>`}var lo=()=>Math.random().toString(36).slice(2,8),Un=0;function co({model:t,el:e}){return Un+=1,Gt(e),Ut(a`<${jn} model=${t} view=${`v${Un}-${lo()}`} />`,e),()=>Ut(null,e)}var Ei={render:co};export{Ei as default};

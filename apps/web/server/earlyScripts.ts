import { THEME_KEY, themeColors } from '../src/theme/themeChoice.ts';

/**
 * The few inline bytes of every page, before anything else in the head. They tell the styles whether a member is logged
 * in and which theme was chosen, keep clicks that come before the page is alive, and fetch the scripts after first paint:
 * at the first intent, or when the page has loaded and the browser is idle. A page that paints nothing by itself waits
 * twenty frames at most. Which scripts, the links of the page say (`decoratePage`). `src/hydration/replay.ts` takes over when
 * the page is alive.
 */
export const earlyScript = `(function(w,d){
var r=d.documentElement,s=0,n=0,q=w.potliEarly=[];
try{var l=w.localStorage;if(l.accessToken||l.refreshToken)r.dataset.session='member';
var t=l.getItem(${JSON.stringify(THEME_KEY)});
if(t=='light'||t=='dark'){r.dataset.theme=t;var m=d.createElement('meta');m.name='theme-color';m.content=${JSON.stringify(themeColors)}[t];d.head.prepend(m)}}catch(e){}
function go(){if(s++)return;var a=Array.from(d.querySelectorAll('link[rel=script]'));a.forEach(function(l){l.rel='modulepreload'});
(function next(){var l=a.shift();if(l)import(l.href).then(function(){w.setTimeout(next)})})()}
function soon(){w.requestAnimationFrame(function(){w.setTimeout(function(){w.performance.getEntriesByType('paint').length||n++>20?go():soon()})})}
['pointerdown','pointermove','keydown','touchstart','wheel','scroll','focusin'].forEach(function(t){w.addEventListener(t,soon,{capture:true,passive:true,once:true})});
w.addEventListener('click',function(e){if(!w.potliEarly||e.button||e.metaKey||e.ctrlKey||e.shiftKey||e.altKey)return;var t=e.target.closest('[data-wake]');if(t){e.preventDefault();q.push(t);soon()}},true);
w.addEventListener('load',function(){w.requestIdleCallback?w.requestIdleCallback(soon,{timeout:3000}):w.setTimeout(soon,300)})
})(window,document)`;

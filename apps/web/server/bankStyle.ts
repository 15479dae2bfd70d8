/** The style of the simulated bank's page. It differs from the look of the site, so that they are not confused. */
export const bankStyle = `
:root{color-scheme:light dark;--page:#f5f6f8;--surface:#fff;--ink:#171a21;--muted:#565c6b;--line:#d9dce3;--control:#7d8494;--accent:#23408f;--on:#fff;--good:#1b6b3a;--bad:#a3202f;--wait:#8a5300}
@media (prefers-color-scheme:dark){:root{--page:#101218;--surface:#191c24;--ink:#f0f1f4;--muted:#b0b6c4;--line:#333947;--control:#868d9e;--accent:#a9bdff;--on:#10131b;--good:#7fd6a0;--bad:#ff9aa5;--wait:#f0bf7a}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,p,ol,dl,dd,fieldset{margin:0;padding:0;border:0}
.note{padding:10px 20px;background:var(--ink);color:var(--page);font-size:14px;text-align:center}
main{max-width:960px;margin:0 auto;padding:0 20px 64px}
header{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:4px 24px;padding:36px 0 20px}
h1{font-size:clamp(27px,5vw,38px);line-height:1.15;letter-spacing:-.02em;font-weight:740}
h2{margin:36px 0 12px;font-size:20px;letter-spacing:-.01em}
nav{display:flex;gap:20px}
a{padding:10px 0;color:var(--accent);font-weight:600;text-underline-offset:3px}
.next,li{padding:18px 20px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
legend{float:left;width:100%;margin-bottom:12px;padding:0;font-weight:650}
fieldset,form{display:flex;flex-wrap:wrap;gap:10px}
.next{display:block}
fieldset{min-width:0}
button{min-height:44px;padding:0 16px;border:1.5px solid var(--control);border-radius:11px;background:none;color:var(--ink);font:inherit;font-size:15px;font-weight:600;cursor:pointer}
button:hover{border-color:var(--accent);color:var(--accent)}
[aria-pressed=true],[aria-pressed=true]:hover{border-color:var(--accent);background:var(--accent);color:var(--on)}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
ol{display:grid;gap:14px;list-style:none}
.head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:6px 16px}
.head strong{font-size:22px;letter-spacing:-.01em;font-variant-numeric:tabular-nums}
.status{padding:3px 12px;border:1.5px solid currentColor;border-radius:99px;color:var(--wait);font-size:14px;font-weight:650}
[data-status=sent] .status{color:var(--good)}
[data-status=refused] .status,[data-status=returned] .status{color:var(--bad)}
dl{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:10px 24px;margin-top:14px}
.wide{grid-column:1/-1}
dt{color:var(--muted);font-size:14px}
dd{font-size:15px;font-variant-numeric:tabular-nums}
li form{margin-top:16px;padding-top:16px;border-top:1px solid var(--line)}
.empty{max-width:60ch;color:var(--muted)}
@media (max-width:560px){
dl{grid-template-columns:minmax(0,1fr)}
dl div{display:grid;grid-template-columns:72px minmax(0,1fr);gap:12px}
.wide{grid-column:auto}
button{flex:1 1 40%;padding:6px 12px;line-height:1.3}
}`;

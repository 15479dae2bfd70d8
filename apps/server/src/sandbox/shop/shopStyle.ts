/** One style for all shops of the sandbox; a shop has one of six tints. It differs from the look of the site, so that they are not confused. */
export const shopStyle = `
:root{color-scheme:light dark;--page:#f7f6f3;--surface:#fff;--ink:#17181c;--muted:#5a5d68;--line:#dcdbd6;--control:#83858f;--on:#fff}
[data-tint="0"]{--accent:#3b3fb6}[data-tint="1"]{--accent:#0b6b63}[data-tint="2"]{--accent:#a61e4d}
[data-tint="3"]{--accent:#2b6a2f}[data-tint="4"]{--accent:#8a4413}[data-tint="5"]{--accent:#6b2d7a}
@media (prefers-color-scheme:dark){
:root{--page:#121317;--surface:#1b1d23;--ink:#f2f2f0;--muted:#b3b6c2;--line:#343741;--control:#868a97;--on:#14151a}
[data-tint="0"]{--accent:#aeb4ff}[data-tint="1"]{--accent:#6fd6c8}[data-tint="2"]{--accent:#ff9dbb}
[data-tint="3"]{--accent:#9ad69b}[data-tint="4"]{--accent:#f0b184}[data-tint="5"]{--accent:#dca6ea}
}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:400 16px/1.5 "Avenir Next","Segoe UI",system-ui,sans-serif;overflow-wrap:anywhere}
a{color:inherit}
h1,h2,p,ol,dl,dd,fieldset{margin:0;padding:0;border:0}
.note{padding:10px 20px;background:var(--ink);color:var(--page);font-size:14px;text-align:center}
.note strong{font-weight:650}
.frame{max-width:1080px;margin:0 auto;padding:0 20px 64px}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:12px 24px;padding:24px 0;border-bottom:1px solid var(--line)}
.brand{display:flex;align-items:center;gap:12px;font-size:21px;font-weight:750;letter-spacing:-.01em;text-decoration:none}
.brand svg{flex:none;color:var(--accent)}
.back{padding:11px 0;color:var(--muted);font-size:15px}
h1{margin:44px 0 10px;font-size:clamp(29px,5vw,44px);line-height:1.12;letter-spacing:-.025em;font-weight:760;text-wrap:balance}
.lead{max-width:58ch;color:var(--muted);font-size:18px}
.options{display:flex;flex-wrap:wrap;gap:16px 20px;margin:30px 0 24px}
.options label{display:grid;gap:6px;font-size:14px;font-weight:620}
.options label{min-width:104px}.options label.wide{flex:0 1 320px}
select{width:100%;min-height:46px;padding:0 12px;border:1.5px solid var(--control);border-radius:10px;background:var(--surface);color:var(--ink);font:inherit;font-weight:400}
.goods{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr));gap:20px;padding:0;list-style:none;margin:0}
.goods li{display:flex;flex-direction:column;overflow:hidden;border:1px solid var(--line);border-radius:18px;background:var(--surface)}
.goods svg{display:block;width:100%;height:auto;background:color-mix(in srgb,var(--accent) 13%,var(--surface));color:var(--accent)}
.goods div{display:flex;flex:1;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:14px;padding:18px 20px 20px}
.goods h2{flex:1 0 100%;font-size:18px;line-height:1.3;font-weight:660}
.price{font-size:22px;font-weight:720;letter-spacing:-.01em;font-variant-numeric:tabular-nums}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:46px;padding:0 22px;border:1.5px solid var(--accent);border-radius:12px;background:var(--accent);color:var(--on);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
button:hover,.button:hover{filter:brightness(1.09)}
.quiet{border-color:var(--control);background:none;color:var(--ink)}
:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin:28px 0}
.panel{max-width:680px;margin:28px 0;padding:8px 24px;border:1px solid var(--line);border-radius:18px;background:var(--surface)}
.panel dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:8px 24px;padding:14px 0}
dt{color:var(--muted)}dd{font-weight:600;text-align:end;font-variant-numeric:tabular-nums}
.steps{padding:14px 0 6px;list-style:none}
.steps li{position:relative;padding:0 0 20px 34px}
.steps li::before{content:"";position:absolute;left:3px;top:5px;width:14px;height:14px;box-sizing:border-box;border:2px solid var(--accent);border-radius:50%;background:var(--surface)}
.steps li[data-done]::before{background:var(--accent)}
.steps li:not(:last-child)::after{content:"";position:absolute;left:9px;top:23px;bottom:-1px;width:2px;background:var(--line)}
.steps strong{display:block;font-weight:660}
.steps span{color:var(--muted);font-size:15px}
.row{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 20px;max-width:680px;margin-top:40px}
.row h2{font-size:20px}.row a{padding:10px 0}
.row+.panel{margin-top:12px}
details{margin-top:40px;color:var(--muted);font-size:15px}
summary{padding:10px 0;cursor:pointer}
details dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:6px 20px}
details dd{font-weight:400;text-align:start}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:480px){
h1{margin-top:30px}.lead{font-size:17px}.options label,.options label.wide{flex:1 1 100%}
.actions>*,.actions form,.actions button{width:100%}
.goods li{flex-direction:row}.goods li svg{flex:none;width:104px;height:auto;object-fit:cover}
.goods div{padding:16px}
.panel{padding:4px 18px}
details dl{grid-template-columns:minmax(0,1fr)}details dd{margin-bottom:8px}
}`;

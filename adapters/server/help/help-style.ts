const LIGHT =
  '--canvas:#f3f5f6;--surface:#fff;--subtle:#f8fafa;--fill:#e9edef;--text:#0f1e26;--soft:#475863;--line:#d8dfe3;--faint:#e7ecee;--edge:#76858f;--accent:#0b5a70;--on:#fff;--tint:#e1eff3;--tint-edge:#9cc7d3;--ring:#0a7f9f';
const DARK =
  '--canvas:#0b1318;--surface:#121c22;--subtle:#16222a;--fill:#1f2e37;--text:#e7eef2;--soft:#a6b6c0;--line:#263640;--faint:#1d2a32;--edge:#62757f;--accent:#74c8de;--on:#06222b;--tint:#12323d;--tint-edge:#2a5f70;--ring:#58bad4';

/** CSS of the help site, with the portal's colors and sizes, light or dark as the system or the framing portal requires. */
export const HELP_STYLE = `
@font-face { font-family: 'IBM Plex Sans'; font-display: swap; font-weight: 100 700; src: url(/plex.woff2) format('woff2'); }
:root { color-scheme: light; ${LIGHT} }
@media (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark; ${DARK} } }
:root[data-theme=dark] { color-scheme: dark; ${DARK} }
* { box-sizing: border-box; margin: 0; }
html { scroll-padding-top: 72px; }
body { background: var(--canvas); color: var(--text); font: 16px/26px 'IBM Plex Sans', system-ui, Arial, sans-serif; min-height: 100dvh; }
a { color: var(--accent); text-underline-offset: 3px; }
:focus-visible { border-radius: 2px; outline: 2px solid var(--ring); outline-offset: 2px; }
.skip { left: 16px; padding: 8px 12px; position: absolute; top: -64px; }
.skip:focus { background: var(--surface); top: 8px; z-index: 2; }
header { align-items: center; background: var(--surface); border-bottom: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 8px 24px; min-height: 56px; padding: 8px 24px; position: sticky; top: 0; z-index: 1; }
header > a { color: var(--text); font-weight: 600; text-decoration: none; }
header > a small { color: var(--soft); font-size: 14px; font-weight: 400; margin-left: 8px; }
form { display: flex; flex: 1 1 240px; gap: 8px; margin-left: auto; max-width: 420px; }
input { background: var(--surface); border: 1px solid var(--edge); border-radius: 4px; color: inherit; flex: 1 1 auto; font: inherit; height: 40px; min-width: 0; padding: 0 12px; }
button, .press { align-items: center; background: var(--surface); border: 1px solid var(--edge); border-radius: 4px; color: var(--text); cursor: pointer; display: inline-flex; font: 600 14px/20px 'IBM Plex Sans', system-ui, Arial, sans-serif; height: 40px; padding: 0 16px; text-decoration: none; }
button:hover, .press:hover { background: var(--fill); }
.first { background: var(--accent); border-color: var(--accent); color: var(--on); margin: 4px 0 20px; }
.first:hover { background: var(--accent); text-decoration: underline; }
[hidden] { display: none; }
.page { display: grid; gap: 0 40px; grid-template-columns: 248px minmax(0, 1fr); margin: 0 auto; max-width: 1120px; padding: 24px; }
nav { align-self: start; font-size: 14px; line-height: 20px; max-height: calc(100dvh - 104px); overflow-y: auto; position: sticky; top: 80px; }
nav summary { border-radius: 4px; cursor: pointer; font-weight: 600; padding: 8px; }
nav summary:hover { background: var(--fill); }
nav ul { list-style: none; margin: 0 0 8px; padding: 0 0 0 16px; }
nav li a { border-left: 2px solid var(--line); color: var(--soft); display: block; padding: 6px 12px; text-decoration: none; }
nav li a:hover { color: var(--text); text-decoration: underline; }
nav li a[aria-current] { border-color: var(--accent); color: var(--text); font-weight: 600; }
#contents > summary { display: none; }
main { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; min-width: 0; padding: 32px 40px 40px; }
main > * { max-width: 68ch; }
.eyebrow { color: var(--soft); font-size: 13px; line-height: 18px; }
h1 { font-size: 28px; font-weight: 600; letter-spacing: -.01em; line-height: 36px; margin: 4px 0 8px; }
h1 + p { color: var(--soft); font-size: 18px; line-height: 28px; margin-bottom: 20px; }
h2 { font-size: 18px; font-weight: 600; line-height: 24px; margin: 32px 0 8px; }
main p, main ul, main ol, .wide, blockquote { margin-bottom: 12px; overflow-wrap: anywhere; }
main ul, main ol { padding-left: 24px; }
main li { margin-bottom: 4px; padding-left: 4px; }
main ol li::marker { color: var(--accent); font-variant-numeric: tabular-nums; font-weight: 600; }
blockquote { background: var(--tint); border: 1px solid var(--tint-edge); border-radius: 6px; padding: 12px 16px; }
blockquote p { margin: 0; }
code, kbd { background: var(--fill); border-radius: 4px; font: inherit; font-size: 14px; padding: 1px 6px; }
.wide { border: 1px solid var(--line); border-radius: 6px; overflow-x: auto; }
table { border-collapse: collapse; font-size: 14px; line-height: 20px; width: 100%; }
th { background: var(--subtle); color: var(--soft); font-weight: 600; text-align: left; white-space: nowrap; }
th, td { padding: 10px 16px; vertical-align: top; }
tbody tr { border-top: 1px solid var(--faint); }
td:first-child { font-weight: 600; }
.tiles { display: grid; gap: 24px; max-width: none; }
.tiles h2 { margin: 16px 0 0; }
.tiles > ul, .found { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 256px), 1fr)); list-style: none; margin: 12px 0 0; max-width: none; padding: 0; }
.found { grid-template-columns: minmax(0, 1fr); }
.tiles li, .found li { margin: 0; padding: 0; }
.tiles a, .found a { border: 1px solid var(--line); border-radius: 6px; color: var(--soft); display: block; font-size: 14px; height: 100%; line-height: 20px; padding: 12px 16px; text-decoration: none; }
.tiles a:hover, .found a:hover { background: var(--subtle); border-color: var(--edge); }
.tiles b, .found b { color: var(--text); display: block; font-size: 16px; font-weight: 600; line-height: 24px; }
.ways { border-top: 1px solid var(--line); display: flex; flex-wrap: wrap; font-size: 14px; gap: 8px 24px; justify-content: space-between; margin-top: 40px; max-width: none; padding-top: 16px; }
@media (max-width: 760px) {
  header { padding: 8px 16px; position: static; }
  form { max-width: none; }
  .page { display: block; padding: 16px; }
  nav { margin-bottom: 16px; max-height: none; position: static; }
  #contents { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: 4px; }
  #contents > summary { display: block; }
  main { padding: 20px 16px 24px; }
  h1 { font-size: 24px; line-height: 32px; }
}
@media (pointer: coarse) { input, button, .press { height: 44px; } nav li a, nav summary { padding-block: 12px; } }
@media print { header, nav, .ways { display: none; } main { border: 0; } }
`;

import { createHash } from 'node:crypto';

/** CSS of the demo's own pages, light or dark as the system prefers. */
export const PLAIN_STYLE = `
:root { color-scheme: light dark; --canvas: #f3f5f6; --surface: #fff; --text: #0f1e26; --soft: #475863; --line: #d8dfe3; --accent: #0b5a70; --hover: #084759; --on: #fff; --ring: #0a7f9f; --edge: #76858f; --fill: #e9edef; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0b1318; --surface: #121c22; --text: #e7eef2; --soft: #a6b6c0; --line: #263640; --accent: #58bad4; --hover: #7bcbe0; --on: #06222b; --ring: #58bad4; --edge: #62757f; --fill: #1f2e37; } }
* { box-sizing: border-box; margin: 0; }
body { background: var(--canvas); color: var(--text); font: 16px/24px 'IBM Plex Sans', Arial, sans-serif; min-height: 100dvh; }
header { align-items: center; background: var(--surface); border-bottom: 1px solid var(--line); display: flex; gap: 12px; height: 56px; padding: 0 16px; }
header img { display: block; height: 26px; width: auto; }
header span { border-left: 1px solid var(--line); color: var(--soft); font-size: 13px; line-height: 18px; padding-left: 12px; }
main { margin: 0 auto; max-width: 656px; padding: 40px 16px; }
h1 { font-size: 28px; font-weight: 600; letter-spacing: -.01em; line-height: 36px; }
h2 { font-size: 14px; font-weight: 600; line-height: 20px; }
h1 + p { color: var(--soft); margin-top: 4px; }
p { overflow-wrap: anywhere; }
section, li { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; margin-top: 16px; padding: 16px; }
section { display: grid; gap: 12px; justify-items: start; margin-top: 24px; }
#state { font-weight: 600; }
ul { list-style: none; margin-top: 24px; padding: 0; }
li { display: grid; gap: 4px; }
.meta { color: var(--soft); display: flex; flex-wrap: wrap; font-size: 13px; gap: 0 12px; line-height: 18px; }
.meta time { font-variant-numeric: tabular-nums; margin-left: auto; }
@media (max-width: 640px) { .meta time { margin-left: 0; } }
.code { background: var(--fill); border-radius: 4px; font-size: 20px; font-variant-numeric: tabular-nums; font-weight: 600; justify-self: start; letter-spacing: .12em; line-height: 28px; margin: 4px 0; padding: 2px 10px; user-select: all; }
.soft { color: var(--soft); }
pre { color: var(--soft); font: 14px/20px 'IBM Plex Sans', Arial, sans-serif; overflow-wrap: anywhere; white-space: pre-wrap; }
a { color: var(--accent); font-size: 14px; font-weight: 600; text-decoration: none; }
a:hover { text-decoration: underline; }
a:focus-visible { border-radius: 2px; outline: 2px solid var(--ring); outline-offset: 2px; }
.button { background: var(--accent); border-radius: 4px; color: var(--on); line-height: 20px; padding: 12px 16px; }
.button:hover { background: var(--hover); text-decoration: none; }
`;

/** SHA-256 of the CSS for the content security policy, in base64 without the prefix. */
export const PLAIN_STYLE_HASH = createHash('sha256').update(PLAIN_STYLE).digest('base64');

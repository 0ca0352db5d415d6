import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { svgReader } from '#adapters/server/svg/clean-svg.ts';

const clean = (file: string) => {
  const read = svgReader.clean(Buffer.from(file));
  if (typeof read === 'string') return read;
  const { bytes, ...size } = read;
  return { ...size, text: Buffer.from(bytes).toString() };
};

const NS = 'xmlns="http://www.w3.org/2000/svg"';
const XLINK = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inner: string, more = ''): string =>
  `<svg ${NS} ${XLINK} viewBox="0 0 120 40" ${more}>${inner}</svg>`;
const deep = (levels: number): string => '<g>'.repeat(levels) + '</g>'.repeat(levels);
const ENTITY = '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>';

/** Attacks, each with the code of the message that refuses it. */
const REFUSED: readonly (readonly [what: string, file: string, problem: string])[] = [
  ['a script', svg('<script>alert(1)</script>'), 'svgScript'],
  ['a script by address', svg('<script href="https://evil.example/x.js"/>'), 'svgScript'],
  [
    'a script of another prefix',
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
    'svgScript',
  ],
  ['a script of another namespace', svg('<x:script xmlns:x="urn:x"/>'), 'svgScript'],
  ['a script inside of what is left out', svg('<metadata><script/></metadata>'), 'svgScript'],
  ['a script in capitals', svg('<SCRIPT>alert(1)</SCRIPT>'), 'svgScript'],
  ['a handler of the picture', svg('', 'onload="alert(1)"'), 'svgScript'],
  ['a handler of a shape', svg('<path d="M0 0" onclick="alert(1)"/>'), 'svgScript'],
  ['a handler in capitals', svg('<path d="M0 0" ONMOUSEOVER="alert(1)"/>'), 'svgScript'],
  ['a handler with a prefix', svg('<path xmlns:x="urn:x" x:onclick="alert(1)"/>'), 'svgScript'],
  [
    'a link that runs',
    svg('<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'),
    'svgOutside',
  ],
  ['a reference that runs', svg('<use href="javascript:alert(1)"/>'), 'svgOutside'],
  [
    'a reference that runs, written with entities',
    svg('<use href="&#106;avascript:alert(1)"/>'),
    'svgOutside',
  ],
  ['a reference to data', svg('<use href="data:image/svg+xml;base64,PHN2Zy8+#x"/>'), 'svgOutside'],
  ['a reference elsewhere', svg('<use xlink:href="https://evil.example/a.svg#x"/>'), 'svgOutside'],
  [
    'a reference under another prefix',
    `<svg ${NS} xmlns:y="http://www.w3.org/1999/xlink" viewBox="0 0 9 9"><use y:href="//evil.example/#x"/></svg>`,
    'svgOutside',
  ],
  [
    'a web page',
    svg('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'),
    'svgForeign',
  ],
  [
    'a web page by namespace',
    svg('<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x"/>'),
    'svgForeign',
  ],
  ['a frame', svg('<iframe/>'), 'svgForeign'],
  [
    'a sheet from elsewhere',
    svg('<style>@import url(https://evil.example/x.css);</style>'),
    'svgOutside',
  ],
  [
    'a sheet that fetches',
    svg('<style>.a{fill:url(https://evil.example/x)}</style><path class="a"/>'),
    'svgOutside',
  ],
  ['a sheet with escapes', svg('<style>.a{fill:\\75rl(https\\3a//x)}</style>'), 'svgStyle'],
  ['a sheet for everything', svg('<style>*{fill:red}</style>'), 'svgStyle'],
  [
    'a sheet that closes itself',
    svg('<style><![CDATA[</style><script>alert(1)</script>]]></style>'),
    'svgStyle',
  ],
  ['a style that fetches', svg('<path style="fill:url(//evil.example/x)"/>'), 'svgOutside'],
  [
    'a style that runs',
    svg('<path style="x:expression(alert(1))" fill="expression(1)"/>'),
    'svgScript',
  ],
  ['a paint from elsewhere', svg('<path fill="url(https://evil.example/x#p)"/>'), 'svgOutside'],
  ['a paint of data', svg('<path fill="url(data:image/png;base64,AA)"/>'), 'svgOutside'],
  ['entities that grow', `${ENTITY}${svg('<text>&b;</text>')}`, 'svgEntities'],
  [
    'an entity of a file',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    'svgEntities',
  ],
  ['an entity nobody declared', svg('<text>&x;</text>'), 'svgBroken'],
  [
    'a sheet by instruction',
    `<?xml-stylesheet href="https://evil.example/x.css"?>${svg('')}`,
    'svgOutside',
  ],
  [
    'a movement of a reference',
    svg('<animate attributeName="href" values="javascript:alert(1)"/>'),
    'svgMoving',
  ],
  ['a movement that sets', svg('<set attributeName="onclick" to="alert(1)"/>'), 'svgMoving'],
  ['pixels from elsewhere', svg('<image href="https://evil.example/x.png"/>'), 'svgPicture'],
  ['pixels of its own', svg('<image href="data:image/png;base64,AA"/>'), 'svgPicture'],
  [
    'an effect that fetches',
    svg('<filter><feImage href="https://evil.example"/></filter>'),
    'svgParts',
  ],
  [
    'references that multiply',
    svg(
      '<g id="a"><path d="M0 0"/></g><g id="b"><use href="#a"/><use href="#a"/></g><use href="#b"/>',
    ),
    'svgParts',
  ],
  ['a reference to itself', svg('<g id="a"><use href="#a"/></g>'), 'svgParts'],
  ['a picture in the picture', svg('<svg/>'), 'svgParts'],
  ['a depth nobody draws', svg(deep(60)), 'svgLarge'],
  ['parts without number', svg('<g/>'.repeat(6000)), 'svgLarge'],
  ['a length nobody needs', svg(`<path d="${'M0 0'.repeat(200000)}"/>`), 'size'],
  ['an end that is missing', `<svg ${NS} viewBox="0 0 9 9"><path>`, 'svgBroken'],
  ['a second root', `${svg('')}<svg ${NS}/>`, 'svgBroken'],
  ['a page that says it is a picture', '<html><body><svg/></body></html>', 'svgBroken'],
  ['no namespace', '<svg viewBox="0 0 9 9"><path d="M0 0"/></svg>', 'svgBroken'],
  ['a base', svg('', 'xml:base="https://evil.example/"'), 'svgOutside'],
  ['no size', `<svg ${NS}><path d="M0 0"/></svg>`, 'svgSize'],
];

describe('an SVG that is uploaded', () => {
  it.each(REFUSED)('is refused for %s', (_what, file, problem) => {
    expect(clean(file)).toBe(problem);
  });

  it('is written anew from what a picture needs, without what editors left in it', () => {
    const cleaned = clean(
      `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd"><!-- made by hand --><svg ${NS} xmlns:inkscape="urn:ink" viewBox="0 0 120 40" inkscape:version="1" data-name="x"><metadata><x:rdf xmlns:x="urn:rdf"/></metadata><style>.a{fill:#0F1E26;-x:1}</style><title>A &amp; B &lt;script&gt;</title><path class="a" style="stroke:none" d="M0 0h9"/><text>x<![CDATA[<b>]]></text></svg>`,
    );
    expect(cleaned).toEqual({
      width: 120,
      height: 40,
      text: `<svg ${NS} viewBox="0 0 120 40" width="120" height="40"><title>A &amp; B &lt;script&gt;</title><path d="M0 0h9" fill="#0F1E26" stroke="none"/><text>x&lt;b&gt;</text></svg>`,
    });
  });

  it('keeps gradients, clips and references within the picture', () => {
    const inner =
      '<defs><linearGradient id="p"><stop offset="0" stop-color="#fff"/></linearGradient><path id="s" d="M0 0h9v9z"/></defs><use xlink:href="#s" fill="url(#p)"/>';
    const cleaned = clean(svg(inner));
    expect(cleaned).toMatchObject({ width: 120 });
    expect(typeof cleaned === 'string' ? '' : cleaned.text).toContain(
      '<use href="#s" fill="url(#p)"/>',
    );
  });

  it('stays what it is when it is read again, as our own pictures show', () => {
    for (const name of [
      'demo-dealer-harbor-point-light',
      'northgate-logo-dark',
      'signin-3-harbour',
    ]) {
      const file = readFileSync(
        new URL(`../../../../ui/public/brand/${name}.svg`, import.meta.url),
        'utf8',
      );
      const once = clean(file);
      if (typeof once === 'string') throw new Error(`${name}: ${once}`);
      expect(clean(once.text)).toEqual(once);
    }
  });
});

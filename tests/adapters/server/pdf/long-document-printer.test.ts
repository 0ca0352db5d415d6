import { describe, expect, it } from 'vitest';
import { longDocumentPrinter } from '#adapters/server/pdf/long-document-printer.ts';
import { svgReader } from '#adapters/server/svg/clean-svg.ts';
import type {
  LongDocument,
  LongDocumentState,
} from '#core/backend/documents/long-document-printer.port.ts';
import type { Letterhead } from '#core/backend/documents/document-printer.port.ts';
import { plainPng } from '#tests/support/image-files.ts';
import { fillColors, readPdf } from '#tests/support/read-pdf.ts';

const SHEET: LongDocument = {
  letterhead: null,
  title: 'Open/close weekly ☃',
  lies: 'onItsSide',
  facts: [['Scope', '4471 Harbor Point Alarm']],
  columns: [{ title: 'Site' }, { title: 'Event' }, { title: 'Amount', end: true }],
};
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => [`Site ${at}`, 'Opened', `${at}.00`]);

const svg = svgReader.clean(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="18" fill="#B4541A" fill-opacity=".5"/></svg>',
  ),
);
if (typeof svg === 'string') throw new Error(svg);

const LETTERHEADS: readonly (readonly [string, Letterhead])[] = [
  ['a name', { name: 'Harbor Point Alarm', logo: null, accent: null }],
  [
    'outlines and a color',
    { name: 'Harbor Point Alarm', logo: { kind: 'svg', bytes: svg.bytes }, accent: '#1E5B8C' },
  ],
  [
    'pixels',
    { name: 'Harbor Point Alarm', logo: { kind: 'png', bytes: plainPng(20, 20) }, accent: null },
  ],
];

/** Checks whether the page contains a color other than gray, using an independent PDF program. */
const hasColor = async (pdf: Uint8Array): Promise<boolean> =>
  (await fillColors(pdf)).some((color) => {
    const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
    return Math.max(...parts) - Math.min(...parts) > 60;
  });

describe('a long paper', () => {
  it.each(LETTERHEADS)('stands under the letterhead of its dealer: %s', async (_, letterhead) => {
    const { bytes, pages } = await longDocumentPrinter.whole({ ...SHEET, letterhead }, rowsOf(3), [
      '3 rows',
    ]);
    expect(pages).toBe(1);
    const read = await readPdf(bytes);
    expect(read.pages).toBe(1);
    expect(read.text).toContain('Harbor Point Alarm');
    expect(await hasColor(bytes)).toBe(letterhead.logo?.kind === 'svg');
  });

  it('is the same written at once and in parts whose state was kept as JSON between them', async () => {
    const rows = rowsOf(300);
    const [letterhead = null] = LETTERHEADS.slice(1).map(([, head]) => head);
    const whole = await longDocumentPrinter.whole({ ...SHEET, letterhead }, rows, ['All']);
    const keep = (state: LongDocumentState): LongDocumentState =>
      JSON.parse(JSON.stringify(state)) as LongDocumentState;
    let { state, text } = await longDocumentPrinter.begin({ ...SHEET, letterhead }, rows);
    for (let at = 0; at < rows.length; at += 37) {
      const part = await longDocumentPrinter.rows(keep(state), rows.slice(at, at + 37));
      text += part.text;
      state = part.state;
    }
    const end = await longDocumentPrinter.end(keep(state), ['All']);
    expect(text + end.text).toBe(Buffer.from(whole.bytes).toString('latin1'));
    expect(end.pages).toBe(whole.pages);
    const { words } = await readPdf(whole.bytes);
    expect(words).toHaveLength(whole.pages);
    for (const [at, page] of words.entries())
      expect(page).toContain(`page ${at + 1} of ${whole.pages}`);
    // Every row appears exactly once, in order.
    expect(words.join('\n').match(/Site \d+ Opened \d+\.00/g)).toEqual(
      rows.map((row) => row.join(' ')),
    );
  });

  it('cuts a cell that would fill a page, and begins anew on the next', async () => {
    const long = Array.from({ length: 60 }, () => ['word '.repeat(800), 'x', '1']);
    const { bytes, pages } = await longDocumentPrinter.whole(SHEET, long, []);
    expect(pages).toBeGreaterThan(5);
    expect((await readPdf(bytes)).pages).toBe(pages);
  });
});

import { describe, expect, it } from 'vitest';
import { documentPrinter } from '#adapters/server/pdf/document-printer.ts';
import { tableFiles } from '#adapters/server/pdf/table-files.ts';
import { svgReader } from '#adapters/server/svg/clean-svg.ts';
import type { Letterhead } from '#core/backend/documents/document-printer.port.ts';
import { plainPng } from '#tests/support/image-files.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const SHEET = { title: 'Open/close weekly', line: 'Mar 2', parts: [] };
const HEAD: Letterhead = { name: 'Harbor Point Alarm', logo: null, accent: null };
const svgLogo = (inner: string, box = '0 0 120 40') => {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inner}</svg>`;
  const clean = svgReader.clean(Buffer.from(file));
  if (typeof clean === 'string') throw new Error(clean);
  return { kind: 'svg' as const, bytes: clean.bytes };
};
const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).text;
const print = (letterhead: Letterhead | null) => documentPrinter.print({ ...SHEET, letterhead });

describe('a letterhead', () => {
  it('says the name of the dealer where no logo says it', async () => {
    expect(await textOf(await print(HEAD))).toContain('Harbor Point Alarm');
    expect(await textOf(await print(null))).not.toContain('Harbor Point Alarm');
    const list = { title: 'Accounts', line: '', head: ['A'], rows: [['1']], letterhead: HEAD };
    expect(await textOf(await tableFiles.pdf(list))).toContain('Harbor Point Alarm');
  });

  it('draws outlines as they are, and leaves the name to a wide logo', async () => {
    const logo = svgLogo(
      '<g transform="translate(2 2) scale(.5)"><path d="M0 0a13 13 0 0113 13z" fill="#B4541A"/></g><rect width="9" height="9" stroke="red"/><circle r="4"/><polygon points="0,0 1,1 2,0"/>',
    );
    expect(await textOf(await print({ ...HEAD, logo }))).not.toContain('Harbor Point Alarm');
    const square = svgLogo('<circle cx="9" cy="9" r="9"/>', '0 0 18 18');
    expect(await textOf(await print({ ...HEAD, logo: square }))).toContain('Harbor Point Alarm');
  });

  it('holds a picture of pixels once, and lets the name stand in for one that cannot be printed', async () => {
    const logo = { kind: 'png' as const, bytes: plainPng(60, 15) };
    const bytes = await print({ ...HEAD, logo, accent: '#1E5B8C' });
    expect(await textOf(bytes)).not.toContain('Harbor Point Alarm');
    expect((await readPdf(bytes)).pages).toBe(1);
    const webp = { kind: 'webp' as const, bytes: new Uint8Array(30) };
    expect(await textOf(await print({ ...HEAD, logo: webp }))).toContain('Harbor Point Alarm');
  });
});

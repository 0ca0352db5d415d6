import { describe, expect, it } from 'vitest';
import { demoPdf } from '#adapters/server/demo/demo-pdf.ts';
import { inspectPdf } from '#adapters/server/pdf/inspect-pdf.ts';
import { objectStream, pdfOf, plainPdf } from '../../../support/pdf-files.ts';

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';

describe('a look into a PDF', () => {
  it('finds nothing in plain ones, those with object streams included', async () => {
    expect(await inspectPdf(plainPdf())).toBeNull();
    expect(await inspectPdf(demoPdf(['Title (with) \\ signs', 'Line']))).toBeNull();
    expect(await inspectPdf(plainPdf('', objectStream(['<< /Title (Fine) >>'])))).toBeNull();
    expect(await inspectPdf(plainPdf('/Lang (JavaScript is only a word here)'))).toBeNull();
  });

  it.each([
    ['a script', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script under an escaped name', '/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>'],
    ['a program', '/OpenAction << /S /Launch /F (calc.exe) >>'],
    ['another file', '/Names << /EmbeddedFiles << /Names [] >> >>'],
    ['a form that sends', '/AA << /WC << /S /SubmitForm >> >>'],
    ['a form that reads', '/AA << /WC << /S /ImportData >> >>'],
    ['a dynamic form', '/AcroForm << /XFA [] >>'],
    ['a way into another file', '/OpenAction << /S /GoToR /F (other.pdf) /D [0 /Fit] >>'],
    ['a way into an attachment', '/OpenAction << /S /Go#54oE /T << /R /C >> >>'],
    ['rich media', '/Extra [ [ << /Type /Annot /Subtype /RichMedia >> ] ]'],
  ])('refuses %s', async (_, catalog) => {
    expect(await inspectPdf(plainPdf(catalog))).toBe('active');
  });

  it('finds it in an object stream and in an object a later one replaced', async () => {
    for (const action of ['/S /J#61vaScript /JS (x)', '/S /Go#54oR /F (x)', '/S /GoToE'])
      expect(await inspectPdf(plainPdf('', objectStream([`<< ${action} >>`])))).toBe('active');
    const hidden = Buffer.from('4 0 obj\n<< /S /Launch >>\nendobj\n4 0 obj\n<< >>\nendobj\n');
    const file = plainPdf().toString('latin1');
    const at = file.indexOf('xref');
    const patched = `${file.slice(0, at)}${hidden.toString()}${file.slice(at)}`.replace(
      /startxref\n\d+/,
      `startxref\n${String(at + hidden.length)}`,
    );
    expect(await inspectPdf(Buffer.from(patched, 'latin1'))).toBe('active');
  });

  it('refuses an attachment in a stream that names itself', async () => {
    const file = '<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream';
    expect(await inspectPdf(plainPdf('', file))).toBe('active');
  });

  it('refuses encryption', async () => {
    const file = pdfOf(
      ['<< /Type /Catalog /Pages 2 0 R >>', PAGES, PAGE, '<< /Filter /Standard /V 1 >>'],
      '/Encrypt 4 0 R',
    );
    expect(await inspectPdf(file)).toBe('encrypted');
  });

  it('refuses what it cannot read: cut off, without pages, without trailer, without cross-reference, nonsense', async () => {
    const whole = plainPdf();
    const text = whole.toString('latin1');
    const broken = [
      whole.subarray(0, whole.length - 20),
      pdfOf(['<< /Type /Catalog >>']),
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
      Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n5'), 'latin1'),
      Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n999999'), 'latin1'),
      Buffer.from('%PDF-1.7\nnothing at all\nstartxref\n0\n%%EOF\n'),
      Buffer.from(text.replace('/Kids [3 0 R]', '/Kids [3 0'), 'latin1'),
    ];
    for (const [index, file] of broken.entries())
      expect(await inspectPdf(file), String(index)).toBe('broken');
  });
});

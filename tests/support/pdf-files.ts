import { deflateSync } from 'node:zlib';

/** Builds a PDF from numbered objects with a correct cross-reference table. `trailer` is added to the trailer dictionary. */
export const pdfOf = (objects: readonly (string | Buffer)[], trailer = ''): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = objects.map((object, index) => {
    const at = length();
    parts.push(
      Buffer.from(`${String(index + 1)} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    );
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = length();
  const size = String(objects.length + 1);
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${String(start)}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
};

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';

/** Builds a PDF with one empty page. `catalog` is added to the document catalog. */
export const plainPdf = (catalog = '', ...more: readonly (string | Buffer)[]): Buffer =>
  pdfOf([`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, PAGES, PAGE, ...more]);

/** Builds an object stream that claims to hold `count` objects, whatever its content. */
export const packedStream = (content: Uint8Array, count = 0, first = 0): Buffer => {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(
      `<< /Type /ObjStm /N ${count} /First ${first} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream'),
  ]);
};

/** Builds a compressed object stream of the given objects, as newer PDF writers do. */
export const objectStream = (objects: readonly string[], first = 10): Buffer => {
  let body = '';
  const index = objects.map((object, index) => {
    const at = body.length;
    body += `${object} `;
    return `${String(first + index)} ${String(at)}`;
  });
  const head = `${index.join(' ')} `;
  return packedStream(Buffer.from(head + body), objects.length, head.length);
};

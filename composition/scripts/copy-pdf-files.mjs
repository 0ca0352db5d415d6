import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const PDF_JS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** What the reader of PDFs asks for where a file brings no font or map of its own, or a picture in JPEG 2000; addresses of adapters/wire/pdf-files.ts. */
const PARTS = [
  ['standard_fonts', 'fonts'],
  ['cmaps', 'cmaps'],
  ['wasm/openjpeg_nowasm_fallback.js', 'decoders'],
  ['wasm/LICENSE_OPENJPEG', 'decoders'],
  ['wasm/LICENSE_PDFJS_OPENJPEG', 'decoders'],
];

/** Puts it beside the program. @param {string} web */
export const copyPdfFiles = async (web) => {
  for (const [from = '', to = ''] of PARTS) {
    const folder = join(web, 'pdf', to);
    await mkdir(folder, { recursive: true });
    const isFile = from.includes('/');
    await cp(join(PDF_JS, from), isFile ? join(folder, basename(from)) : folder, {
      recursive: true,
    });
  }
};

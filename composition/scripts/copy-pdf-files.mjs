import { cp, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

const PDF_JS = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/**
 * Folders of files that the PDF reader requests for missing fonts, character maps or JPEG 2000 images. The URLs of these
 * folders are in adapters/wire/pdf-files.ts.
 */
const PARTS = [
  ['standard_fonts', 'fonts'],
  ['cmaps', 'cmaps'],
  ['wasm/openjpeg_nowasm_fallback.js', 'decoders'],
  ['wasm/LICENSE_OPENJPEG', 'decoders'],
  ['wasm/LICENSE_PDFJS_OPENJPEG', 'decoders'],
];

/** Copies the PDF reader's files next to the program. @param {string} web */
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

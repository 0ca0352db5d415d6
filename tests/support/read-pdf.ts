import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The folder of pdf.js's own fonts. pdf.js requires a trailing separator. */
const FONTS = join(
  dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')),
  'standard_fonts/',
);

/** A PDF's contents as read by pdf.js. */
export interface ReadPdf {
  readonly pages: number;
  readonly title: string | null;
  /** The text of each page, with line breaks kept. */
  readonly words: readonly string[];
  /** The text of all pages, with one space for each gap between words. */
  readonly text: string;
}

const opened = (bytes: Uint8Array) =>
  getDocument({
    data: new Uint8Array(bytes),
    isEvalSupported: false,
    stopAtErrors: true,
    standardFontDataUrl: FONTS,
    verbosity: VerbosityLevel.ERRORS,
  });

/** Returns the fill colors of the first page, as `#rrggbb`. */
export const fillColors = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const task = opened(bytes);
  try {
    const page = await (await task.promise).getPage(1);
    const { argsArray, fnArray } = await page.getOperatorList();
    const fills = fnArray.flatMap((operation, at) =>
      operation === OPS.setFillRGBColor ? [String((argsArray[at] as readonly unknown[])[0])] : [],
    );
    return [...new Set(fills)];
  } finally {
    await task.destroy();
  }
};

/** Opens a PDF and reads every page. Throws when any part is unreadable. */
export const readPdf = async (bytes: Uint8Array): Promise<ReadPdf> => {
  const task = opened(bytes);
  try {
    const pdf = await task.promise;
    const { info } = await pdf.getMetadata();
    const words: string[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      const parts = items.map((one) =>
        'str' in one ? `${one.str}${one.hasEOL ? '\n' : ' '}` : '',
      );
      words.push(parts.join('').replaceAll(/ +/g, ' '));
      page.cleanup();
    }
    const title = 'Title' in info && typeof info.Title === 'string' ? info.Title : null;
    return { pages: pdf.numPages, title, words, text: words.join('\n').replaceAll(/\s+/g, ' ') };
  } finally {
    await task.destroy();
  }
};

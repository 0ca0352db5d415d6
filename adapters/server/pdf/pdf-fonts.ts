import { PDFDocument, StandardFonts, type PDFFont } from 'pdf-lib';
import { Measured } from './measured.ts';
import { linesOf, writable } from './pdf-text.ts';

/** Two standard fonts that every PDF reader has. */
export interface PdfFonts {
  readonly plain: PDFFont;
  readonly strong: PDFFont;
}

let fonts: Promise<PdfFonts> | undefined;

/** Returns the two fonts for measuring and encoding text. */
export const measured = (): Promise<PdfFonts> => {
  const open = async (): Promise<PdfFonts> => {
    const board = await PDFDocument.create();
    return {
      plain: await board.embedFont(StandardFonts.Helvetica),
      strong: await board.embedFont(StandardFonts.HelveticaBold),
    };
  };
  return (fonts ??= open());
};

const ENCODED = new Measured<string>();
const BROKEN = new Measured<readonly string[]>();

/** Encodes text in a font as hexadecimal digits. */
export const encoded = (fonts: PdfFonts, font: keyof PdfFonts, text: string): string => {
  const found = fonts[font];
  return ENCODED.of(`${font} ${text}`, () => found.encodeText(writable(found, text)).toString());
};

/** Breaks a text into lines of a given width, up to a maximum number of lines. */
export const broken = (
  fonts: PdfFonts,
  font: keyof PdfFonts,
  text: string,
  bounds: { readonly width: number; readonly size: number; readonly most: number },
): readonly string[] => {
  const found = fonts[font];
  const { most, size, width } = bounds;
  return BROKEN.of(`${font} ${size} ${width} ${most} ${text}`, () =>
    linesOf(found, writable(found, text), bounds),
  );
};

import { type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import type { Letterhead, DocumentLogo } from '#core/backend/documents/document-printer.port.ts';
import { pngSize } from '#core/documents/check-file-bytes.rule.ts';
import { parseSvg } from '../svg/parse-svg.ts';
import { drawSvg, type Frame } from './draw-svg.ts';
import { linesOf, PRINT_COLORS, writable } from './pdf-text.ts';

/** Height and maximum width of a logo, in points. */
const LOGO = { height: 26, width: 180 } as const;

const shapeOf = ({ kind, bytes }: DocumentLogo): { width: number; height: number } | null => {
  if (kind === 'png') return pngSize(bytes);
  if (kind !== 'svg') return null;
  const parsed = parseSvg(new TextDecoder().decode(bytes));
  if (typeof parsed === 'string') return null;
  const box = (parsed.root.attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return { width: box[2] ?? 0, height: box[3] ?? 0 };
};

/** Draws the logo and returns its width, or 0 if the logo cannot be printed. */
const drawLogo = async (
  document: PDFDocument,
  page: PDFPage,
  logo: DocumentLogo,
  { x, y }: Pick<Frame, 'x' | 'y'>,
): Promise<number> => {
  const shape = shapeOf(logo);
  if (shape === null || !(shape.width > 0 && shape.height > 0)) return 0;
  const scale = Math.min(LOGO.height / shape.height, LOGO.width / shape.width);
  const frame = { x, y, width: shape.width * scale, height: shape.height * scale };
  if (logo.kind === 'svg') return drawSvg(page, logo.bytes, frame) ? frame.width : 0;
  try {
    const picture = await document.embedPng(logo.bytes);
    page.drawImage(picture, { ...frame, y: y - frame.height });
    return frame.width;
  } catch {
    // The PNG decoder can reject a picture, because uploads are checked for format only, not for pixels.
    return 0;
  }
};

const colorOf = (hex: string) => {
  const value = Number.parseInt(hex.slice(1), 16);
  return rgb(((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255);
};

/**
 * Draws the dealer's logo, the dealer's name if the logo is too narrow to contain the name, and a line in the accent
 * color. Returns the height in points.
 */
export const drawLetterhead = async (
  document: PDFDocument,
  page: PDFPage,
  { name, logo, accent }: Letterhead,
  paper: { readonly x: number; readonly y: number; readonly width: number; readonly font: PDFFont },
): Promise<number> => {
  const { x, y, width, font } = paper;
  const drawn = logo === null ? 0 : await drawLogo(document, page, logo, { x, y });
  const speaks = drawn > LOGO.height * 2;
  if (name !== null && !speaks) {
    const [line = ''] = linesOf(font, writable(font, name), {
      width: width - drawn - 10,
      size: 13,
      most: 1,
    });
    const at = { x: x + (drawn === 0 ? 0 : drawn + 8), y: y - LOGO.height / 2 - 4.5 };
    page.drawText(line, { ...at, size: 13, font, color: PRINT_COLORS.ink });
  }
  if (drawn === 0 && name === null) return 0;
  page.drawLine({
    start: { x, y: y - LOGO.height - 8 },
    end: { x: x + width, y: y - LOGO.height - 8 },
    thickness: accent === null ? 0.5 : 1.2,
    color: accent === null ? PRINT_COLORS.hair : colorOf(accent),
  });
  return LOGO.height + 14;
};

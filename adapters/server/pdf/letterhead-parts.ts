import {
  PDFArray,
  PDFContentStream,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  StandardFonts,
  type PDFObject,
  type PDFPage,
} from 'pdf-lib';
import type { PageResources } from '#core/backend/documents/long-document-printer.port.ts';
import type { Letterhead } from '#core/backend/documents/document-printer.port.ts';
import { drawLetterhead } from './draw-letterhead.ts';

/** A letterhead for a document that is written in parts. */
interface LetterheadParts {
  /** PDF objects in ASCII, numbered from `first`. */
  readonly objects: readonly string[];
  readonly operators: string;
  readonly resources: PageResources;
  /** Height of the letterhead, in points. */
  readonly height: number;
}

const NOTHING: LetterheadParts = { objects: [], operators: '', resources: {}, height: 0 };

/** Formats a PDF object in ASCII. The bytes of a stream become hexadecimal digits. */
const asciiOf = (object: PDFObject): string => {
  if (!(object instanceof PDFRawStream)) return object.toString();
  const { context } = object.dict;
  const filter = object.dict.get(PDFName.of('Filter'));
  const digits = `${Buffer.from(object.getContents()).toString('hex')}>`;
  const dict = object.dict.clone(context);
  const filters = [PDFName.of('ASCIIHexDecode'), ...(filter instanceof PDFName ? [filter] : [])];
  dict.set(PDFName.of('Filter'), context.obj(filters));
  dict.set(PDFName.of('Length'), context.obj(digits.length));
  return `${dict.toString()}\nstream\n${digits}\nendstream`;
};

const contentsOf = (page: PDFPage): readonly PDFRef[] => {
  const contents = page.node.Contents();
  return contents instanceof PDFArray
    ? contents.asArray().flatMap((one) => (one instanceof PDFRef ? [one] : []))
    : [];
};

const namesOf = (page: PDFPage, kind: string): string => {
  const named = page.node.Resources()?.lookup(PDFName.of(kind));
  return named instanceof PDFDict
    ? named
        .entries()
        .map(([name, ref]) => `${name.toString()} ${ref.toString()}`)
        .join(' ')
    : '';
};

/** Draws a letterhead on a temporary page and returns the page's objects and operators. Objects are numbered from `first`. */
export const letterheadParts = async (
  letterhead: Letterhead,
  at: { readonly x: number; readonly y: number; readonly width: number },
  first: number,
): Promise<LetterheadParts> => {
  const board = await PDFDocument.create({ updateMetadata: false });
  board.context.largestObjectNumber = first - 1;
  const font = await board.embedFont(StandardFonts.HelveticaBold);
  const page = board.addPage([at.x * 2 + at.width, at.y]);
  const height = await drawLetterhead(board, page, letterhead, { ...at, font });
  if (height === 0) return NOTHING;
  await board.flush();
  const contents = contentsOf(page);
  const operators = contents.map((ref) => {
    const stream = board.context.lookup(ref);
    return stream instanceof PDFContentStream
      ? Buffer.from(stream.getUnencodedContents()).toString('latin1')
      : '';
  });
  // The temporary page and its content are not written, so the null object takes their numbers.
  const unwritten = new Set([page.ref, ...contents].map(({ objectNumber }) => objectNumber));
  const last = board.context.largestObjectNumber;
  const objects = Array.from({ length: last - first + 1 }, (_, index) => {
    const num = first + index;
    const object = unwritten.has(num) ? undefined : board.context.lookup(PDFRef.of(num));
    return object === undefined ? 'null' : asciiOf(object);
  });
  return {
    objects,
    height,
    operators: operators.join('\n'),
    resources: {
      Font: namesOf(page, 'Font'),
      XObject: namesOf(page, 'XObject'),
      ExtGState: namesOf(page, 'ExtGState'),
    },
  };
};

import { constants, inflateRawSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFParser,
  PDFRawStream,
  PDFStream,
  type PDFObject,
} from 'pdf-lib';
import type { PdfProblem } from '#core/documents/check-pdf-bytes.rule.ts';

/**
 * PDF names with which a document runs code, sends data or embeds files (SECURITY.md §2.13). The names are in decoded
 * form, so that `/J#61vaScript` matches too.
 */
const REFUSED: ReadonlySet<string> = new Set(
  ['JavaScript', 'JS', 'Launch', 'EmbeddedFile', 'EmbeddedFiles', 'RichMedia', 'XFA']
    .concat(['SubmitForm', 'ImportData', 'GoToR', 'GoToE'])
    .map((name) => `/${name}`),
);

const isRefused = (name: PDFName): boolean => REFUSED.has(`/${name.decodeText()}`);

const isActive = (first: PDFObject): boolean => {
  const open: PDFObject[] = [first];
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    if (object instanceof PDFName && isRefused(object)) return true;
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict)
      for (const [key, value] of dict.entries()) {
        if (isRefused(key)) return true;
        open.push(value);
      }
    if (object instanceof PDFArray) open.push(...object.asArray());
  }
  return false;
};

/** Maximum unpacked size of all compressed objects in a file together, in bytes. */
export const UNPACKED = 16 * 1024 * 1024;

/** Types of streams that contain objects and must be unpacked. Page content is not examined. */
const HOLDS_OBJECTS: ReadonlySet<unknown> = new Set(
  ['ObjStm', 'XRef'].map((type) => PDFName.of(type)),
);

/**
 * Returns the unpacked size of a stream. Throws if the size exceeds `most`, or if the stream uses any filter that is not
 * usual for objects.
 */
const unpackedSize = ({ contents, dict }: PDFRawStream, most: number): number => {
  const given = dict.lookup(PDFName.of('Filter'));
  const filter = given instanceof PDFArray && given.size() === 1 ? given.lookup(0) : given;
  if (filter === undefined) return contents.length;
  if (filter !== PDFName.of('FlateDecode')) throw new Error('an unusual filter');
  // Skips the header and the checksum, as PDF readers do. Unpacks a truncated stream as far as possible.
  const how = { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH };
  return inflateRawSync(contents.subarray(2), how).length;
};

/**
 * Parses a PDF and keeps every object, including objects in object streams and objects replaced by a later revision.
 * Throws if a part of the PDF cannot be parsed.
 */
class EveryObjectParser extends PDFParser {
  readonly met: PDFObject[] = [];
  #left = UNPACKED;

  constructor(bytes: Uint8Array) {
    super(bytes, Infinity, true, true);
    const { context, met } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      met.push(object);
      assign(ref, object);
    };
  }

  override parseObject(): PDFObject {
    const object = super.parseObject();
    if (object instanceof PDFRawStream && HOLDS_OBJECTS.has(object.dict.lookup(PDFName.of('Type'))))
      this.#left -= unpackedSize(object, this.#left);
    return object;
  }
}

const END = 1024;

/** Returns true if the last cross-reference table is at its stated offset. */
const hasCrossReference = (bytes: Uint8Array): boolean => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const tail = buffer.subarray(-END).toString('latin1');
  const offset = Number([...tail.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1)?.[1] ?? -1);
  if (offset < 0 || offset >= bytes.length) return false;
  const there = buffer.subarray(offset, offset + 40).toString('latin1');
  return /^\s*(xref\b|\d+\s+\d+\s+obj\b)/.test(there);
};

const hasPages = async (bytes: Uint8Array): Promise<boolean> =>
  (
    await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
  ).getPageCount() > 0;

/**
 * Examines a PDF: trailer, cross-reference table, pages and every object (SECURITY.md §2.13). Must run in a worker thread,
 * because a malicious file can cause an endless loop.
 */
export const inspectPdf = async (bytes: Uint8Array): Promise<PdfProblem | null> => {
  try {
    if (!hasCrossReference(bytes)) return 'broken';
    const parser = new EveryObjectParser(bytes);
    const { trailerInfo } = await parser.parseDocument();
    if (trailerInfo.Encrypt !== undefined) return 'encrypted';
    if (parser.met.some(isActive)) return 'active';
    return (await hasPages(bytes)) ? null : 'broken';
  } catch (cause) {
    // A file that makes the parser fail counts as broken.
    if (cause instanceof Error) return 'broken';
    throw cause;
  }
};

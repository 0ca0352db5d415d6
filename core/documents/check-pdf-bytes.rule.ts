import { LIMITS } from '../kernel/limits.ts';
import type { Document } from './document.ts';

/** Messages for a file that is not a usable PDF (SECURITY.md §2.13). */
export const PDF_TEXT = {
  name: 'Choose a PDF file; its name must end in .pdf',
  longName: `The file name must be at most ${LIMITS.newsDocumentName} characters long`,
  size: 'The file must be at most 10 MB',
  notPdf: 'The file is not a PDF',
  other: 'The file also contains another kind of file',
  broken: 'The PDF can’t be read; it may be damaged',
  encrypted: 'The PDF is encrypted',
  active: 'The PDF contains scripts, forms that send data, or other files',
} as const;
export type PdfProblem = keyof typeof PDF_TEXT;

const HEAD = 1024;

/** First bytes of other file types. A PDF with such bytes at its start is refused, because the file would be valid as two file types. */
const FOREIGN: readonly (readonly number[])[] = [
  [0x50, 0x4b, 0x03, 0x04],
  [0x50, 0x4b, 0x05, 0x06],
  [0x7f, 0x45, 0x4c, 0x46],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0xca, 0xfe, 0xba, 0xbe],
  [0x52, 0x61, 0x72, 0x21],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x4d, 0x5a, 0x90, 0x00],
];
const FOREIGN_WORDS = ['gif87a', 'gif89a', '<!doctype', '<html', '<script', '<?xml', '<?php'];

const latin = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
};

const holdsForeign = (head: Uint8Array): boolean => {
  const text = latin(head).toLowerCase();
  if (FOREIGN_WORDS.some((word) => text.includes(word))) return true;
  return FOREIGN.some((signature) =>
    head.some((_, at) => signature.every((byte, index) => head[at + index] === byte)),
  );
};

/** Checks the name, size, start and end of a PDF file; null if nothing is wrong. Only the server checks the content of the PDF. */
export const checkPdfBytes = ({ name, bytes }: Document): PdfProblem | null => {
  if (!/.\.pdf$/i.test(name)) return 'name';
  if (name.length > LIMITS.newsDocumentName) return 'longName';
  if (bytes.length > LIMITS.documentBytes) return 'size';
  if (!/^%PDF-[12]\./.test(latin(bytes.subarray(0, 8)))) return 'notPdf';
  if (!latin(bytes.subarray(-HEAD)).includes('%%EOF')) return 'broken';
  return holdsForeign(bytes.subarray(0, HEAD)) ? 'other' : null;
};

/** Returns why a file is refused for its size before it is read, or null. */
export const refuseLargeFile = ({ size }: { readonly size: number }): string | null =>
  size > LIMITS.documentBytes ? PDF_TEXT.size : null;

/** Returns why a file is no usable PDF in the words of a field, or null. */
export const refuseOtherThanPdf = (document: Document): string | null => {
  const problem = checkPdfBytes(document);
  return problem === null ? null : PDF_TEXT[problem];
};

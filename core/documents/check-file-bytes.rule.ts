import { LIMITS } from '../kernel/limits.ts';
import type { Document } from './document.ts';
import { checkPdfBytes, PDF_TEXT, type PdfProblem } from './check-pdf-bytes.rule.ts';
import { endingOf } from './media-type-of.rule.ts';

const IMAGE_TEXT = {
  notPng: 'The file is not a PNG image',
  notJpeg: 'The file is not a JPEG image',
  brokenImage: 'The image can’t be read; it may be damaged',
  imageSize: 'The image must be at most 10,000 pixels wide and high',
} as const;
type ImageProblem = keyof typeof IMAGE_TEXT;

const MOST_PIXELS = 10000;
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;
const number16 = (bytes: Uint8Array, at: number): number =>
  byteAt(bytes, at) * 0x1_00 + byteAt(bytes, at + 1);
const number32 = (bytes: Uint8Array, at: number): number =>
  number16(bytes, at) * 0x1_00_00 + number16(bytes, at + 2);
const word = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

const fits = (width: number, height: number): ImageProblem | null => {
  if (width < 1 || height < 1) return 'brokenImage';
  return width > MOST_PIXELS || height > MOST_PIXELS ? 'imageSize' : null;
};

/** Checks every chunk of a PNG up to the end of the file, so that no data can be hidden behind the image. */
const checkPngChunks = (bytes: Uint8Array): ImageProblem | null => {
  let [at, pixels] = [PNG.length, false];
  for (;;) {
    const [length, kind] = [number32(bytes, at), word(bytes, at + 4)];
    const next = at + 12 + length;
    if (next > bytes.length || !/^[A-Za-z]{4}$/.test(kind)) return 'brokenImage';
    if (kind === 'IDAT') pixels = true;
    if (kind === 'IEND') return next === bytes.length && pixels ? null : 'brokenImage';
    at = next;
  }
};

/** Returns true if the bytes start with the PNG signature. */
export const isPng = (bytes: Uint8Array): boolean => PNG.every((byte, at) => bytes[at] === byte);

/** Reads width and height from the header of a PNG. */
export const pngSize = (
  bytes: Uint8Array,
): { readonly width: number; readonly height: number } => ({
  width: number32(bytes, 16),
  height: number32(bytes, 20),
});

/** Checks the signature, dimensions and chunks of a PNG. */
export const checkPngBytes = (bytes: Uint8Array): ImageProblem | null => {
  if (!isPng(bytes)) return 'notPng';
  if (number32(bytes, 8) !== 13 || word(bytes, 12) !== 'IHDR') return 'brokenImage';
  const { width, height } = pngSize(bytes);
  return fits(width, height) ?? checkPngChunks(bytes);
};

/** Returns true for a start-of-frame marker, whose segment contains the dimensions. The excluded markers are tables and extensions. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Checks the signature, frame dimensions and end marker of a JPEG. */
const checkJpegBytes = (bytes: Uint8Array): ImageProblem | null => {
  if (number16(bytes, 0) !== 0xff_d8 || byteAt(bytes, 2) !== 0xff) return 'notJpeg';
  if (number16(bytes, bytes.length - 2) !== 0xff_d9) return 'brokenImage';
  let [at, framed] = [2, false];
  while (at + 4 <= bytes.length && byteAt(bytes, at) === 0xff) {
    const marker = byteAt(bytes, at + 1);
    const length = number16(bytes, at + 2);
    if (length < 2) return 'brokenImage';
    if (isFrame(marker)) {
      const problem = fits(number16(bytes, at + 7), number16(bytes, at + 5));
      if (problem !== null) return problem;
      framed = true;
    }
    if (marker === 0xda) return framed ? null : 'brokenImage';
    at += 2 + length;
  }
  return 'brokenImage';
};

/** Messages for a PDF or image that cannot be used (SECURITY.md §2.13). */
export const FILE_TEXT = {
  ...PDF_TEXT,
  ...IMAGE_TEXT,
  kind: 'Choose a PDF, PNG or JPEG file; its name must end in .pdf, .png, .jpg or .jpeg',
} as const;
export type FileProblem = PdfProblem | ImageProblem | 'kind';

/**
 * Checks that a file is a usable PDF, PNG or JPEG, as its extension claims. Returns the problem, or null if the file can
 * be used.
 */
export const checkFileBytes = (document: Document): FileProblem | null => {
  const ending = endingOf(document.name);
  if (ending === null) return 'kind';
  if (ending === 'pdf') return checkPdfBytes(document);
  if (document.name.length > LIMITS.newsDocumentName) return 'longName';
  if (document.bytes.length > LIMITS.documentBytes) return 'size';
  return ending === 'png' ? checkPngBytes(document.bytes) : checkJpegBytes(document.bytes);
};

/** Returns why a file is no usable PDF, PNG or JPEG in the words of a field, or null. */
export const refuseOtherFile = (document: Document): string | null => {
  const problem = checkFileBytes(document);
  return problem === null ? null : FILE_TEXT[problem];
};

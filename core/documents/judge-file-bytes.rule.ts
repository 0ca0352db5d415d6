import { LIMITS } from '../kernel/limits.ts';
import type { Document } from './document.ts';
import {
  IMAGE_WORDS,
  judgeJpegBytes,
  judgePngBytes,
  type ImageProblem,
} from './judge-image-bytes.rule.ts';
import { judgePdfBytes, PDF_WORDS, type PdfProblem } from './judge-pdf-bytes.rule.ts';
import { endingOf } from './media-type.rule.ts';

/** Why a PDF or picture cannot be taken, in the words a person reads (SECURITY.md §2.13). */
export const FILE_WORDS = {
  ...PDF_WORDS,
  ...IMAGE_WORDS,
  kind: 'Choose a PDF, PNG or JPEG file; its name must end in .pdf, .png, .jpg or .jpeg',
} as const;
export type FileProblem = PdfProblem | ImageProblem | 'kind';

/** Judges a file by what its name says it is: a PDF as documents of news are, a picture by its bytes; anything else is refused. */
export const judgeFileBytes = (document: Document): FileProblem | null => {
  const ending = endingOf(document.name);
  if (ending === null) return 'kind';
  if (ending === 'pdf') return judgePdfBytes(document);
  if (document.name.length > LIMITS.newsDocumentName) return 'longName';
  if (document.bytes.length > LIMITS.documentBytes) return 'size';
  return ending === 'png' ? judgePngBytes(document.bytes) : judgeJpegBytes(document.bytes);
};

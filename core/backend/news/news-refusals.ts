import { PDF_WORDS, type PdfProblem } from '../../documents/judge-pdf-bytes.rule.ts';
import { err } from '../../kernel/result.ts';
import type { Refusal } from '../refusal.ts';

/** The item is not there (any more). */
export const NEWS_GONE = err<Refusal>({
  kind: 'notFound',
  message: 'This news item does not exist any more.',
});

/** Some of several items are gone, so none was deleted (SECURITY.md §2.17). */
export const SOME_GONE = err<Refusal>({
  kind: 'notFound',
  message: 'Some of these items do not exist any more, so nothing was deleted.',
});

/** The file is none we take, with the reason (SECURITY.md §2.13). */
export const documentRefused = (
  problem: PdfProblem,
): { readonly ok: false; readonly error: Refusal } =>
  err({ kind: 'unacceptable', message: `${PDF_WORDS[problem]}.`, code: 'documentRefused' });

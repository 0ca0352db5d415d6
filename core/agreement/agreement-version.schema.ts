import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** What people are asked to agree to; each grows by versions of its own. */
export type AgreementKind = 'terms' | 'privacy';

/** The most characters of each. */
export const AGREEMENT_LIMITS: Readonly<Record<AgreementKind, number>> = {
  terms: LIMITS.terms,
  privacy: LIMITS.privacyPolicy,
};

const textOf = (name: string, kind: AgreementKind) =>
  z.object({ text: requiredText(name, AGREEMENT_LIMITS[kind]) });

/** A text as it is published (spec §7.2 PUT privacyPolicy; the terms alike); paragraphs are parted by empty lines. */
export const AGREEMENT_FORMS = {
  terms: textOf('The terms', 'terms'),
  privacy: textOf('The policy', 'privacy'),
} as const;

/** One published version; nobody is named for what came with the installation or was published on the server itself. */
export const agreementVersionSchema = z.object({
  version: z.int(),
  publishedAt: z.string(),
  publishedBy: z.nullable(z.string()),
});
export type AgreementVersion = z.infer<typeof agreementVersionSchema>;

/** What the editor begins with: the current text, and every version, newest first; version 0 while none was published. */
export const agreementHistorySchema = z.object({
  version: z.int(),
  text: z.string(),
  versions: z.array(agreementVersionSchema),
});
export type AgreementHistory = z.infer<typeof agreementHistorySchema>;

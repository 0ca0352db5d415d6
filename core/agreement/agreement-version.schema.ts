import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** The texts that people must accept. Each text has its own version numbers. */
export type AgreementKind = 'terms' | 'privacy';

/** Maximum number of characters of each agreement. */
export const AGREEMENT_LIMITS: Readonly<Record<AgreementKind, number>> = {
  terms: LIMITS.terms,
  privacy: LIMITS.privacyPolicy,
};

const formOf = (name: string, kind: AgreementKind) =>
  z.object({ text: requiredText(name, AGREEMENT_LIMITS[kind]) });

/** The form of each text to publish, with paragraphs separated by empty lines (spec §7.2 PUT privacyPolicy; the terms likewise). */
export const AGREEMENT_FORMS = {
  terms: formOf('The terms', 'terms'),
  privacy: formOf('The policy', 'privacy'),
} as const;

/**
 * One published version. `publishedBy` is null for the version shipped with the installation, and for a version published
 * on the server itself.
 */
export const agreementVersionSchema = z.object({
  version: z.int(),
  publishedAt: z.string(),
  publishedBy: z.nullable(z.string()),
});
export type AgreementVersion = z.infer<typeof agreementVersionSchema>;

/** Data for the editor: the current text and all versions, newest first. `version` is 0 before the first publication. */
export const agreementHistorySchema = z.object({
  version: z.int(),
  text: z.string(),
  versions: z.array(agreementVersionSchema),
});
export type AgreementHistory = z.infer<typeof agreementHistorySchema>;

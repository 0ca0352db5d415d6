import * as z from 'zod/mini';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** The texts people are asked to accept; each has its own version numbers. */
export type AgreementKind = 'terms' | 'privacy';

/** Maximum number of characters of each text. */
export const AGREEMENT_LIMITS: Readonly<Record<AgreementKind, number>> = {
  terms: LIMITS.terms,
  privacy: LIMITS.privacyPolicy,
};

const textOf = (name: string, kind: AgreementKind) =>
  z.object({ text: requiredText(name, AGREEMENT_LIMITS[kind]) });

/** The text as submitted for publishing (spec §7.2 PUT privacyPolicy; the terms likewise); paragraphs are separated by empty lines. */
export const AGREEMENT_FORMS = {
  terms: textOf('The terms', 'terms'),
  privacy: textOf('The policy', 'privacy'),
} as const;

/**
 * One published version. `publishedBy` is null for the version shipped with the installation and for one published on the
 * server itself.
 */
export const agreementVersionSchema = z.object({
  version: z.int(),
  publishedAt: z.string(),
  publishedBy: z.nullable(z.string()),
});
export type AgreementVersion = z.infer<typeof agreementVersionSchema>;

/** The data an editor starts with: the current text, and every version, newest first; version 0 before any was published. */
export const agreementHistorySchema = z.object({
  version: z.int(),
  text: z.string(),
  versions: z.array(agreementVersionSchema),
});
export type AgreementHistory = z.infer<typeof agreementHistorySchema>;

import * as z from 'zod/mini';
import { requiredText } from '../forms/text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** A privacy policy as it is published (spec §7.2 PUT privacyPolicy); paragraphs are parted by empty lines. */
export const policyFormSchema = z.object({
  policy: requiredText('The policy', LIMITS.privacyPolicy),
});

/** One published version; nobody is named for what came with the installation. */
export const policyVersionSchema = z.object({
  version: z.int(),
  publishedAt: z.string(),
  publishedBy: z.nullable(z.string()),
});
export type PolicyVersion = z.infer<typeof policyVersionSchema>;

/** What the editor begins with: the current text, and every version, newest first. */
export const policyHistorySchema = z.object({
  version: z.int(),
  text: z.string(),
  versions: z.array(policyVersionSchema),
});
export type PolicyHistory = z.infer<typeof policyHistorySchema>;

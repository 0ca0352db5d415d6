import * as z from 'zod/mini';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** Where a report was written. The route contains no query values and no secrets. */
export const intakePlaceSchema = z.object({
  route: z.string().check(z.maxLength(256)),
  appVersion: z.string().check(z.maxLength(32)),
});
export type IntakePlace = z.infer<typeof intakePlaceSchema>;

/** Form "Submit A Bug" (spec §2.3). Details are optional, and the location is added automatically. */
export const bugFormSchema = z.object({
  summary: requiredText('A short description', LIMITS.bugSummary),
  details: boundedText(LIMITS.intakeText),
});
export type BugForm = z.infer<typeof bugFormSchema>;

/** Form "Provide Feedback" (spec §2.3). The rating is 1 (poor) to 5 (excellent). */
export const feedbackFormSchema = z.object({
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  comment: boundedText(LIMITS.intakeText),
});
export type FeedbackForm = z.infer<typeof feedbackFormSchema>;

/** Reference number that the user can quote later. */
export const intakeReceiptSchema = z.object({ reference: z.string() });
export type IntakeReceipt = z.infer<typeof intakeReceiptSchema>;

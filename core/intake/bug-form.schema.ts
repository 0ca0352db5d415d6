import * as z from 'zod/mini';
import { boundedText, requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';

/** Where the report was written: the route without query values, and nothing secret. */
export const intakePlaceSchema = z.object({
  route: z.string().check(z.maxLength(256)),
  appVersion: z.string().check(z.maxLength(32)),
});
export type IntakePlace = z.infer<typeof intakePlaceSchema>;

/** Submit A Bug (spec §2.3). Details may be empty, and the location is added automatically. */
export const bugFormSchema = z.object({
  summary: requiredText('A short description', LIMITS.bugSummary),
  details: boundedText(LIMITS.intakeText),
});
export type BugForm = z.infer<typeof bugFormSchema>;

/** Provide Feedback (spec §2.3), from 1 (poor) to 5 (excellent). */
export const feedbackFormSchema = z.object({
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  comment: boundedText(LIMITS.intakeText),
});
export type FeedbackForm = z.infer<typeof feedbackFormSchema>;

/** The reference that the user can quote later. */
export const intakeReceiptSchema = z.object({ reference: z.string() });
export type IntakeReceipt = z.infer<typeof intakeReceiptSchema>;

import * as z from 'zod/mini';

/** The progress of a prompt: nothing shown, alert shown, question shown. */
export const PROMPT_STAGES = ['waiting', 'alerted', 'asked'] as const;

/** The active use that counts toward a prompt, and what was already shown. */
export const promptUseSchema = z.object({
  /** The active use in milliseconds. */
  ms: z.number().check(z.gte(0)),
  stage: z.enum(PROMPT_STAGES),
});
export type PromptUse = z.infer<typeof promptUseSchema>;

export const UNUSED: PromptUse = { ms: 0, stage: 'waiting' };

/** Reads a stored state. Returns `UNUSED` for invalid data. */
export const readPromptUse = (stored: unknown): PromptUse => {
  const read = z.safeParse(promptUseSchema, stored);
  return read.success ? read.data : UNUSED;
};

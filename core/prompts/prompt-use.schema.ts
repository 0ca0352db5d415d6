import * as z from 'zod/mini';

/** How far a prompt has come: nothing said, its quiet entry written, asked. */
export const PROMPT_STAGES = ['waiting', 'alerted', 'asked'] as const;

/** Use that counts towards a prompt, and what was said already. */
export const promptUseSchema = z.object({
  /** Milliseconds of use. */
  ms: z.number().check(z.gte(0)),
  stage: z.enum(PROMPT_STAGES),
});
export type PromptUse = z.infer<typeof promptUseSchema>;

/** Nothing used, nothing said. */
export const UNUSED: PromptUse = { ms: 0, stage: 'waiting' };

/** What was kept; anything that is not ours counts as nothing. */
export const readPromptUse = (stored: unknown): PromptUse => {
  const read = z.safeParse(promptUseSchema, stored);
  return read.success ? read.data : UNUSED;
};

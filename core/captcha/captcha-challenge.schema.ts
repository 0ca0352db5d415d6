import * as z from 'zod/mini';

/** What a captcha is asked for; a solution counts for its own action only (SECURITY.md §2.14). */
export const CAPTCHA_ACTIONS = [
  'forgotUsername',
  'dealerRecovery',
  'msaPasswordReset',
  'msaRegister',
] as const;
export const captchaActionSchema = z.enum(CAPTCHA_ACTIONS);
export type CaptchaAction = z.infer<typeof captchaActionSchema>;

/** A task of the configured provider as it travels; only its solver and its verifier look inside. */
export const captchaChallengeSchema = z.object({
  provider: z.string(),
  challenge: z.record(z.string(), z.unknown()),
});
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;

/** Longest solution the server reads. */
export const CAPTCHA_TOKEN_MAX = 4096;

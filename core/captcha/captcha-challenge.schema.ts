import * as z from 'zod/mini';

/** The actions protected by a captcha. A solution is valid for its own action only (SECURITY.md §2.14). */
export const CAPTCHA_ACTIONS = [
  'forgotUsername',
  'dealerRecovery',
  'msaPasswordReset',
  'msaRegister',
] as const;
export const captchaActionSchema = z.enum(CAPTCHA_ACTIONS);
export type CaptchaAction = z.infer<typeof captchaActionSchema>;

/** A challenge of the configured provider. Only its solver and its verifier read the content. */
export const captchaChallengeSchema = z.object({
  provider: z.string(),
  challenge: z.record(z.string(), z.unknown()),
});
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;

/** The longest solution that the server reads. */
export const CAPTCHA_TOKEN_MAX = 4096;

import * as z from 'zod/mini';

/** Actions protected by a captcha. A captcha token is valid for one action only (SECURITY.md §2.14). */
export const CAPTCHA_ACTIONS = [
  'forgotUsername',
  'dealerRecovery',
  'msaPasswordReset',
  'msaRegister',
] as const;
export const captchaActionSchema = z.enum(CAPTCHA_ACTIONS);
export type CaptchaAction = z.infer<typeof captchaActionSchema>;

/** A challenge of the configured captcha provider. Only the provider's solver and verifier interpret its content. */
export const captchaChallengeSchema = z.object({
  provider: z.string(),
  challenge: z.record(z.string(), z.unknown()),
});
export type CaptchaChallenge = z.infer<typeof captchaChallengeSchema>;

/** Maximum length of a captcha token, in characters. */
export const CAPTCHA_TOKEN_MAX = 4096;

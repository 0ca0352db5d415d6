import * as z from 'zod/mini';

/** Over which channel a code travels, in the words of the API (spec §3 "Contact types"). */
export const contactTypeSchema = z.enum(['cellPhone', 'email']);
export type ContactType = z.infer<typeof contactTypeSchema>;

/** What the server still demands before the session is whole (spec §3 "Login requirements"). */
export const requirementsSchema = z.object({
  noContactInfo: z.boolean(),
  mfaRequired: z.boolean(),
  usernameResetRequired: z.boolean(),
  verifySecurityQuestions: z.boolean(),
  passwordResetRequired: z.boolean(),
  betaUser: z.boolean(),
  termsAndConditionsRequired: z.boolean(),
  privacyPolicyRequired: z.boolean(),
  /** Channel of the last code, null when none is out. */
  mfaSentTo: z.nullable(contactTypeSchema),
  /** Where the last code went, masked, in the server's words; null when none is out. */
  mfaSentToMsg: z.nullable(z.string()),
  /** Seconds until another code may be asked for; 0 when it may be asked for now. */
  resendInSeconds: z.int(),
  /** The server's own summary: some demand is open. */
  actionRequired: z.boolean(),
});
export type LoginRequirements = z.infer<typeof requirementsSchema>;

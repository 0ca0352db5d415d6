import * as z from 'zod/mini';

/** The purposes of a code, as numbers in requests (spec §3 "MFA types"). A code is valid only for the purpose it was sent for. */
export const MFA_TYPES = {
  identityVerification: 1,
  passwordReset: 2,
  deviceVerification: 3,
  reportingVerification: 4,
} as const;
export const mfaTypeSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type MfaType = z.infer<typeof mfaTypeSchema>;

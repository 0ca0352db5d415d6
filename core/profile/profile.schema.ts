import * as z from 'zod/mini';
import { atMost } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { emailSchema } from '../login/dealer-credentials.schema.ts';
import { detectContact } from '../mfa/detect-contact.rule.ts';

/**
 * The schema of the User Account dialog (spec §5): e-mail required, valid, at most 128 characters; phone at most 32
 * characters and in a valid format, or empty.
 */
export const profileFormSchema = z.object({
  email: emailSchema,
  phone: z.string().check(
    z.trim(),
    atMost(LIMITS.phone),
    z.refine(
      (text) => text === '' || detectContact(text)?.type === 'cellPhone',
      'Enter a valid phone number',
    ),
  ),
});
export type ProfileForm = z.infer<typeof profileFormSchema>;

import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { detectContact } from './detect-contact.rule.ts';

/** The contact set-up form: required, a phone number or an e-mail, at most 50 (spec §5 "Contact info"). */
export const contactSchema = z.object({
  contact: z.string().check(
    z.trim(),
    z.refine((text) => text !== '', { error: 'Email or phone is required', abort: true }),
    z.maxLength(LIMITS.contact, {
      error: `Must be at most ${LIMITS.contact} characters long`,
      abort: true,
    }),
    z.refine((text) => detectContact(text) !== null, 'Enter a valid email address or phone number'),
  ),
});

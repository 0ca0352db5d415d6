import * as z from 'zod/mini';
import { emailSchema } from '../login/dealer-credentials.schema.ts';
import { detectContact } from '../mfa/detect-contact.rule.ts';
import type { ContactType } from '../session/session-view.schema.ts';
import { profileFormSchema } from './profile.schema.ts';

const phone = z.pipe(
  profileFormSchema.shape.phone.check(
    z.refine((text) => text.trim() !== '', 'Phone number is required'),
  ),
  z.transform((text) => detectContact(text)?.value ?? text),
);

/**
 * The schemas of a new contact's value by type, with the same checks as the form (spec §5 "User account"). The parsed
 * value is the stored value.
 */
export const newContactValues = { email: emailSchema, cellPhone: phone } as const;

/** The schemas of the form for a new contact, by type. Each form has one field. */
export const NEW_CONTACT_SCHEMAS: Readonly<
  Record<ContactType, z.ZodMiniType<{ readonly value: string }>>
> = {
  email: z.object({ value: emailSchema }),
  cellPhone: z.object({ value: phone }),
};

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

/** The schema of a new contact by type, checked like the form (spec §5 "User account"). Its output is the form that is stored. */
export const newContactValues = { email: emailSchema, cellPhone: phone } as const;

/** The schemas of a new contact, each as a form with one field. */
export const NEW_CONTACT_SCHEMAS: Readonly<
  Record<ContactType, z.ZodMiniType<{ readonly value: string }>>
> = {
  email: z.object({ value: emailSchema }),
  cellPhone: z.object({ value: phone }),
};

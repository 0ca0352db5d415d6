import * as z from 'zod/mini';
import { isPhoneNumber } from '../contacts/phones-field.schema.ts';
import { createForm, optionalNumber, textField } from '../forms/create-form.schema.ts';
import { requiredText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { storedFacts } from '../stored-list/stored-facts.schema.ts';

/** Maximum lengths of the texts of a phone number, in characters. */
export const NUMBER_LIMITS = { purpose: 64, hours: 128, place: 99 } as const;

/** A phone number of the provider, its purpose, and when calls are answered (domain guide 6.19 "Contact us"). */
export const contactNumberForm = createForm({
  purpose: textField(requiredText('Purpose', NUMBER_LIMITS.purpose)),
  phone: textField(
    requiredText('Phone', LIMITS.phone).check(
      z.refine(isPhoneNumber, 'Enter a valid phone number'),
    ),
  ),
  hours: textField(requiredText('Hours', NUMBER_LIMITS.hours)),
  place: optionalNumber(
    z.int('Enter a whole number').check(z.minimum(1), z.maximum(NUMBER_LIMITS.place)),
  ),
});

export const contactNumberFormSchema = z.object(contactNumberForm.draft);
export type ContactNumberForm = z.infer<typeof contactNumberFormSchema>;

/** A contact phone number as staff maintain it. */
export const contactNumberSchema = z.object({ ...storedFacts, ...contactNumberForm.stored });
export type ContactNumber = z.infer<typeof contactNumberSchema>;

/** The contact phone numbers in display order. */
export const contactNumberListSchema = z.object({ rows: z.array(contactNumberSchema) });

import type * as z from 'zod/mini';
import { shownEmail } from '../kernel/shown-email.rule.ts';
import { emailText } from './email-text.schema.ts';
import { type FormField, optionalText } from './create-form.schema.ts';

/** Creates a field for an optional e-mail address. The form shows the address in readable form. */
export const optionalEmail = (): FormField<
  z.ZodMiniNullable<z.ZodMiniString>,
  z.ZodMiniNullable<z.ZodMiniType<string>>,
  string
> => {
  const field = optionalText(emailText());
  return { ...field, show: (value) => shownEmail(field.show(value)) };
};

import {
  consumerCredentialsSchema,
  dealerCredentialsSchema,
} from '#core/login/credentials.schema.ts';
import { readForm, type FieldErrors } from '#core/forms/read-form.schema.ts';
import type { Result } from '#core/kernel/result.ts';
import type { Variant } from '#core/session/user.schema.ts';

/** What stands in the two fields of the form; the identifier is a username, or a customer's e-mail address (spec §2.4). */
export interface TypedCredentials {
  readonly identifier: string;
  readonly password: string;
}

/** Judges the two fields as this variant's sign-in does (spec §5 Login). */
export const readCredentials = (
  variant: Variant,
  { identifier, password }: TypedCredentials,
): Result<TypedCredentials, FieldErrors> => {
  if (variant === 'consumer') {
    const read = readForm(consumerCredentialsSchema, { email: identifier, password });
    return read.ok ? { ok: true, value: { identifier: read.value.email, password } } : read;
  }
  const read = readForm(dealerCredentialsSchema, { username: identifier, password });
  return read.ok ? { ok: true, value: { identifier: read.value.username, password } } : read;
};

import * as z from 'zod/mini';
import { linkFormSchema } from '../account-links/account-links.schema.ts';
import { emailSchema } from '../login/credentials.schema.ts';
import { chosenPasswordSchema } from './chosen-password.schema.ts';

/** Create MSA user (spec §5): address, password, and the account's number and passcode; `typed` is the address as it stands in the form. */
export const createAccountSchema = (typed: {
  readonly email: string;
  readonly productName: string;
}) =>
  z.object({
    email: emailSchema,
    password: chosenPasswordSchema(typed),
    accountNumber: linkFormSchema.shape.accountNumber,
    passcode: linkFormSchema.shape.passcode,
  });
export type CreateAccountForm = z.infer<ReturnType<typeof createAccountSchema>>;

import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { companyForm } from '#core/account-group/company.schema.ts';
import { invitationSchema } from '#core/account-group/portal-user.schema.ts';
import { accountForm } from '#core/account-info/account-form.schema.ts';
import { notifyFields } from '#core/auto-notify/notify-rule.schema.ts';
import { emailFormSchema } from '#core/backend/recovery/email-form.schema.ts';
import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import { brandingForm } from '#core/branding/branding-values.schema.ts';
import { emailsField } from '#core/contacts/phones-field.schema.ts';
import { emailAddress } from '#core/kernel/email-address.rule.ts';
import { consumerCredentialsSchema } from '#core/login/dealer-credentials.schema.ts';
import { onCallPersonForm } from '#core/on-call/on-call-list-form.schema.ts';
import { newContactValues } from '#core/profile/new-contact.schema.ts';
import { profileFormSchema } from '#core/profile/profile.schema.ts';
import { msaIdentifySchema } from '#core/recovery/dealer-reset.schema.ts';
import { addRecipients } from '#core/reports/add-recipients.rule.ts';
import { scheduleOwnForm } from '#core/reports/report-schedule.schema.ts';

/** Validates an email address in one field. Returns null if the field refuses the address. */
type Field = (typed: string) => unknown;

const of =
  (
    schema: z.ZodMiniType,
    put: (typed: string) => unknown,
    take: (value: never) => unknown,
  ): Field =>
  (typed) => {
    const read = z.safeParse(schema, put(typed));
    return read.success ? take(read.data as never) : null;
  };
const alone = (schema: z.ZodMiniType): Field =>
  of(
    schema,
    (typed) => typed,
    (value) => value,
  );
const first = ([one]: readonly unknown[]): unknown => one;

const FIELDS: Readonly<Record<string, Field>> = {
  'sign-in': alone(consumerCredentialsSchema.shape.email),
  profile: alone(profileFormSchema.shape.email),
  'proven contact': alone(newContactValues.email),
  invitation: alone(invitationSchema.shape.email),
  recovery: alone(msaIdentifySchema.shape.email),
  'recovery at the server': alone(emailFormSchema.shape.email),
  company: alone(companyForm.draft.email),
  'service email': alone(accountForm.draft.serviceMail),
  'billing email': alone(accountForm.draft.billingMail),
  branding: alone(brandingForm.draft.supportEmail),
  'on call': alone(onCallPersonForm.email),
  'auto-notify': of(notifyFields.emails, (typed) => [typed], first),
  contact: of(
    emailsField.draft,
    (address) => [{ address, notify: true }],
    ([one]: readonly { readonly address: string }[]) => one?.address,
  ),
  'report schedule': of(
    scheduleOwnForm.recipients,
    (email) => [{ name: null, email }],
    ([one]: readonly { readonly email: string }[]) => one?.email,
  ),
  'pasted recipients': (typed) => addRecipients([], typed).recipients[0]?.email ?? null,
};

describe.each(Object.entries(FIELDS))('the email address of %s', (_, read) => {
  it.each([
    'pat@example.com',
    'Pat.O-Neil+alarm@EXAMPLE.com',
    "o'brien@example.com",
    'jorg@müller.example',
    'jorg@MU\u0308LLER.example',
    'jorg@xn--mller-kva.example',
    'a@пример.рф',
    'jörg@müller.example',
    'nobody@example',
    'a@b@example.com',
    '.a@example.com',
    'a@xn--a.com',
    `${'a'.repeat(120)}@example.com`,
  ])('%s is what the one rule makes of it', (typed) => {
    const right = emailAddress(typed);
    expect(read(typed)).toBe(right !== null && right.length <= 128 ? right : null);
  });
});

it('a login is one name, however its domain is typed', () => {
  const names = ['Jorg@müller.example', 'jorg@MÜLLER.example', 'jorg@XN--mller-kva.example'];
  expect(new Set(names.map(foldLogin)).size).toBe(1);
});

import { emailText } from '../forms/email-text.schema.ts';
import { shownEmail } from '../kernel/shown-email.rule.ts';
import * as z from 'zod/mini';
import type { FormField } from '../forms/create-form.schema.ts';
import { boundedText } from '../forms/bounded-text.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import { phoneNumber } from '../kernel/phone-number.rule.ts';
import { PHONE_TYPES } from './contact.ts';
import { CONTACT_LIMITS } from './contact-limits.ts';
import { phoneParts } from './phone-parts.rule.ts';
import { emailsCell, phonesCell } from './phones-cell.rule.ts';

/** Returns true for a valid phone number: at least ten digits for a domestic number, or `+` and 7 to 15 digits for a foreign number. */
export const isPhoneNumber = (text: string): boolean => phoneNumber(text) !== null;

const phoneSchema = z.object({
  number: boundedText(LIMITS.phone).check(z.refine(isPhoneNumber, 'Enter a valid phone number')),
  type: z.enum(PHONE_TYPES),
  ext: z.nullable(
    z.string().check(z.regex(/^\d{1,6}$/, `An extension has at most ${CONTACT_LIMITS.ext} digits`)),
  ),
  text: z.boolean(),
});
const phones = z
  .array(phoneSchema)
  .check(z.maxLength(CONTACT_LIMITS.phones, `At most ${CONTACT_LIMITS.phones} phones`));
const storedPhones = z.array(
  z.object({
    number: z.string(),
    type: z.enum(PHONE_TYPES),
    ext: z.nullable(z.string()),
    text: z.boolean(),
  }),
);

export interface TypedPhone {
  readonly number: string;
  readonly type: (typeof PHONE_TYPES)[number];
  readonly ext: string;
  readonly text: boolean;
}

export const NEW_PHONE: TypedPhone = { number: '', type: 'Cell', ext: '', text: true };

const isPhone = ({ number, ext }: TypedPhone): boolean => number.trim() !== '' || ext.trim() !== '';
const isEmail = ({ address }: TypedEmail): boolean => address.trim() !== '';

const placeOf = <Line>(lines: readonly Line[], at: number, counts: (line: Line) => boolean) =>
  lines.slice(0, at).filter(counts).length;

/** Returns the index of a form line among the phone numbers that are sent. Empty lines are not sent. */
export const phonePlace = (lines: readonly TypedPhone[], at: number): number =>
  placeOf(lines, at, isPhone);

/** Returns the index of a form line among the e-mail addresses that are sent. Empty lines are not sent. */
export const emailPlace = (lines: readonly TypedEmail[], at: number): number =>
  placeOf(lines, at, isEmail);

/** Form field for a list of phone numbers. Ignores lines without number and extension. */
export const phonesField: FormField<typeof phones, typeof storedPhones, readonly TypedPhone[]> = {
  draft: phones,
  stored: storedPhones,
  blank: [NEW_PHONE],
  cell: phonesCell,
  show: (value) => value.map((phone) => ({ ...phone, ext: phone.ext ?? '' })),
  read: (typed) =>
    typed.filter(isPhone).map((phone) => ({
      ...phone,
      ...phoneParts(phone.number, phone.ext),
    })),
};

const emails = z
  .array(
    z.object({
      address: emailText(),
      notify: z.boolean(),
    }),
  )
  .check(z.maxLength(CONTACT_LIMITS.emails, `At most ${CONTACT_LIMITS.emails} emails`));
const storedEmails = z.array(z.object({ address: z.string(), notify: z.boolean() }));

export interface TypedEmail {
  readonly address: string;
  readonly notify: boolean;
}

/** Form field for a list of e-mail addresses. Ignores empty lines. */
export const emailsField: FormField<typeof emails, typeof storedEmails, readonly TypedEmail[]> = {
  draft: emails,
  stored: storedEmails,
  blank: [],
  cell: emailsCell,
  show: (value) => value.map((email) => ({ ...email, address: shownEmail(email.address) })),
  read: (typed) =>
    typed.filter(isEmail).map((email) => ({ ...email, address: email.address.trim() })),
};

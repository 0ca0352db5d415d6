import * as z from 'zod/mini';
import { choiceCell, type FileCell, textCell } from '../forms/file-cell.rule.ts';
import {
  choiceField,
  choicesField,
  createForm,
  type FormField,
  numberField,
  optionalNumber,
  optionalText,
  yesNoField,
} from '../forms/create-form.schema.ts';
import { boundedText, notEmpty } from '../forms/bounded-text.schema.ts';
import { daySchema } from '../forms/day.schema.ts';
import { callHoursField } from './call-hours-field.schema.ts';
import {
  CONTACT_RELATIONS,
  CONTACT_TYPES,
  type ContactNotice,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
} from './contact.ts';
import { CONTACT_LIMITS } from './contact-limits.ts';
import { emailsField, phonesField } from './phones-field.schema.ts';
import { CONTACT_LANGUAGES } from './contact-text.ts';
import { isBefore } from '../kernel/calendar-day.rule.ts';

const day = () => optionalText(daySchema());
const name = () => optionalText(boundedText(CONTACT_LIMITS.name).check(notEmpty));
const whole = (least: number, most: number) =>
  z
    .int(`Enter a number from ${least} to ${most}`)
    .check(
      z.minimum(least, `Enter a number from ${least} to ${most}`),
      z.maximum(most, `Enter a number from ${least} to ${most}`),
    );

/** Every cell of the notification matrix, row by row (domain guide 6.2 "Notify"). */
export const CONTACT_NOTICES: readonly ContactNotice[] = NOTICE_KINDS.flatMap((kind) =>
  NOTICE_CHANNELS.map((channel): ContactNotice => `${kind}.${channel}`),
);
const noticeSchema = z.enum(CONTACT_NOTICES as [ContactNotice, ...ContactNotice[]]);

/** Schema for one of several choices or no choice. In the form, no choice is an empty text. */
const optionalChoice = <Choice extends string>(
  choice: z.ZodMiniType<Choice, Choice>,
  cell: FileCell,
): FormField<z.ZodMiniNullable<typeof choice>, z.ZodMiniNullable<typeof choice>, Choice | ''> => ({
  draft: z.nullable(choice),
  stored: z.nullable(choice),
  blank: '',
  show: (value) => value ?? '',
  read: (typed) => (typed === '' ? null : typed),
  cell,
});

/** Form of a contact, in field order (domain guide 6.2). The contact's PIN and position on the list are changed separately. */
export const contactForm = createForm({
  firstName: { ...name(), label: 'First name', heads: ['first', 'given name', 'forename'] },
  lastName: { ...name(), label: 'Last name', heads: ['last', 'surname', 'family name'] },
  company: { ...name(), label: 'Company', heads: ['business', 'organization', 'organisation'] },
  type: {
    ...choiceField(z.enum(CONTACT_TYPES), 'Keyholder'),
    label: 'Type',
    heads: ['contact type'],
  },
  relation: {
    ...optionalChoice(z.enum(CONTACT_RELATIONS), choiceCell(CONTACT_RELATIONS)),
    label: 'Relation',
    heads: ['relationship', 'role'],
  },
  authority: {
    ...numberField(whole(0, 5), 1),
    label: 'Authority',
    heads: ['authority level', 'level'],
  },
  phones: { ...phonesField, label: 'Phones' },
  emails: { ...emailsField, label: 'Emails' },
  panelUser: {
    ...optionalNumber(whole(0, CONTACT_LIMITS.panelUser)),
    label: 'Panel user number',
    heads: ['panel user', 'user number', 'user'],
  },
  ecvOrder: {
    ...optionalNumber(whole(1, CONTACT_LIMITS.ecvOrder)),
    label: 'Call before police',
    heads: ['ecv', 'ecv order'],
  },
  hasKeys: { ...yesNoField(), label: 'Has keys', heads: ['keys', 'key'] },
  language: {
    ...optionalChoice(z.enum(Object.keys(CONTACT_LANGUAGES)), textCell),
    label: 'Language',
  },
  effective: { ...day(), label: 'Effective', heads: ['valid from'] },
  expires: { ...day(), label: 'Expires', heads: ['valid until'] },
  unavailableFrom: { ...day(), label: 'Unavailable from' },
  unavailableTo: { ...day(), label: 'Unavailable to' },
  callHours: { ...callHoursField, label: 'Call hours' },
  notices: { ...choicesField(noticeSchema), label: 'Notify' },
  suspended: { ...yesNoField(), label: 'Suspended' },
  notes: {
    ...optionalText(boundedText(CONTACT_LIMITS.notes)),
    label: 'Notes',
    heads: ['note', 'comment', 'remarks'],
  },
});

/** Validates a contact: the contact needs a name, and the contact's periods must end after they start. */
export const contactFormSchema = z.object(contactForm.draft).check(
  z.refine(
    ({ firstName, lastName, company }) =>
      firstName !== null || lastName !== null || company !== null,
    { message: 'Enter a name or a company', path: ['lastName'] },
  ),
  z.refine(({ effective, expires }) => !isBefore(expires, effective), {
    message: 'This is before the effective date',
    path: ['expires'],
  }),
  z.refine(({ unavailableFrom, unavailableTo }) => !isBefore(unavailableTo, unavailableFrom), {
    message: 'The vacation ends before it starts',
    path: ['unavailableTo'],
  }),
);
export type ContactForm = z.infer<typeof contactFormSchema>;

export type TypedContact = ReturnType<typeof contactForm.show>;

import * as z from 'zod/mini';
import {
  contactNumberForm,
  contactNumberListSchema,
} from '#core/contact-us/contact-number.schema.ts';
import { contactTopicSchema, contactUsSchema } from '#core/contact-us/contact-us.schema.ts';
import { intakeReceiptSchema } from '#core/intake/intake.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { get, post, put } from './endpoint.ts';
import { addedRow, changedRow, keptRow, keptWrite, rowRevision } from './kept-list.wire.ts';
import { text } from './params.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;
const staff = { kind: 'full', applications: [1], permissions: ['support'] } as const;
const ofNumber = keptRow(staff);

/** Numbers to call, and the reader's own messages with their answers (domain guide 6.19 "Contact us"). */
export const contactUs = get('contactUs', 'contact-us', {
  summary: 'Whom to call, and what one has sent',
  access: dealer,
  reply: contactUsSchema,
});

/** A repeat under its key gets the first reference again; 404 for an account outside the scope. */
export const sendContactMessage = post('sendContactMessage', 'contact-us/messages', {
  summary: 'Write to the provider',
  access: dealer,
  inGroup: true,
  oncePerKey: true,
  body: z.strictObject({
    topic: contactTopicSchema,
    xmit: z.string().check(z.maxLength(LIMITS.searchText)),
    text: text(LIMITS.intakeText),
    route: z.string().check(z.maxLength(256)),
    appVersion: z.string().check(z.maxLength(32)),
  }),
  reply: intakeReceiptSchema,
  errors: [404, 409, 422],
});

/** The numbers for those who keep them. */
export const listContactNumbers = get('listContactNumbers', 'contact-us/numbers', {
  summary: 'The numbers that dealers are shown',
  access: staff,
  reply: contactNumberListSchema,
});

export const addContactNumber = post('addContactNumber', 'contact-us/numbers', {
  ...keptWrite(staff),
  summary: 'Put a number on the list',
  body: addedRow(contactNumberForm.draft),
});

export const changeContactNumber = put('changeContactNumber', 'contact-us/numbers/{id}', {
  ...ofNumber,
  summary: 'Change a number',
  body: changedRow(contactNumberForm.draft),
});

export const removeContactNumber = post('removeContactNumber', 'contact-us/numbers/{id}/delete', {
  ...ofNumber,
  summary: 'Take a number off the list',
  body: rowRevision,
});

export const restoreContactNumber = post(
  'restoreContactNumber',
  'contact-us/numbers/{id}/restore',
  { ...ofNumber, summary: 'Put a deleted number back', body: rowRevision },
);

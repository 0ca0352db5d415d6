import * as z from 'zod/mini';
import { isWallTime } from '#core/contacts/call-hours.rule.ts';
import { CALL_KINDS } from '#core/contacts/call-kinds.ts';
import { contactForm } from '#core/contacts/contact-form.schema.ts';
import { CONTACT_LIMITS } from '#core/contacts/contact-limits.ts';
import {
  seenContactListSchema,
  copyOutcomeSchema,
  copyTargetSchema,
  restoredContactSchema,
} from '#core/contacts/contact-list.schema.ts';
import { pinSchema } from '#core/contacts/pin.schema.ts';
import { isCalendarDay } from '#core/kernel/calendar-day.rule.ts';
import { exportFormatSchema } from '#core/lists/list-query.schema.ts';
import { get, post, put, remove } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';
import { numberText, revText, rev } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const readers = { kind: 'full', applications: [2, 3], permissions: ['contactsRead'] } as const;
const editors = {
  kind: 'full',
  applications: [2, 3],
  permissions: ['contactsRead', 'contactsEdit'],
} as const;
const ofSite = { inGroup: true, params: z.strictObject({ sn: numberText }) } as const;
const ofContact = {
  inGroup: true,
  params: z.strictObject({ sn: numberText, id: z.uuid() }),
  access: editors,
  repeatable: 'byKey',
  reply: nothingSchema,
  errors: [404, 409, 422],
} as const;
const ids = z.array(z.uuid()).check(z.maxLength(CONTACT_LIMITS.contacts));
const day = z.nullable(
  z.string().check(z.refine((text) => isCalendarDay(text, 9999), 'Enter a date')),
);
/** Left out the PIN stays, null takes it off; `pinKnowingly` says that the person was told it is weak. */
const pin = { pin: z.optional(z.nullable(pinSchema)), pinKnowingly: z.optional(z.boolean()) };

/** The call list of a site, its own and its group's; 404 outside of the scope (domain guide 6.2, 5.2). */
export const siteContacts = get('siteContacts', 'site/{sn}/contacts', {
  ...ofSite,
  summary: 'Call list of a site',
  access: readers,
  reply: seenContactListSchema,
  errors: [404],
});

/** Puts somebody at the end of the list, once for the id the form made. */
export const addContact = post('addContact', 'site/{sn}/contacts', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Add a contact to the call list',
  access: editors,
  body: z.strictObject({ id: z.uuid(), ...contactForm.draft, ...pin }),
  reply: nothingSchema,
  errors: [404, 422],
});

/** Saves a contact; judged once more as a whole by the use case's schema. */
export const saveContact = put('saveContact', 'site/{sn}/contacts/{id}', {
  ...ofContact,
  summary: 'Change a contact',
  body: z.strictObject({ ...contactForm.draft, ...pin, rev }),
});

/** Takes a contact off the list; the reply's revision is what restoring it takes. */
export const deleteContact = remove('deleteContact', 'site/{sn}/contacts/{id}', {
  ...ofContact,
  summary: 'Delete a contact',
  query: z.strictObject({ rev: revText }),
  reply: z.object({ rev: z.int() }),
});

export const restoreContact = post('restoreContact', 'site/{sn}/contacts/{id}/restore', {
  ...ofContact,
  summary: 'Put a deleted contact back',
  body: z.strictObject({ rev }),
  reply: restoredContactSchema,
});

export const suspendContact = post('suspendContact', 'site/{sn}/contacts/{id}/suspend', {
  ...ofContact,
  summary: 'Suspend a contact, or end that',
  body: z.strictObject({ rev, suspended: z.boolean() }),
});

export const setContactVacation = post('setContactVacation', 'site/{sn}/contacts/{id}/vacation', {
  ...ofContact,
  summary: 'Set the days on which a contact is not called',
  body: z.strictObject({ rev, from: day, to: day }),
});

export const expireContact = post('expireContact', 'site/{sn}/contacts/{id}/expire', {
  ...ofContact,
  summary: 'Set the last day of a contact',
  body: z.strictObject({ rev, expires: day }),
});

/** The complete order of the site's own contacts; 409 where the list changed since it was read (domain guide 6.2, 5.3). */
export const orderContacts = put('orderContacts', 'site/{sn}/contact-order', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Order the call list',
  access: editors,
  body: z.strictObject({ ids, rev }),
  reply: z.object({ rev: z.int() }),
  errors: [404, 409, 422],
});

/** Adds pasted contacts, all of them or none. */
export const importContacts = post('importContacts', 'site/{sn}/contacts/import', {
  ...ofSite,
  repeatable: 'byKey',
  roomy: true,
  summary: 'Add several contacts at once',
  access: editors,
  body: z.strictObject({
    rev,
    rows: z
      .array(z.strictObject({ id: z.uuid(), ...contactForm.draft }))
      .check(z.minLength(1), z.maxLength(CONTACT_LIMITS.contacts)),
  }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

export const contactCopyTargets = get('contactCopyTargets', 'site/{sn}/contact-targets', {
  ...ofSite,
  summary: 'Sites of the same group that contacts may be copied to',
  access: editors,
  query: z.strictObject({ text: z.optional(z.string().check(z.maxLength(100))) }),
  reply: z.object({ sites: z.array(copyTargetSchema) }),
  errors: [404],
});

/** Copies contacts without their PINs; each site has its own outcome. */
export const copyContacts = post('copyContacts', 'site/{sn}/contacts/copy', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Copy contacts to other sites of the group',
  access: editors,
  body: z.strictObject({
    ids: ids.check(z.minLength(1)),
    targets: z
      .array(z.int().check(z.minimum(1)))
      .check(z.minLength(1), z.maxLength(CONTACT_LIMITS.targets)),
  }),
  reply: z.object({ outcomes: z.array(copyOutcomeSchema) }),
  errors: [404],
});

/** The list as CSV or PDF, without anything secret. */
export const exportContacts = get('exportContacts', 'site/{sn}/contacts/export', {
  ...ofSite,
  summary: 'Call list of a site as a file',
  access: readers,
  query: z.strictObject({ format: exportFormatSchema }),
  file: 'download',
  media: ['text/csv', 'application/pdf'],
  reply: fileReplySchema,
  errors: [404],
});

/** Who would be called about a kind of event, as a PDF; without a time, now. */
export const callOrderSheet = get('callOrderSheet', 'site/{sn}/call-order', {
  ...ofSite,
  summary: 'The order of a call on paper',
  access: readers,
  query: z.strictObject({
    kind: z.enum(CALL_KINDS),
    at: z.optional(z.string().check(z.refine(isWallTime, 'Enter a time as 2026-03-13T02:30'))),
  }),
  file: 'download',
  reply: fileReplySchema,
  errors: [404],
});

import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { isWallTime } from './hours-of-day.rule.ts';
import { CALL_KINDS } from './call-kinds.ts';
import { contactForm } from './contact-form.schema.ts';
import { CONTACT_LIMITS } from './contact-limits.ts';
import {
  seenContactListSchema,
  copyOutcomeSchema,
  copyTargetSchema,
  restoredContactSchema,
} from './contact-list.schema.ts';
import { pinSchema } from './pin.schema.ts';
import { isCalendarDay } from '../kernel/calendar-day.rule.ts';
import { exportFormatSchema } from '../lists/list-query.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import { wholeNumber, revOrNone, rev } from '../operations/fields.ts';

const readers = { kind: 'full', applications: [2, 3], permissions: ['contactsRead'] } as const;

const editors = {
  kind: 'full',
  applications: [2, 3],
  permissions: ['contactsRead', 'contactsEdit'],
} as const;

const ofSite = { input: { sn: wholeNumber }, inGroup: true } as const;

const ofContact = {
  access: editors,
  input: { sn: wholeNumber, id: z.uuid() },
  refusals: ['notFound', 'conflict', 'unacceptable'],
  inGroup: true,
  repeatable: 'byKey',
} as const;

const ids = z.array(z.uuid()).check(z.maxLength(CONTACT_LIMITS.contacts));

const day = z.nullable(
  z.string().check(z.refine((text) => isCalendarDay(text, 9999), 'Enter a date')),
);

/** Left out the PIN stays, null takes it off; `pinKnowingly` says that the person was told it is weak. */
const pin = { pin: z.optional(z.nullable(pinSchema)), pinKnowingly: z.optional(z.boolean()) };

export const contactsApi = {
  /** The call list of a site, its own and its group's; 404 outside of the scope (domain guide 6.2, 5.2). */
  siteContacts: operation({
    ...ofSite,
    summary: 'Call list of a site',
    access: readers,
    output: seenContactListSchema,
    refusals: ['notFound'],
  }),

  /** Puts somebody at the end of the list, once for the id the form made. */
  addContact: operation({
    ...ofSite,
    summary: 'Add a contact to the call list',
    access: editors,
    input: { ...ofSite.input, id: z.uuid(), ...contactForm.draft, ...pin },
    refusals: ['notFound', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Saves a contact; checked once more as a whole by the use case's schema. */
  saveContact: operation({
    ...ofContact,
    summary: 'Change a contact',
    input: { ...ofContact.input, ...contactForm.draft, ...pin, rev },
  }),

  /** Takes a contact off the list; the reply's revision is what restoring it takes. */
  deleteContact: operation({
    ...ofContact,
    summary: 'Delete a contact',
    input: { ...ofContact.input, rev: revOrNone },
    output: z.object({ rev: z.int() }),
  }),

  restoreContact: operation({
    ...ofContact,
    summary: 'Put a deleted contact back',
    input: { ...ofContact.input, rev },
    output: restoredContactSchema,
  }),

  suspendContact: operation({
    ...ofContact,
    summary: 'Suspend a contact, or end that',
    input: { ...ofContact.input, rev, suspended: z.boolean() },
  }),

  /** Days of the site, both included; null is open. */
  setContactVacation: operation({
    ...ofContact,
    summary: 'Set the days on which a contact is not called',
    input: { ...ofContact.input, rev, from: day, to: day },
  }),

  expireContact: operation({
    ...ofContact,
    summary: 'Set the last day of a contact',
    input: { ...ofContact.input, rev, expires: day },
  }),

  /** The complete order of the site's own contacts; 409 where the list changed since it was read (domain guide 6.2, 5.3). */
  orderContacts: operation({
    ...ofSite,
    summary: 'Order the call list',
    access: editors,
    input: { ...ofSite.input, ids, rev },
    output: z.object({ rev: z.int() }),
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Adds pasted contacts, all of them or none. */
  importContacts: operation({
    ...ofSite,
    summary: 'Add several contacts at once',
    access: editors,
    input: {
      ...ofSite.input,
      rev,
      rows: z
        .array(z.strictObject({ id: z.uuid(), ...contactForm.draft }))
        .check(z.minLength(1), z.maxLength(CONTACT_LIMITS.contacts)),
    },
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
    roomy: true,
  }),

  /** Those in the caller's scope whose name, number or address holds the text. */
  contactCopyTargets: operation({
    ...ofSite,
    summary: 'Sites of the same group that contacts may be copied to',
    access: editors,
    input: { ...ofSite.input, text: z.optional(z.string().check(z.maxLength(100))) },
    output: z.object({ sites: z.array(copyTargetSchema) }),
    refusals: ['notFound'],
  }),

  /** Copies contacts without their PINs; each site has its own outcome. */
  copyContacts: operation({
    ...ofSite,
    summary: 'Copy contacts to other sites of the group',
    access: editors,
    input: {
      ...ofSite.input,
      ids: ids.check(z.minLength(1)),
      targets: z.array(wholeNumber).check(z.minLength(1), z.maxLength(CONTACT_LIMITS.targets)),
    },
    output: z.object({ outcomes: z.array(copyOutcomeSchema) }),
    refusals: ['notFound'],
    repeatable: 'byKey',
  }),

  /** The list as CSV or PDF, without anything secret. */
  exportContacts: operation({
    ...ofSite,
    summary: 'Call list of a site as a file',
    access: readers,
    input: { ...ofSite.input, format: exportFormatSchema },
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
    media: ['text/csv', 'application/pdf'],
  }),

  /** Who would be called about a kind of event, as a PDF; without a time, now. */
  callOrderSheet: operation({
    ...ofSite,
    summary: 'The order of a call on paper',
    access: readers,
    input: {
      ...ofSite.input,
      kind: z.enum(CALL_KINDS),
      at: z.optional(z.string().check(z.refine(isWallTime, 'Enter a time as 2026-03-13T02:30'))),
    },
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
  }),
};

/** What the screens of call lists ask of the provider (domain guide 6.2). */
export type ContactsGateway = GatewayOf<typeof contactsApi>;

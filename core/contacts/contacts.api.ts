import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { daySchema } from '../forms/day.schema.ts';
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

const day = z.nullable(daySchema());

/** An absent PIN means no change, and null removes the PIN. `pinKnowingly` is true if the user accepted a weak PIN. */
const pin = { pin: z.optional(z.nullable(pinSchema)), pinKnowingly: z.optional(z.boolean()) };

export const contactsApi = {
  /**
   * Returns the call list of a site, with the contacts of the site group. Responds with 404 outside the caller's scope
   * (domain guide 6.2, 5.2).
   */
  siteContacts: operation({
    ...ofSite,
    summary: 'Call list of a site',
    access: readers,
    output: seenContactListSchema,
    refusals: ['notFound'],
  }),

  /** Adds a contact at the end of the list. Idempotent by the id that the form created. */
  addContact: operation({
    ...ofSite,
    summary: 'Add a contact to the call list',
    access: editors,
    input: { ...ofSite.input, id: z.uuid(), ...contactForm.draft, ...pin },
    refusals: ['notFound', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Saves a contact. The use case validates the whole contact again. */
  saveContact: operation({
    ...ofContact,
    summary: 'Change a contact',
    input: { ...ofContact.input, ...contactForm.draft, ...pin, rev },
  }),

  /** Removes a contact from the list. The response contains the revision needed to restore the contact. */
  deleteContact: operation({
    ...ofContact,
    summary: 'Delete a contact',
    input: { ...ofContact.input, rev: revOrNone },
    output: z.object({ rev: z.int() }),
  }),

  restoreContact: operation({
    ...ofContact,
    summary: 'Restore a deleted contact',
    input: { ...ofContact.input, rev },
    output: restoredContactSchema,
  }),

  suspendContact: operation({
    ...ofContact,
    summary: 'Suspend a contact, or end the suspension',
    input: { ...ofContact.input, rev, suspended: z.boolean() },
  }),

  /** Sets the vacation of a contact. Days are in the site's time zone, first and last day inclusive; null means open-ended. */
  setContactVacation: operation({
    ...ofContact,
    summary: 'Set the days when a contact is not called',
    input: { ...ofContact.input, rev, from: day, to: day },
  }),

  expireContact: operation({
    ...ofContact,
    summary: 'Set the last day of a contact',
    input: { ...ofContact.input, rev, expires: day },
  }),

  /**
   * Sets the complete order of the site's own contacts. Responds with 409 if the list changed after the caller read it
   * (domain guide 6.2, 5.3).
   */
  orderContacts: operation({
    ...ofSite,
    summary: 'Reorder the call list',
    access: editors,
    input: { ...ofSite.input, ids, rev },
    output: z.object({ rev: z.int() }),
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Adds all pasted contacts or none. */
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

  /** Returns the sites in the caller's scope whose name, number or address contains a text. */
  contactCopyTargets: operation({
    ...ofSite,
    summary: 'Sites of the same group that contacts may be copied to',
    access: editors,
    input: { ...ofSite.input, text: z.optional(z.string().check(z.maxLength(100))) },
    output: z.object({ sites: z.array(copyTargetSchema) }),
    refusals: ['notFound'],
  }),

  /** Copies contacts to other sites without their PINs. Each site has a separate outcome. */
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

  /** Returns the call list as CSV or PDF, without secrets. */
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

  /** Returns a PDF with the call order for a kind of event at wall time `at`, or for now if `at` is absent. */
  callOrderSheet: operation({
    ...ofSite,
    summary: 'The calling order as a print document',
    access: readers,
    input: {
      ...ofSite.input,
      kind: z.enum(CALL_KINDS),
      at: z.optional(z.string().check(z.refine(isWallTime, 'Enter a time like 2026-03-13T02:30'))),
    },
    output: fileReplySchema,
    refusals: ['notFound'],
    file: 'download',
  }),
};

/** API for the call lists of sites (domain guide 6.2). */
export type ContactsGateway = GatewayOf<typeof contactsApi>;

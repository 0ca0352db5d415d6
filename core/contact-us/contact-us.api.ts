import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { contactNumberForm, contactNumberListSchema } from './contact-number.schema.ts';
import { contactTopicSchema, contactUsSchema } from './contact-us.schema.ts';
import { intakeReceiptSchema } from '../intake/bug-form.schema.ts';
import { LIMITS } from '../kernel/limits.ts';
import {
  addedRow,
  changedRow,
  storedRow,
  storedWrite,
  rowRevision,
} from '../stored-list/stored-operations.ts';
import { text } from '../operations/fields.ts';

const dealer = { kind: 'full', applications: [2], permissions: [] } as const;

const staff = { kind: 'full', applications: [1], permissions: ['support'] } as const;

const ofNumber = storedRow(staff);

export const contactUsApi = {
  /** Returns the phone numbers to call, and the user's own messages with their answers (domain guide 6.19 "Contact us"). */
  contactUs: operation({
    summary: 'Contact numbers, and the messages the caller has sent',
    access: dealer,
    output: contactUsSchema,
  }),

  /**
   * Sends a message to the provider. Idempotent by key: a repeat returns the first reference. Responds with 404 for an
   * account outside the caller's scope.
   */
  sendContactMessage: operation({
    summary: 'Write to the provider',
    access: dealer,
    input: {
      topic: contactTopicSchema,
      xmit: z.string().check(z.maxLength(LIMITS.searchText)),
      text: text(LIMITS.intakeText),
      route: z.string().check(z.maxLength(256)),
      appVersion: z.string().check(z.maxLength(32)),
    },
    output: intakeReceiptSchema,
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    oncePerKey: true,
  }),

  /** Returns the contact phone numbers for the staff who maintain them. */
  listContactNumbers: operation({
    summary: 'Contact numbers shown to dealers',
    access: staff,
    output: contactNumberListSchema,
  }),

  addContactNumber: operation({
    ...storedWrite(staff),
    summary: 'Add a contact number',
    input: addedRow(contactNumberForm.draft),
  }),

  changeContactNumber: operation({
    ...ofNumber,
    summary: 'Change a contact number',
    input: { ...ofNumber.input, ...changedRow(contactNumberForm.draft) },
  }),

  removeContactNumber: operation({
    ...ofNumber,
    summary: 'Delete a contact number',
    input: { ...ofNumber.input, ...rowRevision },
  }),

  restoreContactNumber: operation({
    ...ofNumber,
    summary: 'Restore a deleted contact number',
    input: { ...ofNumber.input, ...rowRevision },
  }),
};

/** API for contacting the provider's staff. */
export type ContactUsGateway = GatewayOf<typeof contactUsApi>;

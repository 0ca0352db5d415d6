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
  /** Returns the numbers to call, and the user's own messages with their answers (domain guide 6.19 "Contact us"). */
  contactUs: operation({
    summary: 'Whom to call, and what one has sent',
    access: dealer,
    output: contactUsSchema,
  }),

  /** Sends a message. A repeat under its key gets the first reference again; an account outside the scope gives 404. */
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

  /** Returns the numbers for the staff who maintain them. */
  listContactNumbers: operation({
    summary: 'The numbers that dealers are shown',
    access: staff,
    output: contactNumberListSchema,
  }),

  addContactNumber: operation({
    ...storedWrite(staff),
    summary: 'Put a number on the list',
    input: addedRow(contactNumberForm.draft),
  }),

  changeContactNumber: operation({
    ...ofNumber,
    summary: 'Change a number',
    input: { ...ofNumber.input, ...changedRow(contactNumberForm.draft) },
  }),

  removeContactNumber: operation({
    ...ofNumber,
    summary: 'Take a number off the list',
    input: { ...ofNumber.input, ...rowRevision },
  }),

  restoreContactNumber: operation({
    ...ofNumber,
    summary: 'Put a deleted number back',
    input: { ...ofNumber.input, ...rowRevision },
  }),
};

/** API calls for contacting the provider's staff. */
export type ContactUsGateway = GatewayOf<typeof contactUsApi>;

import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { accountForm } from './account-form.schema.ts';
import { accountInfoSchema } from './account-info.schema.ts';
import { checkedCertificateSchema } from './certificate.schema.ts';
import { gateCodeSchema } from './gate-code.schema.ts';
import { requestedChangeSchema, requestForm } from './change-request.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import { wholeNumber, rev, text } from '../operations/fields.ts';

/**
 * Options of calls for dealers and customers. A dealer's calls apply to the group named in the request; requesting changes
 * needs the right to edit sites.
 */
const people = { kind: 'full', applications: [2, 3], permissions: [] } as const;

const customer = { kind: 'full', applications: [3], permissions: [] } as const;

const ofSite = { input: { sn: wholeNumber } } as const;

export const accountInfoApi = {
  /** Returns an account for its customer or dealer; 404 for anyone else (domain guide 6.7). */
  accountInfo: operation({
    ...ofSite,
    summary: 'An account with its change requests',
    access: people,
    output: accountInfoSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Saves the fields that customers change directly. */
  saveAccountInfo: operation({
    ...ofSite,
    summary:
      'Change phones, emails, permit numbers, notes for responders and the temporary note of the caller’s account',
    access: customer,
    input: {
      ...ofSite.input,
      ...accountForm.draft,
      /** Undefined keeps the stored code; null removes the stored code. */
      gateCode: z.optional(z.nullable(gateCodeSchema)),
      rev,
    },
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /**
   * Returns the gate code to a user who recently confirmed their identity (otherwise 409 `checkNeeded`), but never to
   * impersonating staff (domain guide 6.4 "Showing").
   */
  revealGateCode: operation({
    ...ofSite,
    summary: 'Show the gate code of an account; every look is logged',
    access: { ...people, permissions: ['sitePasscodeRead'] },
    output: z.object({ code: z.string() }),
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    impersonation: 'never',
  }),

  /**
   * Requests a change of address or instructions. 409 `staleRev` if another user changed the field in the meantime (domain
   * guide 6.7 "Request").
   */
  requestAccountChange: operation({
    ...ofSite,
    summary: 'Request a change of the dispatch address or the standing instructions',
    access: people,
    input: {
      ...ofSite.input,
      wishes: z
        .array(requestedChangeSchema)
        .check(z.minLength(1), z.maxLength(requestForm.names.length)),
    },
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  /** Withdraws an undecided request in the revision last read. 409 if the request was decided or changed since. */
  withdrawChangeRequest: operation({
    summary: 'Withdraw a pending change request',
    access: people,
    input: { sn: wholeNumber, id: z.uuid(), rev },
    refusals: ['notFound', 'conflict'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  alarmCertificate: operation({
    ...ofSite,
    summary: 'The alarm certificate of the caller’s account, as a PDF',
    access: { ...customer, permissions: ['allowViewCertificate'] },
    output: fileReplySchema,
    refusals: ['notFound', 'unacceptable'],
    file: 'download',
  }),

  /** Tells staff whether a certificate is genuine; 404 for a number that was never issued. */
  checkCertificate: operation({
    summary: 'Verify the number of an alarm certificate',
    access: { kind: 'full', applications: [1], permissions: [] },
    input: { number: text(32) },
    output: checkedCertificateSchema,
    refusals: ['notFound'],
  }),
};

/** Server calls of the account screens (domain guide 6.7). */
export type AccountInfoGateway = GatewayOf<typeof accountInfoApi>;

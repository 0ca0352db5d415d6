import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { accountForm } from './account-form.schema.ts';
import { accountInfoSchema } from './account-info.schema.ts';
import { checkedCertificateSchema } from './certificate.schema.ts';
import { gateCodeSchema } from './gate-code.schema.ts';
import { requestedChangeSchema } from './change-request.schema.ts';
import { fileReplySchema } from '../documents/file-answer.ts';
import { wholeNumber, rev, text } from '../operations/fields.ts';

/** Dealers read and request the same within the group that the request names; requesting requires the right to edit sites. */
const people = { kind: 'full', applications: [2, 3], permissions: [] } as const;

const customer = { kind: 'full', applications: [3], permissions: [] } as const;

const ofSite = { input: { sn: wholeNumber } } as const;

export const accountInfoApi = {
  /** Returns an account as its customer and its dealer see it; 404 for anyone else (domain guide 6.7). */
  accountInfo: operation({
    ...ofSite,
    summary: 'An account, with what was asked to be changed',
    access: people,
    output: accountInfoSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Saves the fields that customers change themselves; the use case checks them again as a whole. */
  saveAccountInfo: operation({
    ...ofSite,
    summary: 'Change phones, emails, permit numbers, hints and the note of the own account',
    access: customer,
    input: {
      ...ofSite.input,
      ...accountForm.draft,
      /** If left out, the code stays; null removes it. */
      gateCode: z.optional(z.nullable(gateCodeSchema)),
      rev,
    },
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /**
   * Returns the gate code once to a user who recently confirmed their identity (otherwise 409 `checkNeeded`), never to
   * staff who impersonate them (domain guide 6.4 "Showing").
   */
  revealGateCode: operation({
    ...ofSite,
    summary: 'The gate code of an account; every look is recorded',
    access: { ...people, permissions: ['sitePasscodeRead'] },
    output: z.object({ code: z.string() }),
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    impersonation: 'never',
  }),

  /**
   * Requests a change of address or instructions; 409 `staleRev` if another user changed the field in the meantime (domain
   * guide 6.7 "Request").
   */
  requestAccountChange: operation({
    ...ofSite,
    summary: 'Ask for a change of the dispatch address or the permanent instructions',
    access: people,
    input: {
      ...ofSite.input,
      wishes: z.array(requestedChangeSchema).check(z.minLength(1), z.maxLength(9)),
    },
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  /** Withdraws an undecided request in the revision last read; 409 if it was decided or changed since. */
  withdrawChangeRequest: operation({
    summary: 'Withdraw a requested change nobody has decided',
    access: people,
    input: { sn: wholeNumber, id: z.uuid(), rev },
    refusals: ['notFound', 'conflict'],
    inGroup: true,
    repeatable: 'byKey',
  }),

  alarmCertificate: operation({
    ...ofSite,
    summary: 'The alarm certificate of the own account, as a PDF',
    access: { ...customer, permissions: ['allowViewCertificate'] },
    output: fileReplySchema,
    refusals: ['notFound', 'unacceptable'],
    file: 'download',
  }),

  /** Checks whether a certificate is genuine, for staff who are asked by an insurer; 404 for a number that was never issued. */
  checkCertificate: operation({
    summary: 'What the alarm certificate with a number certifies',
    access: { kind: 'full', applications: [1], permissions: [] },
    input: { number: text(32) },
    output: checkedCertificateSchema,
    refusals: ['notFound'],
  }),
};

/** Server calls of the account screens (domain guide 6.7). */
export type AccountInfoGateway = GatewayOf<typeof accountInfoApi>;

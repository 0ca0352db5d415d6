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

/** Dealers read and ask for the same within the group the request names; to ask takes them the right to edit sites. */
const people = { kind: 'full', applications: [2, 3], permissions: [] } as const;

const customer = { kind: 'full', applications: [3], permissions: [] } as const;

const ofSite = { input: { sn: wholeNumber } } as const;

export const accountInfoApi = {
  /** An account as its customer and its dealer read it; 404 for every other (domain guide 6.7). */
  accountInfo: operation({
    ...ofSite,
    summary: 'An account, with what was asked to be changed',
    access: people,
    output: accountInfoSchema,
    refusals: ['notFound'],
    inGroup: true,
  }),

  /** Saves what customers change themselves; checked once more as a whole by the use case's schema. */
  saveAccountInfo: operation({
    ...ofSite,
    summary: 'Change phones, emails, permit numbers, hints and the note of the own account',
    access: customer,
    input: {
      ...ofSite.input,
      ...accountForm.draft,
      /** Left out it stays, null takes it off. */
      gateCode: z.optional(z.nullable(gateCodeSchema)),
      rev,
    },
    refusals: ['notFound', 'conflict', 'unacceptable'],
    repeatable: 'byKey',
  }),

  /** Shows the gate code once to somebody whose last check is fresh (else 409 `checkNeeded`), never to whoever only sees the portal as them (domain guide 6.4 "Showing"). */
  revealGateCode: operation({
    ...ofSite,
    summary: 'The gate code of an account; every look is recorded',
    access: { ...people, permissions: ['sitePasscodeRead'] },
    output: z.object({ code: z.string() }),
    refusals: ['notFound', 'conflict', 'unacceptable'],
    inGroup: true,
    impersonation: 'never',
  }),

  /** Asks for a change of address or instructions; 409 `staleRev` where somebody else touched the field meanwhile (domain guide 6.7 "Request"). */
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

  /** Takes back what nobody has decided yet, as it was last seen; 409 once somebody decided or changed it. */
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

  /** Whether a certificate is one of ours, for staff who are asked by an insurer; 404 for a number that was never given. */
  checkCertificate: operation({
    summary: 'What the alarm certificate with a number certifies',
    access: { kind: 'full', applications: [1], permissions: [] },
    input: { number: text(32) },
    output: checkedCertificateSchema,
    refusals: ['notFound'],
  }),
};

/** What the screens of an account ask of the provider (domain guide 6.7). */
export type AccountInfoGateway = GatewayOf<typeof accountInfoApi>;

import * as z from 'zod/mini';
import { accountForm } from '#core/account-info/account-form.schema.ts';
import { accountInfoSchema } from '#core/account-info/account-info.schema.ts';
import { checkedCertificateSchema } from '#core/account-info/certificate.schema.ts';
import { gateCodeSchema } from '#core/account-info/gate-code.schema.ts';
import { requestWishSchema } from '#core/account-info/change-request.schema.ts';
import { get, post, put } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';
import { numberText, rev, text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

/** Dealers read and ask for the same within the group the request names; to ask takes them the right to edit sites. */
const people = { kind: 'full', applications: [2, 3], permissions: [] } as const;
const customer = { kind: 'full', applications: [3], permissions: [] } as const;
const ofSite = { params: z.strictObject({ sn: numberText }) } as const;

/** An account as its customer and its dealer read it; 404 for every other (domain guide 6.7). */
export const readAccountInfo = get('accountInfo', 'site/{sn}/account-info', {
  ...ofSite,
  inGroup: true,
  summary: 'An account, with what was asked to be changed',
  access: people,
  reply: accountInfoSchema,
  errors: [404],
});

/** Saves what customers change themselves; judged once more as a whole by the use case's schema. */
export const saveAccountInfo = put('saveAccountInfo', 'site/{sn}/account-info', {
  ...ofSite,
  repeatable: 'byKey',
  summary: 'Change phones, emails, permit numbers, hints and the note of the own account',
  access: customer,
  body: z.strictObject({
    ...accountForm.draft,
    /** Left out it stays, null takes it off. */
    gateCode: z.optional(z.nullable(gateCodeSchema)),
    rev,
  }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

/** Shows the gate code once to somebody whose last check is fresh, never to whoever only sees the portal as them (domain guide 6.4 "Showing"). */
export const revealGateCode = post('revealGateCode', 'site/{sn}/gate-code/reveal', {
  ...ofSite,
  inGroup: true,
  summary: 'The gate code of an account; every look is recorded',
  access: { ...people, permissions: ['sitePasscodeRead'] },
  impersonation: 'never',
  reply: z.object({ code: z.string() }),
  errors: [404, 409, 422],
});

/** Asks for a change of address or instructions (domain guide 6.7 "Request"). */
export const requestAccountChange = post('requestAccountChange', 'site/{sn}/change-requests', {
  ...ofSite,
  inGroup: true,
  repeatable: 'byKey',
  summary: 'Ask for a change of the dispatch address or the permanent instructions',
  access: people,
  body: z.strictObject({
    wishes: z.array(requestWishSchema).check(z.minLength(1), z.maxLength(9)),
  }),
  reply: nothingSchema,
  errors: [404, 409, 422],
});

/** Takes back what nobody has decided yet, as it was last seen; 409 once somebody decided or changed it. */
export const withdrawChangeRequest = post(
  'withdrawChangeRequest',
  'site/{sn}/change-requests/{id}/withdraw',
  {
    params: z.strictObject({ sn: numberText, id: z.uuid() }),
    body: z.strictObject({ rev }),
    inGroup: true,
    repeatable: 'byKey',
    summary: 'Withdraw a requested change nobody has decided',
    access: people,
    reply: nothingSchema,
    errors: [404, 409],
  },
);

export const alarmCertificate = get('alarmCertificate', 'site/{sn}/certificate', {
  ...ofSite,
  summary: 'The alarm certificate of the own account, as a PDF',
  access: { ...customer, permissions: ['allowViewCertificate'] },
  file: 'download',
  reply: fileReplySchema,
  errors: [404, 422],
});

/** Whether a certificate is one of ours, for staff who are asked by an insurer; 404 for a number that was never given. */
export const checkCertificate = get('checkCertificate', 'certificates/{number}', {
  summary: 'What the alarm certificate with a number certifies',
  access: { kind: 'full', applications: [1], permissions: [] },
  params: z.strictObject({ number: text(32) }),
  reply: checkedCertificateSchema,
  errors: [404],
});

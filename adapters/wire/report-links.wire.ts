import * as z from 'zod/mini';
import { LIMITS } from '#core/kernel/limits.ts';
import { MFA_TYPES } from '#core/mfa/mfa-type.schema.ts';
import {
  linkedReportSchema,
  linkLookSchema,
  openedReportSchema,
  reportCodeReceiptSchema,
} from '#core/report-links/report-link.schema.ts';
import { contactTypeSchema } from '#core/session/session-view.schema.ts';
import { get, post } from './endpoint.ts';
import { fileReplySchema, REPORT_MEDIA } from './file.wire.ts';
import { text } from './params.ts';
import { nothingSchema } from './problem.wire.ts';

const link = text(64);
const one = { params: z.strictObject({ id: link }) } as const;
const open = { ...one, access: { kind: 'open' } } as const;
const own = {
  ...one,
  access: { kind: 'full', applications: [1, 2], permissions: ['reportRead'] },
} as const;

/** What a link is, for whoever holds it; a look sends, counts and writes nothing (SECURITY.md §2.12). */
export const lookAtReportLink = get('lookAtReportLink', 'report/{id}/link', {
  ...open,
  summary: 'What a mailed report link leads to, masked',
  reply: linkLookSchema,
  errors: [404],
});

/** The report behind a link for somebody signed in, when it is one of their own groups'. */
export const readLinkedReport = get('readLinkedReport', 'report/{id}/portal', {
  ...own,
  summary: 'The report behind a link, in the portal',
  reply: linkedReportSchema,
  errors: [404, 412],
});

/** Sends a code (spec §7.2): the link's id stands where other codes name their contact (spec §7.3 "link id"). */
export const requestReportCode = post('requestReportCode', 'mfa/requestReportCode', {
  unhurried: true,
  summary: 'Send the code of a mailed report',
  access: { kind: 'open' },
  body: z.strictObject({
    contactMethodValue: link,
    type: contactTypeSchema,
    mfaType: z.literal(MFA_TYPES.reportingVerification),
    resendCode: z.optional(z.boolean()),
  }),
  reply: reportCodeReceiptSchema,
  errors: [404, 409, 412],
});

/** Checks a code (spec §7.2); the same browser that repeats a right one is answered alike. */
export const verifyReportCode = post('verifyReportCode', 'mfa/verifyReportCode', {
  repeatable: 'always',
  unhurried: true,
  summary: 'Verify the code of a mailed report',
  access: { kind: 'open' },
  body: z.strictObject({
    code: z.string().check(z.minLength(LIMITS.codeDigits), z.maxLength(32)),
    reportLinkCode: link,
  }),
  reply: openedReportSchema,
  errors: [404, 409, 412],
});

/** The file, for whoever holds the token of its link (spec §7 "report/*\/download"). */
export const downloadLinkedReport = get('downloadLinkedReport', 'report/{id}/download', {
  ...open,
  byReportToken: true,
  summary: 'The file of a mailed report',
  file: 'download',
  media: REPORT_MEDIA,
  reply: fileReplySchema,
  errors: [404, 412],
});

/** The same file for somebody signed in, when it is one of their own groups'. */
export const downloadOwnReport = get('downloadOwnReport', 'report/{id}/portal/file', {
  ...own,
  summary: 'The file of a mailed report, in the portal',
  file: 'download',
  media: REPORT_MEDIA,
  reply: fileReplySchema,
  errors: [404, 412],
});

/** Tells those who sent an expired report that a new one is wanted; once a day for a link. */
export const askForReport = post('askForReport', 'report/{id}/ask', {
  ...open,
  repeatable: 'always',
  summary: 'Ask for a report that is not kept any more',
  reply: nothingSchema,
  errors: [404, 409],
});

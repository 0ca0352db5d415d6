import type { GatewayOf } from '../operations/gateway-of.ts';
import { operation } from '../operations/operation.ts';
import * as z from 'zod/mini';
import { LIMITS } from '../kernel/limits.ts';
import { MFA_TYPES } from '../mfa/mfa-type.schema.ts';
import {
  linkedReportSchema,
  linkLookSchema,
  openedReportSchema,
  reportCodeReceiptSchema,
} from './linked-report.schema.ts';
import { contactTypeSchema } from '../session/session-view.schema.ts';
import { fileReplySchema, REPORT_MEDIA } from '../documents/file-answer.ts';
import { text } from '../operations/fields.ts';

const link = text(64);

const one = { input: { id: link } } as const;

const open = { ...one, access: { kind: 'open' } } as const;

const own = {
  ...one,
  access: { kind: 'full', applications: [1, 2], permissions: ['reportRead'] },
} as const;

export const reportLinksApi = {
  /**
   * Returns the state of a link to its holder. Reading the state has no side effects: it sends, counts and writes nothing
   * (SECURITY.md §2.12).
   */
  lookAtReportLink: operation({
    ...open,
    summary: 'The report behind a mailed link, masked',
    output: linkLookSchema,
    refusals: ['notFound'],
  }),

  /** Returns the mailed report to a signed-in person if the report belongs to one of the person's groups. */
  readLinkedReport: operation({
    ...own,
    summary: 'The report behind a link, for a signed-in user',
    output: linkedReportSchema,
    refusals: ['notFound', 'expired'],
  }),

  /** Sends a code for a link (spec §7.2). The link's id replaces the contact of other code requests (spec §7.3 "link id"). */
  requestReportCode: operation({
    summary: 'Send the code of a mailed report',
    access: { kind: 'open' },
    input: {
      contactMethodValue: link,
      type: contactTypeSchema,
      mfaType: z.literal(MFA_TYPES.reportingVerification),
      resendCode: z.optional(z.boolean()),
    },
    output: reportCodeReceiptSchema,
    refusals: ['notFound', 'conflict', 'expired'],
    unhurried: true,
  }),

  /** Checks a code (spec §7.2). Repeating a correct code in the same browser returns the same response. */
  verifyReportCode: operation({
    summary: 'Verify the code of a mailed report',
    access: { kind: 'open' },
    input: {
      code: z.string().check(z.minLength(LIMITS.codeDigits), z.maxLength(32)),
      reportLinkCode: link,
    },
    output: openedReportSchema,
    refusals: ['notFound', 'conflict', 'expired'],
    repeatable: 'always',
    unhurried: true,
  }),

  /** Returns the file to the holder of the link's token (spec §7 "report/*\/download"). */
  downloadLinkedReport: operation({
    ...open,
    summary: 'The file of a mailed report',
    output: fileReplySchema,
    refusals: ['notFound', 'expired'],
    byReportToken: true,
    file: 'download',
    media: REPORT_MEDIA,
  }),

  /** Returns the file of a mailed report to a signed-in person if the report belongs to one of the person's groups. */
  downloadOwnReport: operation({
    ...own,
    summary: 'The file of a mailed report, for a signed-in user',
    output: fileReplySchema,
    refusals: ['notFound', 'expired'],
    file: 'download',
    media: REPORT_MEDIA,
  }),

  /** Asks the senders of an expired report for a new one, at most once a day for each link. */
  askForReport: operation({
    ...open,
    summary: 'Request a report that is no longer stored',
    refusals: ['notFound', 'conflict'],
    repeatable: 'always',
  }),
};

/** The provider's operations for reports mailed as links (spec §2.5 "Reports download", §7.3). */
export type ReportLinksGateway = GatewayOf<typeof reportLinksApi>;

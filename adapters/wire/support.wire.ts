import * as z from 'zod/mini';
import {
  intakePageSchema,
  intakeReportSchema,
  intakeStatusSchema,
  loginStepSchema,
  staffListSchema,
  staffMemberSchema,
  supportedUserSchema,
  supportedUsersSchema,
  userActionSchema,
} from '#core/support/support.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { REPORT_LIST, STAFF_LIST, USER_LIST } from '#core/support/support-list.ts';
import { endpoint } from './endpoint.ts';
import { fileReplySchema } from './file.wire.ts';
import { EXPORT_MEDIA, exportParams, listParams, sortParams } from './lists.wire.ts';
import { numberText } from './params.ts';

const staff = (...permissions: readonly string[]) =>
  ({ kind: 'full', applications: [1], permissions }) as const;
const accountId = z.string().check(z.minLength(1), z.maxLength(64));
const searched = z.string().check(z.minLength(1), z.maxLength(LIMITS.searchText));
const rev = z.int().check(z.minimum(1));
const paged = { page: numberText, size: z.pipe(numberText, z.number().check(z.maximum(100))) };

/** Finding people needs no right beyond being staff (domain guide 6.17). */
export const supportUsers = endpoint({
  operationId: 'supportUsers',
  method: 'GET',
  path: 'support/users',
  summary: 'People by username, e-mail, name, phone, group number or transmitter code',
  access: staff(),
  query: z.strictObject({
    text: searched,
    ...sortParams(USER_LIST),
    ...paged,
  }),
  reply: supportedUsersSchema,
});

/** Everybody a search finds, at most 5,000; leaves a line of its own. */
export const supportUsersExport = endpoint({
  operationId: 'supportUsersExport',
  method: 'GET',
  path: 'support/users/export',
  summary: 'The people a search finds, as a file',
  access: staff(),
  query: z.strictObject({ text: searched, ...sortParams(USER_LIST), ...exportParams }),
  file: 'download',
  media: EXPORT_MEDIA,
  reply: fileReplySchema,
  errors: [422],
});

/** Sends a link, clears a wait or ends the sessions of somebody. */
export const supportAction = endpoint({
  operationId: 'supportAction',
  method: 'POST',
  path: 'support/users/{accountId}/actions',
  summary: 'Help somebody to sign in',
  access: staff('support'),
  params: z.strictObject({ accountId }),
  body: z.strictObject({ action: userActionSchema }),
  reply: supportedUserSchema,
  errors: [404, 422],
});

/** The next sign-in asks for a login step again; 422 for a customer's username, which is the e-mail address (spec §4.1). */
export const supportStep = endpoint({
  operationId: 'supportStep',
  method: 'POST',
  path: 'support/users/{accountId}/steps',
  summary: 'Ask for a login step again',
  access: staff('support'),
  params: z.strictObject({ accountId }),
  body: z.strictObject({ step: loginStepSchema }),
  reply: supportedUserSchema,
  errors: [404, 422],
});

export const supportReports = endpoint({
  operationId: 'supportReports',
  method: 'GET',
  path: 'support/reports',
  summary: 'Bug reports and feedback, newest first',
  access: staff('support'),
  query: z.strictObject({
    kind: z.optional(z.enum(['bug', 'feedback'])),
    status: z.optional(intakeStatusSchema),
    text: z.optional(z.string().check(z.maxLength(LIMITS.searchText))),
    ...sortParams(REPORT_LIST),
    ...paged,
  }),
  reply: intakePageSchema,
});

/** The reports a query leaves, at most 5,000; leaves a line of its own. */
export const supportReportsExport = endpoint({
  operationId: 'supportReportsExport',
  method: 'GET',
  path: 'support/reports/export',
  summary: 'Bug reports and feedback as a file',
  access: staff('support'),
  query: z.strictObject({ ...listParams(REPORT_LIST), ...exportParams }),
  file: 'download',
  media: EXPORT_MEDIA,
  reply: fileReplySchema,
  errors: [422],
});

export const supportReportStatus = endpoint({
  operationId: 'supportReportStatus',
  method: 'PUT',
  path: 'support/reports/{reference}',
  summary: 'Move a report on',
  access: staff('support'),
  params: z.strictObject({ reference: z.string().check(z.maxLength(16)) }),
  body: z.strictObject({ status: intakeStatusSchema, rev }),
  reply: intakeReportSchema,
  errors: [404, 409],
});

export const supportStaff = endpoint({
  operationId: 'supportStaff',
  method: 'GET',
  path: 'support/staff',
  summary: 'The staff with their rights',
  access: staff('staffAdmin'),
  reply: staffListSchema,
});

/** The staff a search leaves; leaves a line of its own. */
export const supportStaffExport = endpoint({
  operationId: 'supportStaffExport',
  method: 'GET',
  path: 'support/staff/export',
  summary: 'The staff with their rights, as a file',
  access: staff('staffAdmin'),
  query: z.strictObject({ ...listParams(STAFF_LIST), ...exportParams }),
  file: 'download',
  media: EXPORT_MEDIA,
  reply: fileReplySchema,
  errors: [422],
});

export const supportRights = endpoint({
  operationId: 'supportRights',
  method: 'PUT',
  path: 'support/staff/{accountId}/rights',
  summary: 'Give a staff member exactly these rights',
  access: staff('staffAdmin'),
  params: z.strictObject({ accountId }),
  body: z.strictObject({
    rights: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(32)),
    rev,
  }),
  reply: staffMemberSchema,
  errors: [404, 409, 422],
});

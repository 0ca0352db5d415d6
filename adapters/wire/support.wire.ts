import * as z from 'zod/mini';
import {
  INTAKE_KINDS,
  intakePageSchema,
  intakeReportSchema,
  intakeStatusSchema,
  staffListSchema,
  staffMemberSchema,
  supportedUserSchema,
  supportedUsersSchema,
  userActionSchema,
} from '#core/support/support.schema.ts';
import {
  LATELY_MOST,
  supportDeskSchema,
  supportedPersonSchema,
  supportHitsSchema,
} from '#core/support/support-place.schema.ts';
import { contactTypeSchema } from '#core/session/session-view.schema.ts';
import { askStepFormSchema, loginStepSchema } from '#core/support/next-sign-in.schema.ts';
import { LIMITS } from '#core/kernel/limits.ts';
import { REPORT_LIST, STAFF_LIST, USER_LIST } from '#core/support/support-list.ts';
import { get, post, put } from './endpoint.ts';
import { exportParams, listFile, listParams, sortParams } from './lists.wire.ts';
import { numberText, text, rev } from './params.ts';

const staff = (...permissions: readonly string[]) =>
  ({ kind: 'full', applications: [1], permissions }) as const;
const accountId = text(64);
const searched = text(LIMITS.searchText);
const paged = { page: numberText, size: z.pipe(numberText, z.number().check(z.maximum(100))) };

/** Finding people needs no right beyond being staff (domain guide 6.17). */
export const supportUsers = get('supportUsers', 'support/users', {
  summary: 'People by username, e-mail, name, phone, group number or transmitter code',
  access: staff(),
  query: z.strictObject({
    text: searched,
    ...sortParams(USER_LIST),
    ...paged,
  }),
  reply: supportedUsersSchema,
});

/** What the header's search shows while somebody types: few people, and groups. */
export const supportSearch = get('supportSearch', 'support/search', {
  summary: 'The first people and groups some words find',
  access: staff(),
  query: z.strictObject({ text: searched }),
  reply: supportHitsSchema,
});

/** The first view of Support; `lately` names the people somebody looked up, their ids with commas between. */
export const supportDesk = get('supportDesk', 'support/desk', {
  summary: 'Who waits after failed sign-ins, running visits, and people looked up lately',
  access: staff(),
  query: z.strictObject({ lately: z.optional(z.string().check(z.maxLength(LATELY_MOST * 65))) }),
  reply: supportDeskSchema,
});

/** One person as their place shows them, each part for those with its right. */
export const supportPerson = get('supportPerson', 'support/users/{accountId}', {
  summary: 'One person with sessions, visits and the newest lines of the record',
  access: staff(),
  params: z.strictObject({ accountId }),
  reply: supportedPersonSchema,
  errors: [404],
});

/** Everybody a search finds, at most 5,000; leaves a line of its own. */
export const supportUsersExport = get('supportUsersExport', 'support/users/export', {
  ...listFile,
  summary: 'The people a search finds, as a file',
  access: staff(),
  query: z.strictObject({ text: searched, ...sortParams(USER_LIST), ...exportParams }),
});

/** Sends a link, clears a wait or ends the sessions of somebody. */
export const supportAction = post('supportAction', 'support/users/{accountId}/actions', {
  repeatable: 'byKey',
  summary: 'Help somebody to sign in',
  access: staff('support'),
  params: z.strictObject({ accountId }),
  body: z.strictObject({ action: userActionSchema }),
  reply: supportedUserSchema,
  errors: [404, 422],
});

/** The next sign-in asks for a login step again; 422 for a customer's username, which is the e-mail address (spec §4.1). */
export const supportStep = post('supportStep', 'support/users/{accountId}/steps', {
  summary: 'Ask for a login step again',
  access: staff('support'),
  params: z.strictObject({ accountId }),
  body: z.strictObject({ step: loginStepSchema, ...askStepFormSchema.shape }),
  reply: supportedUserSchema,
  oncePerKey: true,
  errors: [404, 409, 422],
});

/** Takes a step back that staff asked for; 409 when the person has met it. */
export const supportTakeBackStep = post(
  'supportTakeBackStep',
  'support/users/{accountId}/steps/{askedId}/takeBack',
  {
    repeatable: 'byKey',
    summary: 'Take an asked step back; repeating it changes nothing',
    access: staff('support'),
    params: z.strictObject({ accountId, askedId: text(64) }),
    reply: supportedUserSchema,
    errors: [404, 409, 422],
  },
);

/** The next sign-in sends its code to this contact, which then takes the old one's place (SECURITY.md §2.7). */
export const supportContact = post('supportContact', 'support/users/{accountId}/contact', {
  summary: 'Correct a contact of somebody',
  access: staff('support'),
  params: z.strictObject({ accountId }),
  body: z.strictObject({
    type: contactTypeSchema,
    value: text(LIMITS.email),
    ...askStepFormSchema.shape,
  }),
  reply: supportedUserSchema,
  oncePerKey: true,
  errors: [404, 409, 422],
});

/** Takes a correction back while it waits; 409 when it does not any more. */
export const supportTakeBackContact = post(
  'supportTakeBackContact',
  'support/users/{accountId}/contact/{correctionId}/takeBack',
  {
    repeatable: 'byKey',
    summary: 'Take the correction of a contact back; repeating it changes nothing',
    access: staff('support'),
    params: z.strictObject({ accountId, correctionId: text(64) }),
    reply: supportedUserSchema,
    errors: [404, 409, 422],
  },
);

export const supportReports = get('supportReports', 'support/reports', {
  summary: 'Bug reports and feedback, newest first',
  access: staff('support'),
  query: z.strictObject({
    kind: z.optional(z.enum(INTAKE_KINDS)),
    status: z.optional(intakeStatusSchema),
    text: z.optional(z.string().check(z.maxLength(LIMITS.searchText))),
    ...sortParams(REPORT_LIST),
    ...paged,
  }),
  reply: intakePageSchema,
});

/** The reports a query leaves, at most 5,000; leaves a line of its own. */
export const supportReportsExport = get('supportReportsExport', 'support/reports/export', {
  ...listFile,
  summary: 'Bug reports and feedback as a file',
  access: staff('support'),
  query: z.strictObject({ ...listParams(REPORT_LIST), ...exportParams }),
});

export const supportReportStatus = put('supportReportStatus', 'support/reports/{reference}', {
  repeatable: 'byKey',
  summary: 'Move a report on',
  access: staff('support'),
  params: z.strictObject({ reference: z.string().check(z.maxLength(16)) }),
  body: z.strictObject({ status: intakeStatusSchema, rev }),
  reply: intakeReportSchema,
  errors: [404, 409],
});

/** Closes the message and mails whoever wrote it (domain guide 6.19 "Contact us"). */
export const supportAnswer = put('supportAnswer', 'support/reports/{reference}/answer', {
  repeatable: 'byKey',
  summary: 'Answer a message',
  access: staff('support'),
  params: z.strictObject({ reference: z.string().check(z.maxLength(16)) }),
  body: z.strictObject({ text: text(LIMITS.intakeText), rev }),
  reply: intakeReportSchema,
  errors: [404, 409],
});

export const supportStaff = get('supportStaff', 'support/staff', {
  summary: 'The staff with their rights',
  access: staff('staffAdmin'),
  reply: staffListSchema,
});

/** The staff a search leaves; leaves a line of its own. */
export const supportStaffExport = get('supportStaffExport', 'support/staff/export', {
  ...listFile,
  summary: 'The staff with their rights, as a file',
  access: staff('staffAdmin'),
  query: z.strictObject({ ...listParams(STAFF_LIST), ...exportParams }),
});

export const supportRights = put('supportRights', 'support/staff/{accountId}/rights', {
  repeatable: 'byKey',
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

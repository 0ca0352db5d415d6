import { type Permission, PERMISSIONS, STAFF_RIGHTS } from '../permission/permissions.ts';
import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { LocalList } from '../lists/local-list.rule.ts';
import {
  INTAKE_KINDS,
  intakeStatusSchema,
  type IntakeReport,
  type StaffMember,
} from './supported-users.schema.ts';

/** Every right of staff that can be given and taken, with its name and what it opens, in the order of the form. */
export const GIVABLE_RIGHTS: readonly {
  readonly right: Permission;
  readonly name: string;
  readonly opens: string;
}[] = [
  {
    right: STAFF_RIGHTS.support,
    name: 'Help users',
    opens: 'Login steps, waits, sessions and links in Support; reports of bugs and feedback',
  },
  {
    right: STAFF_RIGHTS.impersonate,
    name: 'View as a user',
    opens: 'See the portal as a dealer or customer, look only',
  },
  {
    right: STAFF_RIGHTS.actAs,
    name: 'Act for a user',
    opens: 'Change things while viewing as a user; needs View as a user',
  },
  { right: STAFF_RIGHTS.news, name: 'News', opens: 'News setup' },
  { right: STAFF_RIGHTS.banner, name: 'Banner', opens: 'Banner Settings' },
  { right: STAFF_RIGHTS.marketing, name: 'Marketing', opens: 'Campaigns for dealers' },
  {
    right: STAFF_RIGHTS.requests,
    name: 'Apply requests',
    opens: 'Apply changes of addresses and instructions, and cancellations, that dealers approved',
  },
  {
    right: STAFF_RIGHTS.provisioning,
    name: 'Site groups & people',
    opens: 'Set up groups, import, invite people, change what dealers’ users may, publish terms',
  },
  { right: STAFF_RIGHTS.policy, name: 'Privacy policy', opens: 'Publish a new privacy policy' },
  { right: STAFF_RIGHTS.audit, name: 'Audit', opens: 'Read and export the record' },
  { right: PERMISSIONS.reportRead, name: 'Reports', opens: 'Reports of the installation' },
  {
    right: STAFF_RIGHTS.staffAdmin,
    name: 'Staff rights',
    opens: 'Give and take the rights of staff, and help them sign in',
  },
];

/** People in Support: searched by words, ordered by what has an order (domain guide 6.17). */
export const USER_LIST = listShape({ name: 'users', sorts: ['name', 'application', 'lastLogin'] });

/** Headings of the list and of every file of it. */
export const USER_TITLES = {
  name: 'User',
  application: 'Application',
  groups: 'Groups',
  lastLogin: 'Last login',
  code: 'Code',
  signIn: 'Sign-in',
  username: 'Username',
  email: 'E-mail',
  phone: 'Phone',
} as const;

/** Bug reports and feedback: the newest first unless sorted (domain guide 6.17). */
export const REPORT_LIST = listShape({
  name: 'reports',
  sorts: ['report', 'kind', 'from', 'written', 'state'],
  filters: {
    kind: { kind: 'choice', of: INTAKE_KINDS },
    status: { kind: 'choice', of: intakeStatusSchema.options },
  },
});

/** What a report is called: its own summary, or what feedback gives. */
export const reportName = ({ summary, rating }: Pick<IntakeReport, 'summary' | 'rating'>): string =>
  summary ?? `Rating ${rating ?? 0} of 5`;

const KIND_TEXT = { bug: 'Bug', feedback: 'Feedback', message: 'Message' } as const;

/** What a report is, in one word. */
export const kindWord = ({ kind }: Pick<IntakeReport, 'kind'>): string => KIND_TEXT[kind];

/** Headings of the list, and what a file says under them. */
export const REPORT_COLUMNS: readonly ExportColumn<IntakeReport>[] = [
  { key: 'report', title: 'Report', value: reportName },
  { key: 'reference', title: 'Reference', value: ({ reference }) => reference },
  { key: 'kind', title: 'Kind', value: kindWord },
  { key: 'from', title: 'From', value: ({ writtenBy }) => writtenBy },
  { key: 'written', title: 'Written', value: ({ createdAt }) => createdAt },
  { key: 'state', title: 'State', value: ({ status }) => status },
];

/** Rights by the names of the form; one that nobody gives keeps its own. */
export const rightsNames = (rights: readonly string[]): string =>
  rights.map((held) => GIVABLE_RIGHTS.find(({ right }) => right === held)?.name ?? held).join(', ');

/** The rights of one of the staff in words, by the names of the form. */
export const rightsLine = ({ rights, disabled }: StaffMember): string => {
  const named = GIVABLE_RIGHTS.filter(({ right }) => rights.includes(right));
  const all = rights.length === GIVABLE_RIGHTS.length;
  const text = all ? 'Every right' : named.map(({ name }) => name).join(', ') || 'None';
  return `${disabled ? 'Disabled. ' : ''}${text}`;
};

/** Staff in Support: by name unless sorted (domain guide 6.17). */
export const STAFF_LIST = listShape({ name: 'staff', sorts: ['name'] });

/** Headings of the list, and what a file says under them. */
export const STAFF_COLUMNS: readonly ExportColumn<StaffMember>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'username', title: 'Username', value: ({ username }) => username },
  { key: 'rights', title: 'Rights', value: rightsLine },
];

/** How the staff that is there is searched and ordered. */
export const STAFF: LocalList<StaffMember> = {
  texts: (member) => [member.name, member.username, rightsLine(member)],
  sorts: { name: ({ name }) => name },
};

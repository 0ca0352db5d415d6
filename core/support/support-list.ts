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

/** The staff rights that can be granted and revoked, with names and descriptions, in form order. */
export const GIVABLE_RIGHTS: readonly {
  readonly right: Permission;
  readonly name: string;
  readonly opens: string;
}[] = [
  {
    right: STAFF_RIGHTS.support,
    name: 'Help users',
    opens: 'Sign-in steps, locks, sessions and links in Support; bug reports and feedback',
  },
  {
    right: STAFF_RIGHTS.impersonate,
    name: 'View as a user',
    opens: 'See the portal as a dealer or customer does, without changing anything',
  },
  {
    right: STAFF_RIGHTS.actAs,
    name: 'Act for a user',
    opens: 'Make changes while viewing as a user; requires View as a user',
  },
  { right: STAFF_RIGHTS.news, name: 'News', opens: 'News setup' },
  { right: STAFF_RIGHTS.banner, name: 'Banner', opens: 'Banner Settings' },
  { right: STAFF_RIGHTS.marketing, name: 'Marketing', opens: 'Campaigns for dealers' },
  {
    right: STAFF_RIGHTS.requests,
    name: 'Apply requests',
    opens: 'Apply address and instruction changes, and cancellations, that dealers approved',
  },
  {
    right: STAFF_RIGHTS.provisioning,
    name: 'Site groups & people',
    opens:
      'Set up groups, import data, invite people, change rights of dealers’ users, publish terms',
  },
  { right: STAFF_RIGHTS.policy, name: 'Privacy policy', opens: 'Publish a new privacy policy' },
  { right: STAFF_RIGHTS.audit, name: 'Audit log', opens: 'Read and export the audit log' },
  { right: PERMISSIONS.reportRead, name: 'Reports', opens: 'Reports of all groups' },
  {
    right: STAFF_RIGHTS.staffAdmin,
    name: 'Staff rights',
    opens: 'Grant and remove staff rights, and help staff sign in',
  },
];

/** The list of people in Support, with a word search and sortable columns (domain guide 6.17). */
export const USER_LIST = listShape({ name: 'users', sorts: ['name', 'application', 'lastLogin'] });

/** The column titles of the people list and its exported files. */
export const USER_TITLES = {
  name: 'User',
  application: 'Application',
  groups: 'Groups',
  lastLogin: 'Last login',
  code: 'Code',
  signIn: 'Sign-in',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
} as const;

/** The list of bug reports and feedback, newest first unless sorted otherwise (domain guide 6.17). */
export const REPORT_LIST = listShape({
  name: 'reports',
  sorts: ['report', 'kind', 'from', 'written', 'state'],
  filters: {
    kind: { kind: 'choice', of: INTAKE_KINDS },
    status: { kind: 'choice', of: intakeStatusSchema.options },
  },
});

/** Returns the name of a report: its summary, or the rating for feedback without a summary. */
export const reportName = ({ summary, rating }: Pick<IntakeReport, 'summary' | 'rating'>): string =>
  summary ?? `Rating ${rating ?? 0} of 5`;

const KIND_TEXT = { bug: 'Bug', feedback: 'Feedback', message: 'Message' } as const;

/** Returns the kind of a report as one word. */
export const kindWord = ({ kind }: Pick<IntakeReport, 'kind'>): string => KIND_TEXT[kind];

/** The columns of the report list, each with its value in an exported file. */
export const REPORT_COLUMNS: readonly ExportColumn<IntakeReport>[] = [
  { key: 'report', title: 'Report', value: reportName },
  { key: 'reference', title: 'Reference', value: ({ reference }) => reference },
  { key: 'kind', title: 'Kind', value: kindWord },
  { key: 'from', title: 'From', value: ({ writtenBy }) => writtenBy },
  { key: 'written', title: 'Written', value: ({ createdAt }) => createdAt },
  { key: 'state', title: 'State', value: ({ status }) => status },
];

/** Returns the names of rights as in the form, separated by commas. A right that cannot be granted keeps its own name. */
export const rightsNames = (rights: readonly string[]): string =>
  rights.map((held) => GIVABLE_RIGHTS.find(({ right }) => right === held)?.name ?? held).join(', ');

/** Returns the rights of a staff member as text, with their names in the form. */
export const rightsLine = ({ rights, disabled }: StaffMember): string => {
  const named = GIVABLE_RIGHTS.filter(({ right }) => rights.includes(right));
  const all = rights.length === GIVABLE_RIGHTS.length;
  const text = all ? 'Every right' : named.map(({ name }) => name).join(', ') || 'None';
  return `${disabled ? 'Disabled. ' : ''}${text}`;
};

/** The list of staff in Support, sorted by name unless requested otherwise (domain guide 6.17). */
export const STAFF_LIST = listShape({ name: 'staff', sorts: ['name'] });

/** The columns of the staff list, each with its value in an exported file. */
export const STAFF_COLUMNS: readonly ExportColumn<StaffMember>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name },
  { key: 'username', title: 'Username', value: ({ username }) => username },
  { key: 'rights', title: 'Rights', value: rightsLine },
];

/** Searches and sorts the loaded staff members in the browser. */
export const STAFF: LocalList<StaffMember> = {
  texts: (member) => [member.name, member.username, rightsLine(member)],
  sorts: { name: ({ name }) => name },
};

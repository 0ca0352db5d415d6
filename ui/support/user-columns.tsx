import type { SupportedUser } from '#core/support/support.schema.ts';
import { USER_TITLES } from '#core/support/support-list.ts';
import { audienceOf, codeWord, groupsLine } from '#core/support/user-words.rule.ts';
import type { DataColumn } from '../kit/data-list/column.ts';
import { formatMoment } from '../kit/format-time.ts';
import { UserBadge } from './user-badges.tsx';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const lastLogin = ({ lastLoginAt }: SupportedUser): string =>
  lastLoginAt === null ? 'Never' : formatMoment(lastLoginAt, new Date().toISOString(), zone());

/** What Support's list says of a person (domain guide 6.17). */
export const USER_COLUMNS: readonly DataColumn<SupportedUser>[] = [
  {
    key: 'name',
    title: USER_TITLES.name,
    cell: ({ name }) => name,
    note: ({ username }) => username,
    sortable: true,
    inFile: true,
  },
  {
    key: 'application',
    title: USER_TITLES.application,
    cell: audienceOf,
    phone: 'meta',
    priority: 2,
    sortable: true,
    inFile: true,
  },
  { key: 'groups', title: USER_TITLES.groups, cell: groupsLine, inFile: true },
  {
    key: 'lastLogin',
    title: USER_TITLES.lastLogin,
    cell: lastLogin,
    kind: 'line',
    phone: 'meta',
    phoneCell: (user) => `${USER_TITLES.lastLogin}: ${lastLogin(user)}`,
    sortable: true,
    inFile: true,
  },
  { key: 'code', title: USER_TITLES.code, cell: codeWord, priority: 3, inFile: true },
  {
    key: 'signIn',
    title: USER_TITLES.signIn,
    cell: (user) => <UserBadge user={user} />,
    phone: 'beside',
  },
  {
    key: 'username',
    title: USER_TITLES.username,
    cell: ({ username }) => username,
    phone: 'meta',
    hidden: true,
    inFile: true,
  },
  {
    key: 'email',
    title: USER_TITLES.email,
    cell: ({ email }) => email,
    hidden: true,
    inFile: true,
  },
  {
    key: 'phone',
    title: USER_TITLES.phone,
    cell: ({ phoneNumber }) => phoneNumber,
    kind: 'line',
    hidden: true,
    inFile: true,
  },
];

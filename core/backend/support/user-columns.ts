import type { ExportColumn } from '../../lists/list-table.rule.ts';
import { USER_TITLES } from '../../support/support-list.ts';
import { audienceOf, codeWord, groupsLine } from '../../support/diagnostics-of.rule.ts';
import type { FoundUser } from './support.repository.port.ts';

const all = Number.MAX_SAFE_INTEGER;

/** Columns of the export of people. */
export const USER_COLUMNS: readonly ExportColumn<FoundUser>[] = [
  { key: 'name', title: USER_TITLES.name, value: ({ name }) => name },
  { key: 'username', title: USER_TITLES.username, value: ({ username }) => username },
  {
    key: 'application',
    title: USER_TITLES.application,
    value: ({ application, beta }) => audienceOf({ applicationNum: application, beta }),
  },
  {
    key: 'groups',
    title: USER_TITLES.groups,
    value: ({ groups }) => groupsLine({ groups: [...groups] }, all),
  },
  {
    key: 'lastLogin',
    title: USER_TITLES.lastLogin,
    value: ({ lastLoginAt }) => (lastLoginAt === null ? null : new Date(lastLoginAt).toISOString()),
  },
  { key: 'code', title: USER_TITLES.code, value: codeWord },
  { key: 'email', title: USER_TITLES.email, value: ({ email }) => email },
  { key: 'phone', title: USER_TITLES.phone, value: ({ phone }) => phone },
];

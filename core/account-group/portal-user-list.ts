import { listShape } from '../lists/list-query.schema.ts';
import type { ExportColumn } from '../lists/list-table.rule.ts';
import type { LocalList } from '../lists/local-list.rule.ts';
import { rightsText } from './portal-rights.ts';
import { PORTAL_STATES, type PortalUser, SIGN_IN_TEXT } from './portal-user.schema.ts';
import { PRESETS } from './presets.rule.ts';

/** Shape of a dealer's user list, sorted by name by default (domain guide 6.10). */
export const PORTAL_USER_LIST = listShape({
  name: 'portal-users',
  sorts: ['name', 'preset', 'groups', 'lastLogin', 'check', 'state'],
  filters: {
    preset: { kind: 'choice', of: [...PRESETS, 'Custom'] },
    state: { kind: 'choice', of: PORTAL_STATES },
  },
});

/** Returns the user's groups as the group numbers that people know. */
export const groupsText = ({
  groups,
  elsewhere,
}: Pick<PortalUser, 'groups' | 'elsewhere'>): string =>
  [...groups.map(String), ...(elsewhere ? ['others'] : [])].join(', ');

/** Columns of the user list, with their values in an exported file. */
export const PORTAL_USER_COLUMNS: readonly ExportColumn<PortalUser>[] = [
  { key: 'name', title: 'User', value: ({ name }) => name },
  { key: 'username', title: 'Username', value: ({ username }) => username },
  { key: 'mobile', title: 'Mobile', value: ({ mobile }) => mobile },
  { key: 'email', title: 'Email', value: ({ email }) => email },
  { key: 'preset', title: 'Preset', value: ({ preset }) => preset },
  { key: 'rights', title: 'Rights', value: ({ rights }) => rightsText(rights) },
  { key: 'groups', title: 'Access', value: groupsText },
  { key: 'lastLogin', title: 'Last login', value: ({ lastLoginAt }) => lastLoginAt },
  { key: 'check', title: 'Sign-in method', value: ({ check }) => check && SIGN_IN_TEXT[check] },
  { key: 'state', title: 'Status', value: ({ state }) => state },
];

/** Search, filters and sorts of the user list. */
export const PORTAL_USERS: LocalList<PortalUser> = {
  texts: (user) => [user.name, user.username, user.email, user.mobile, groupsText(user)],
  filters: {
    preset: ({ preset }, value) => preset === value,
    state: ({ state }, value) => state === value,
  },
  sorts: {
    name: ({ name }) => name,
    preset: ({ preset }) => preset,
    groups: ({ groups }) => groups[0] ?? null,
    lastLogin: ({ lastLoginAt }) => lastLoginAt,
    check: ({ check }) => check,
    state: ({ state }) => state,
  },
};

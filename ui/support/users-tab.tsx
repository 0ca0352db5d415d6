import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import MagnifyingGlassIcon from '@heroicons/react/24/outline/MagnifyingGlassIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { SupportedUser } from '#core/support/support.schema.ts';
import { USER_TITLES } from '#core/support/user-list.ts';
import { audienceOf, codeWord, groupsLine } from '#core/support/user-words.rule.ts';
import { IconButton } from '../kit/icon-button.tsx';
import type { DataColumn } from '../kit/data-list/column.ts';
import { formatMoment } from '../kit/format-time.ts';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useModel } from '../shell/use-model.ts';
import { UserPanel } from './user-panel.tsx';
import { UserBadge } from './user-badges.tsx';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const lastLogin = ({ lastLoginAt }: SupportedUser): string =>
  lastLoginAt === null ? 'Never' : formatMoment(lastLoginAt, new Date().toISOString(), zone());

/** What Support's list says of a person (domain guide 6.17). */
const USER_COLUMNS: readonly DataColumn<SupportedUser>[] = [
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
    phone: 'second',
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

const IDLE = {
  icon: MagnifyingGlassIcon,
  title: 'Find a user',
  text: 'By name, username, e-mail, phone, group number or transmitter code.',
};
const NOBODY = {
  icon: MagnifyingGlassIcon,
  title: 'No user matches',
  text: 'Try a group number or an xmit.',
};
const nameOf = ({ name }: SupportedUser): string => name;

/** People of every audience, found and helped; the search stands in the address (domain guide 6.17). */
export const UsersTab = observer(() => {
  const model = useModel('support');
  const { list, opened } = model;
  useListAddress(list);
  const open = useCallback((user: SupportedUser) => model.open(user), [model]);
  return (
    <>
      <ListView
        list={list}
        title="Users"
        pages="Pages of users"
        waiting="Looking for users"
        columns={USER_COLUMNS}
        nameOf={nameOf}
        onOpen={open}
        search={{
          id: 'user-search',
          label: 'Find a user',
          placeholder: 'Name, username, e-mail, phone, group or xmit',
        }}
        tools={
          <IconButton size="sm" bordered label="Search again" onClick={() => void list.again()}>
            <ArrowPathIcon />
          </IconButton>
        }
        idle={IDLE}
        empty={() => NOBODY}
        download={model.download}
      />
      {opened !== null && <UserPanel model={opened} onClose={() => model.close()} />}
    </>
  );
});

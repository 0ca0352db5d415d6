import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import AdjustmentsHorizontalIcon from '@heroicons/react/20/solid/AdjustmentsHorizontalIcon';
import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import LockOpenIcon from '@heroicons/react/20/solid/LockOpenIcon';
import NoSymbolIcon from '@heroicons/react/20/solid/NoSymbolIcon';
import PaperAirplaneIcon from '@heroicons/react/20/solid/PaperAirplaneIcon';
import UserMinusIcon from '@heroicons/react/20/solid/UserMinusIcon';
import UsersIcon from '@heroicons/react/24/outline/UsersIcon';
import XMarkIcon from '@heroicons/react/20/solid/XMarkIcon';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { AccountGroup } from '#core/account-group/account-group.schema.ts';
import { rightsText } from '#core/account-group/portal-rights.ts';
import { groupsText, PORTAL_USER_COLUMNS } from '#core/account-group/portal-user-list.ts';
import { PORTAL_STATES, type PortalUser } from '#core/account-group/portal-user.schema.ts';
import { PRESETS } from '#core/account-group/presets.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { columnsWith } from '../kit/data-list/column.ts';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import type { MenuEntry } from '../kit/menu.tsx';
import { Text } from '../kit/text.ts';
import { ListChoice } from '../lists/list-choice.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { ListView } from '../lists/list-view.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import type { AccountGroupViewModel } from './account-group.view-model.ts';
import { CheckBadge, StateBadge } from './group-badges.tsx';

const moment = (at: string | null): string => (at === null ? '–' : formatStamp(at, readerZone()));

const noteOf = ({ username, sentAt }: PortalUser): string =>
  username ?? `invited ${moment(sentAt)}`;

const COLUMNS = columnsWith<PortalUser>(PORTAL_USER_COLUMNS, [
  {
    key: 'name',
    cell: ({ name, own }) => (own ? `${name} (you)` : name),
    note: noteOf,
    sortable: true,
  },
  { key: 'username', cell: ({ username }) => username ?? '–', hidden: true },
  { key: 'mobile', cell: ({ mobile }) => mobile ?? '–', hidden: true },
  { key: 'email', cell: ({ email }) => (email === null ? '–' : shownEmail(email)), hidden: true },
  {
    key: 'preset',
    cell: ({ preset }) => preset,
    sortable: true,
    phone: 'second',
    phoneCell: (user) => `${user.preset}, ${groupsText(user)}`,
  },
  { key: 'rights', cell: ({ rights }) => rightsText(rights), hidden: true },
  { key: 'groups', cell: groupsText, sortable: true, priority: 2 },
  {
    key: 'lastLogin',
    cell: ({ lastLoginAt, sentAt }) =>
      lastLoginAt === null && sentAt === null ? 'Never' : moment(lastLoginAt),
    kind: 'line',
    sortable: true,
    priority: 3,
  },
  {
    key: 'check',
    cell: ({ check }) => (check === null ? '–' : <CheckBadge check={check} />),
    kind: 'line',
    sortable: true,
    priority: 2,
  },
  {
    key: 'state',
    cell: ({ state }) => <StateBadge state={state} />,
    kind: 'line',
    sortable: true,
    phone: 'beside',
  },
]);

const nameOf = ({ name }: PortalUser): string => name;

/** Returns the menu actions on a portal user; empty for the reader's own row. */
const actsOf = (
  model: AccountGroupViewModel,
  group: AccountGroup,
  user: PortalUser,
  mayInvite: boolean,
): readonly MenuEntry[] => {
  const { acts } = model;
  if (user.own) return [];
  const entry = (id: string, text: string, icon: MenuEntry['icon'], onSelect: () => void) => ({
    id,
    text: `${text} ${user.name}`,
    icon,
    onSelect,
  });
  if (user.sentAt !== null)
    return [
      ...(mayInvite
        ? [
            entry(
              'resend',
              'Resend the invitation to',
              PaperAirplaneIcon,
              () => void acts.resend(user),
            ),
          ]
        : []),
      entry('withdraw', 'Withdraw the invitation to', XMarkIcon, () => acts.ask('withdraw', user)),
    ];
  const remove = entry('remove', 'Remove', UserMinusIcon, () => acts.ask('remove', user));
  if (user.elsewhere) return [remove];
  return [
    entry('change', 'Change access for', AdjustmentsHorizontalIcon, () =>
      model.openAccess(group, user),
    ),
    entry('check', 'Reset two-step sign-in for', ArrowPathIcon, () => acts.ask('resetCheck', user)),
    user.state === 'Disabled'
      ? entry('enable', 'Enable', LockOpenIcon, () => void acts.enable(user))
      : entry('disable', 'Disable', NoSymbolIcon, () => acts.ask('disable', user)),
    remove,
  ];
};

const options = (words: readonly string[]) => words.map((value) => ({ value, text: value }));

/** Shows the dealer's portal users and the pending invitations (domain guide 6.10 "Portal users"). */
export const PortalUsers = observer(
  ({
    model,
    group,
    mayChange,
    mayInvite,
  }: {
    readonly model: AccountGroupViewModel;
    readonly group: AccountGroup;
    readonly mayChange: boolean;
    readonly mayInvite: boolean;
  }) => {
    const { list } = model;
    useListAddress(list);
    const menu = useCallback(
      (user: PortalUser) => actsOf(model, group, user, mayInvite),
      [model, group, mayInvite],
    );
    return (
      <>
        {model.acts.asked === null && <Refusal of={model.acts.submission} />}
        <ListView
          list={list}
          title="Portal users"
          inCard
          pages="Pages of the users"
          waiting="Loading the users"
          columns={COLUMNS}
          download={model.download}
          nameOf={nameOf}
          {...(mayChange && { menu })}
          search={{ id: 'users-search', label: 'Search', placeholder: 'Name, username' }}
          filters={
            <ListFilters
              list={list}
              fields={() => (
                <>
                  <ListChoice
                    id="users-preset"
                    label="Preset"
                    list={list}
                    filter="preset"
                    any="Any preset"
                    options={options([...PRESETS, 'Custom'])}
                  />
                  <ListChoice
                    id="users-state"
                    label="Status"
                    list={list}
                    filter="state"
                    any="Any status"
                    options={options(PORTAL_STATES)}
                  />
                </>
              )}
            />
          }
          chip={(name, value) => `${name === 'preset' ? 'Preset' : 'Status'}: ${value}`}
          empty={(narrowed) => ({
            icon: UsersIcon,
            title: narrowed ? 'No matching users' : 'No users yet',
            text: narrowed
              ? 'Nobody matches all these filters.'
              : 'Invite someone by email. The link works for 72 hours.',
          })}
        />
        {list.state.at !== 'loading' && (
          <Text tone="muted" size="small">
            You can’t change your own access or remove a group’s last administrator.
          </Text>
        )}
      </>
    );
  },
);

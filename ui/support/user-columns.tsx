import { shownEmail } from '#core/kernel/shown-email.rule.ts';
import EnvelopeIcon from '@heroicons/react/16/solid/EnvelopeIcon';
import LockClosedIcon from '@heroicons/react/16/solid/LockClosedIcon';
import ListBulletIcon from '@heroicons/react/16/solid/ListBulletIcon';
import NoSymbolIcon from '@heroicons/react/16/solid/NoSymbolIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { USER_TITLES } from '#core/support/support-list.ts';
import { audienceOf, codeWord, groupsLine } from '#core/support/diagnostics-of.rule.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';
import type { DataColumn } from '../kit/data-list/column.ts';
import { formatZonedMoment, readerZone } from '../kit/format-time.ts';

const lookOf = (user: SupportedUser): Pick<BadgeProps, 'tone' | 'icon' | 'children'> => {
  if (user.disabled) return { tone: 'neutral', icon: NoSymbolIcon, children: 'Disabled' };
  if (user.waiting) return { tone: 'trouble', icon: LockClosedIcon, children: 'Locked' };
  if (!user.registered) return { tone: 'info', icon: EnvelopeIcon, children: 'Invited' };
  // Ignores the code required at every sign-in, unless it goes to a corrected contact.
  const steps = user.pendingSteps.filter(
    (step) => step !== 'mfaVerify' || user.correction !== null,
  ).length;
  if (steps === 0) return { tone: 'ok', icon: CheckIcon, children: 'Ready' };
  return { tone: 'info', icon: ListBulletIcon, children: `${counted(steps, 'step')} due` };
};

/** A badge with the most serious obstacle to a person's sign-in, or "Ready" without one. */
export const UserBadge = ({ user }: { readonly user: SupportedUser }) => (
  <Badge {...lookOf(user)} />
);

const lastLogin = ({ lastLoginAt }: SupportedUser): string =>
  lastLoginAt === null
    ? 'Never'
    : formatZonedMoment(lastLoginAt, new Date().toISOString(), readerZone());

type UserCell = Omit<DataColumn<SupportedUser>, 'title' | 'inFile'> & {
  readonly key: keyof typeof USER_TITLES;
};

const CELLS: readonly UserCell[] = [
  {
    key: 'name',
    cell: ({ name }) => name,
    note: ({ username }) => shownEmail(username),
    sortable: true,
  },
  { key: 'application', cell: audienceOf, phone: 'meta', priority: 2, sortable: true },
  { key: 'groups', cell: groupsLine },
  {
    key: 'lastLogin',
    cell: lastLogin,
    kind: 'line',
    phone: 'meta',
    phoneCell: (user) => `${USER_TITLES.lastLogin}: ${lastLogin(user)}`,
    sortable: true,
  },
  { key: 'code', cell: codeWord, priority: 3 },
  { key: 'signIn', cell: (user) => <UserBadge user={user} />, phone: 'beside' },
  { key: 'username', cell: ({ username }) => shownEmail(username), phone: 'meta', hidden: true },
  { key: 'email', cell: ({ email }) => email && shownEmail(email), hidden: true },
  {
    key: 'phone',
    cell: ({ phoneNumber }) => phoneNumber && formatPhone(phoneNumber),
    kind: 'line',
    hidden: true,
  },
];

/** The table columns of a person in Support. Exports omit the current sign-in state (domain guide 6.17). */
export const USER_COLUMNS: readonly DataColumn<SupportedUser>[] = CELLS.map((cell) => ({
  ...cell,
  title: USER_TITLES[cell.key],
  inFile: cell.key !== 'signIn',
}));

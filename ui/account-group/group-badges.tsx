import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import KeyIcon from '@heroicons/react/20/solid/KeyIcon';
import LockClosedIcon from '@heroicons/react/20/solid/LockClosedIcon';
import NoSymbolIcon from '@heroicons/react/20/solid/NoSymbolIcon';
import PauseIcon from '@heroicons/react/20/solid/PauseIcon';
import ShieldCheckIcon from '@heroicons/react/20/solid/ShieldCheckIcon';
import type { GroupStatus } from '#core/account-group/company.schema.ts';
import {
  type PortalState,
  SIGN_IN_TEXT,
  type SignInCheck,
} from '#core/account-group/portal-user.schema.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

type Look = Pick<BadgeProps, 'tone' | 'icon'>;

const GROUP: Readonly<Record<GroupStatus, Look>> = {
  Active: { tone: 'ok', icon: CheckIcon },
  Suspended: { tone: 'trouble', icon: PauseIcon },
  Closed: { tone: 'neutral', icon: NoSymbolIcon },
};

/** Shows whether the provider monitors for a group. */
export const GroupBadge = ({
  status,
  strength = 'tint',
}: {
  readonly status: GroupStatus;
  readonly strength?: 'tint' | 'plain';
}) => (
  <Badge {...GROUP[status]} strength={strength}>
    {status}
  </Badge>
);

const STATES: Readonly<Record<PortalState, Look>> = {
  Active: { tone: 'ok', icon: CheckIcon },
  Disabled: { tone: 'neutral', icon: NoSymbolIcon },
  Invited: { tone: 'info', icon: ClockIcon },
  'Invitation expired': { tone: 'trouble', icon: ExclamationTriangleIcon },
};

/** Shows whether a user may sign in. */
export const StateBadge = ({ state }: { readonly state: PortalState }) => (
  <Badge {...STATES[state]} strength="plain">
    {state}
  </Badge>
);

const CHECKS: Readonly<Record<SignInCheck, Look>> = {
  Code: { tone: 'ok', icon: ShieldCheckIcon },
  'Not set': { tone: 'trouble', icon: ExclamationTriangleIcon },
  'Single sign-on': { tone: 'info', icon: KeyIcon },
  'Password alone': { tone: 'neutral', icon: LockClosedIcon },
};

/** Shows which sign-in check is required besides the password. */
export const CheckBadge = ({ check }: { readonly check: SignInCheck }) => (
  <Badge {...CHECKS[check]} strength="plain">
    {SIGN_IN_TEXT[check]}
  </Badge>
);

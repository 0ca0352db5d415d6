import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import EnvelopeIcon from '@heroicons/react/16/solid/EnvelopeIcon';
import ListBulletIcon from '@heroicons/react/16/solid/ListBulletIcon';
import NoSymbolIcon from '@heroicons/react/16/solid/NoSymbolIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import type { SupportedUser } from '#core/support/support.schema.ts';
import { Badge } from '../kit/badge.tsx';

/** What keeps a person from signing in as usual, the gravest first; "Ready" when nothing does. */
export const UserBadge = ({ user }: { readonly user: SupportedUser }) => {
  if (user.disabled)
    return (
      <Badge tone="neutral" icon={NoSymbolIcon}>
        Disabled
      </Badge>
    );
  if (user.waiting)
    return (
      <Badge tone="trouble" icon={ClockIcon}>
        Waiting
      </Badge>
    );
  if (!user.registered)
    return (
      <Badge tone="info" icon={EnvelopeIcon}>
        Invited
      </Badge>
    );
  const steps = user.pendingSteps.filter((step) => step !== 'mfaVerify').length;
  return steps > 0 ? (
    <Badge tone="info" icon={ListBulletIcon}>
      {steps === 1 ? '1 step due' : `${steps} steps due`}
    </Badge>
  ) : (
    <Badge tone="ok" icon={CheckIcon}>
      Ready
    </Badge>
  );
};

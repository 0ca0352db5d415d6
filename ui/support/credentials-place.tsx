import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import EnvelopeIcon from '@heroicons/react/16/solid/EnvelopeIcon';
import LockClosedIcon from '@heroicons/react/16/solid/LockClosedIcon';
import NoSymbolIcon from '@heroicons/react/16/solid/NoSymbolIcon';
import LockOpenIcon from '@heroicons/react/20/solid/LockOpenIcon';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Hindrance } from '#core/support/sign-in-path.rule.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { Button } from '../kit/button.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { ActionStep, ActionText } from './action-steps.look.tsx';
import type { HelpUserViewModel } from './help-user.view-model.ts';

export interface HelpProps {
  readonly help: HelpUserViewModel;
}

const HINDRANCE_MARKS: Readonly<Record<Hindrance, ReactNode>> = {
  disabled: <NoSymbolIcon />,
  invited: <EnvelopeIcon />,
  waiting: <LockClosedIcon />,
};
const hindranceText = (hindrance: Hindrance | null, user: SupportedUser): string => {
  if (hindrance === 'disabled') return 'The account is disabled. No one can sign in with it.';
  if (hindrance === 'invited') return 'No password set yet. The registration email has the link.';
  if (hindrance === 'waiting')
    return `Locked after failed attempts. Unlocks ${formatStamp(user.waitsUntil ?? '', readerZone())}.`;
  return 'Nothing blocks this sign-in.';
};

/** The first step of a sign-in: whether the person is blocked, and what helps (domain guide 6.17). */
export const Credentials = observer(
  ({ help, hindrance }: HelpProps & { readonly hindrance: Hindrance | null }) => (
    <ActionStep
      tone={hindrance === null ? 'clear' : 'stop'}
      mark={hindrance === null ? <CheckIcon /> : HINDRANCE_MARKS[hindrance]}
      title={
        help.user.applicationNum === 3 ? 'Email address and password' : 'Username and password'
      }
      action={
        hindrance === 'waiting' && (
          <Button
            size="sm"
            icon={<LockOpenIcon />}
            busy={help.busy === 'clearWait'}
            onClick={() => void help.want('clearWait')}
          >
            Clear lock
          </Button>
        )
      }
    >
      <ActionText>{hindranceText(hindrance, help.user)}</ActionText>
    </ActionStep>
  ),
);

import * as micro from '@heroicons/react/16/solid';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

const LOOKS: Readonly<Record<string, Pick<BadgeProps, 'tone' | 'strength' | 'icon'>>> = {
  New: { tone: 'alarm', strength: 'solid', icon: micro.BellAlertIcon },
  'In progress': { tone: 'trouble', icon: micro.PhoneIcon },
  'On hold': { tone: 'info', icon: micro.PauseIcon },
  'Partially cleared': { tone: 'info', icon: micro.PauseIcon },
  Cleared: { tone: 'ok', icon: micro.CheckIcon },
};
const UNKNOWN = { tone: 'neutral', icon: micro.QuestionMarkCircleIcon } as const;

/** A badge with the state of an alarm. For an alarm on hold, the badge includes the end time of the hold (domain guide 10 "Alarm"). */
export const AlarmBadge = ({
  state,
  until = null,
}: {
  readonly state: string;
  /** End of the hold, in the site's time zone. */
  readonly until?: string | null;
}) => (
  <Badge {...(LOOKS[state] ?? UNKNOWN)}>
    {state === 'On hold' && until !== null ? `On hold until ${until}` : state}
  </Badge>
);

import BellAlertIcon from '@heroicons/react/16/solid/BellAlertIcon';
import HomeIcon from '@heroicons/react/16/solid/HomeIcon';
import LockClosedIcon from '@heroicons/react/16/solid/LockClosedIcon';
import LockOpenIcon from '@heroicons/react/16/solid/LockOpenIcon';
import QuestionMarkCircleIcon from '@heroicons/react/16/solid/QuestionMarkCircleIcon';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

type Look = Pick<BadgeProps, 'tone' | 'strength' | 'icon'>;

const UNKNOWN: Look = { tone: 'neutral', icon: QuestionMarkCircleIcon };

const LOOKS: Readonly<Record<string, Look>> = {
  Open: { tone: 'info', icon: LockOpenIcon },
  Closed: { tone: 'ok', icon: LockClosedIcon },
  'Closed (stay)': { tone: 'ok', icon: HomeIcon },
  Alarm: { tone: 'alarm', strength: 'solid', icon: BellAlertIcon },
};

/** Whether an area is armed, one word per state (domain guide 10 "Area"). */
export const AreaBadge = ({
  state,
  children = state,
}: {
  readonly state: string;
  readonly children?: ReactNode;
}) => <Badge {...(LOOKS[state] ?? UNKNOWN)}>{children}</Badge>;

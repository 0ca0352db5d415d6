import * as micro from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

type Look = Pick<BadgeProps, 'tone' | 'strength' | 'icon'>;

const UNKNOWN: Look = { tone: 'neutral', icon: micro.QuestionMarkCircleIcon };

const LOOKS: Readonly<Record<string, Look>> = {
  Open: { tone: 'info', icon: micro.LockOpenIcon },
  Closed: { tone: 'ok', icon: micro.LockClosedIcon },
  'Closed (stay)': { tone: 'ok', icon: micro.HomeIcon },
  Alarm: { tone: 'alarm', strength: 'solid', icon: micro.BellAlertIcon },
};

/** A badge with the arming state of an area (domain guide 10 "Area"). */
export const AreaBadge = ({
  state,
  children = state,
}: {
  readonly state: string;
  readonly children?: ReactNode;
}) => <Badge {...(LOOKS[state] ?? UNKNOWN)}>{children}</Badge>;

import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import HandThumbUpIcon from '@heroicons/react/16/solid/HandThumbUpIcon';
import XCircleIcon from '@heroicons/react/16/solid/XCircleIcon';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

/** The icon and tone of each state (domain guide 10 "Change request"). */
const LOOKS: Readonly<Record<ChangeRequest['state'], Pick<BadgeProps, 'tone' | 'icon'>>> = {
  Submitted: { tone: 'info', icon: ClockIcon },
  Approved: { tone: 'info', icon: HandThumbUpIcon },
  Applied: { tone: 'ok', icon: CheckCircleIcon },
  Refused: { tone: 'alarm', icon: XCircleIcon },
};

/** The state of a request, as icon, text and color. */
export const RequestStateBadge = ({
  state,
  plain = false,
}: {
  readonly state: ChangeRequest['state'];
  /** For dense lists: icon and text without a background color. */
  readonly plain?: boolean;
}) => (
  <Badge {...LOOKS[state]} strength={plain ? 'plain' : 'tint'}>
    {state}
  </Badge>
);

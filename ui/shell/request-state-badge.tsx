import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import HandThumbUpIcon from '@heroicons/react/16/solid/HandThumbUpIcon';
import XCircleIcon from '@heroicons/react/16/solid/XCircleIcon';
import type { ChangeRequest } from '#core/account-info/change-request.schema.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

/** One word per state (domain guide 10 "Change request"). */
const LOOKS: Readonly<Record<ChangeRequest['state'], Pick<BadgeProps, 'tone' | 'icon'>>> = {
  Submitted: { tone: 'info', icon: ClockIcon },
  Approved: { tone: 'info', icon: HandThumbUpIcon },
  Applied: { tone: 'ok', icon: CheckCircleIcon },
  Refused: { tone: 'alarm', icon: XCircleIcon },
};

/** Where a request stands, in icon, word and colour. */
export const RequestStateBadge = ({
  state,
  plain = false,
}: {
  readonly state: ChangeRequest['state'];
  /** In dense lists: icon and word alone. */
  readonly plain?: boolean;
}) => (
  <Badge {...LOOKS[state]} strength={plain ? 'plain' : 'tint'}>
    {state}
  </Badge>
);

import ArrowUturnLeftIcon from '@heroicons/react/16/solid/ArrowUturnLeftIcon';
import CheckCircleIcon from '@heroicons/react/16/solid/CheckCircleIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import type { InvoiceState } from '#core/billing/invoice-detail.schema.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

/** Icon and color per invoice state (domain guide 10 "Invoice"). */
const LOOKS: Readonly<Record<InvoiceState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  Open: { tone: 'info', icon: ClockIcon },
  'Past due': { tone: 'alarm', icon: ExclamationCircleIcon },
  Paid: { tone: 'ok', icon: CheckCircleIcon },
  Credited: { tone: 'neutral', icon: ArrowUturnLeftIcon },
};

/** A badge with the state of an invoice, as icon, label and color. */
export const InvoiceStateBadge = ({
  state,
  plain = false,
}: {
  readonly state: InvoiceState;
  /** If true, shows icon and label without a fill, for dense lists. */
  readonly plain?: boolean;
}) => (
  <Badge {...LOOKS[state]} strength={plain ? 'plain' : 'tint'}>
    {state}
  </Badge>
);

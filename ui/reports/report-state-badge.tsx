import ArrowPathIcon from '@heroicons/react/16/solid/ArrowPathIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import DocumentCheckIcon from '@heroicons/react/16/solid/DocumentCheckIcon';
import QueueListIcon from '@heroicons/react/16/solid/QueueListIcon';
import XCircleIcon from '@heroicons/react/16/solid/XCircleIcon';
import type { ReportRow, ReportState } from '#core/reports/report-row.schema.ts';
import { Badge, type BadgeProps } from '../kit/badge.tsx';

/** The icon and tone of each state (domain guide 10 "Report"). */
const LOOKS: Readonly<Record<ReportState, Pick<BadgeProps, 'tone' | 'icon'>>> = {
  Queued: { tone: 'info', icon: QueueListIcon },
  Running: { tone: 'info', icon: ArrowPathIcon },
  Ready: { tone: 'ok', icon: DocumentCheckIcon },
  Failed: { tone: 'alarm', icon: XCircleIcon },
  Expired: { tone: 'neutral', icon: ClockIcon },
};

/** A badge with the state of a report as icon, text and color, plus a percentage while the report runs. */
export const ReportStateBadge = ({
  state,
  percent = null,
}: Pick<ReportRow, 'state'> & { readonly percent?: number | null }) => (
  <Badge {...LOOKS[state]}>
    {state === 'Running' && percent !== null ? `Running ${String(percent)} %` : state}
  </Badge>
);

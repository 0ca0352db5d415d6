import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import SparklesIcon from '@heroicons/react/16/solid/SparklesIcon';
import type { IntakeReport, IntakeStatus } from '#core/support/support.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { observer } from 'mobx-react-lite';
import { Button } from '../kit/button.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatStamp, readerZone } from '../kit/format-time.ts';
import { LongText } from '../kit/long-text.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Stack } from '../kit/stack.ts';
import type { ReportsViewModel } from './reports.view-model.ts';

const STATUS_LOOKS = {
  New: { tone: 'info', icon: SparklesIcon },
  'In progress': { tone: 'test', icon: ClockIcon },
  Closed: { tone: 'ok', icon: CheckIcon },
} as const satisfies Readonly<Record<IntakeStatus, unknown>>;

/** The state of a report in icon and word. */
export const StatusBadge = ({ status }: { readonly status: IntakeStatus }) => (
  <Badge {...STATUS_LOOKS[status]}>{status}</Badge>
);

/** One report whole, and where it stands. */
export const ReportPanel = observer(
  ({ model, report }: { readonly model: ReportsViewModel; readonly report: IntakeReport }) => (
    <SlideOver
      id="report"
      title={report.reference}
      onClose={() => model.close()}
      foot={
        <>
          {report.status !== 'New' && (
            <Button busy={model.submission.busy} onClick={() => void model.setStatus('New')}>
              Reopen
            </Button>
          )}
          {report.status === 'New' && (
            <Button
              busy={model.submission.busy}
              onClick={() => void model.setStatus('In progress')}
            >
              Take it on
            </Button>
          )}
          {report.status !== 'Closed' && (
            <Button
              look="primary"
              busy={model.submission.busy}
              onClick={() => void model.setStatus('Closed')}
            >
              Close report
            </Button>
          )}
        </>
      }
    >
      <Stack gap={5}>
        <Facts
          facts={[
            { name: 'State', value: <StatusBadge status={report.status} /> },
            { name: 'From', value: report.writtenBy },
            { name: 'Written as them by', value: report.actingStaff },
            { name: 'Group', value: report.siteGroupNum, absent: 'None' },
            { name: 'Written', value: formatStamp(report.createdAt, readerZone()) },
            { name: 'Where', value: report.route },
            { name: 'Version', value: report.appVersion },
            { name: 'Rating', value: report.rating === null ? null : `${report.rating} of 5` },
            { name: 'Summary', value: report.summary },
          ]}
        />
        {report.text !== '' && <LongText text={report.text} />}
      </Stack>
    </SlideOver>
  ),
);

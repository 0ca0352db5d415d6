import { observer } from 'mobx-react-lite';
import type { IntakeReport } from '#core/support/support.schema.ts';
import { Button } from '../kit/button.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatStamp } from '../kit/format-time.ts';
import { LongText } from '../kit/long-text.tsx';
import { SlideOver } from '../kit/dialog.tsx';
import { Stack } from '../kit/stack.ts';
import type { ReportsViewModel } from './reports.view-model.ts';
import { StatusBadge } from './status-badge.tsx';

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

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
            { name: 'Written', value: formatStamp(report.createdAt, zone()) },
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

import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { daysText } from '#core/reports/report-days.rule.ts';
import { reportTitle } from '#core/reports/report-kinds.ts';
import { durationText } from '#core/reports/report-list.ts';
import { REPORT_FORMAT_NAMES, type ReportRow } from '#core/reports/report-row.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatDay, formatZonedMoment } from '../kit/format-time.ts';
import { formatSize } from '../kit/format-size.ts';
import { Notice } from '../kit/notice.tsx';
import { Stack } from '../kit/stack.ts';
import type { ReportsViewModel } from './reports.view-model.ts';
import { Failure, ReportActions } from './failed-report.tsx';
import { ReportStateBadge } from './report-state-badge.tsx';

interface Props {
  readonly model: ReportsViewModel;
  readonly report: ReportRow;
}

const madeBy = ({ createdBy, scheduleId }: ReportRow): string =>
  scheduleId === null ? createdBy : `Schedule by ${createdBy}`;

const readText = (report: ReportRow, now: string): string | null => {
  const { downloads, lastReadAt, lastReader, state, timeZone } = report;
  if (state !== 'Ready' && downloads === 0) return null;
  if (lastReadAt === null) return 'Nobody has downloaded it yet';
  return `${counted(downloads, 'time')}, last by ${lastReader ?? 'someone'} ${formatZonedMoment(lastReadAt, now, timeZone)}`;
};

/** The details of one report: subject, progress or failure, and the people who downloaded it. */
export const ReportBody = observer(({ model, report, now }: Props & { readonly now: string }) => {
  const { createdAt, expiresAt, percent, recipients, state, timeZone } = report;
  return (
    <Stack gap={4}>
      <Refusal of={model.acts.submission} />
      {state === 'Failed' && <Failure model={model} report={report} />}
      {state === 'Expired' && (
        <Notice tone="info" title="The file was kept for 90 days and then deleted.">
          <Stack above={2}>
            <ReportActions model={model} report={report} />
          </Stack>
        </Notice>
      )}
      <Facts
        facts={[
          { name: 'Status', value: <ReportStateBadge state={state} percent={percent} /> },
          { name: 'Report', value: reportTitle(report.kind) },
          { name: 'Period', value: daysText(report) },
          { name: 'Scope', value: report.scopeName },
          { name: 'Group', value: report.siteGroup.siteGroupName },
          { name: 'Format', value: REPORT_FORMAT_NAMES[report.format] },
          { name: 'Created', value: formatZonedMoment(createdAt, now, timeZone) },
          { name: 'By', value: madeBy(report) },
          {
            name: 'Length',
            value:
              state === 'Failed'
                ? null
                : report.pages === null
                  ? durationText(report)
                  : `${durationText(report)}, ${counted(report.rows ?? 0, 'row')}`,
          },
          {
            name: 'Size',
            value: state !== 'Ready' || report.size === null ? null : formatSize(report.size),
          },
          {
            name: 'Recipients',
            value: recipients === 0 ? null : String(recipients),
          },
          { name: 'Downloaded', value: readText(report, now) },
          {
            name: state === 'Expired' ? 'Expired' : 'Kept until',
            value:
              expiresAt === null || state === 'Failed' ? null : formatDay(expiresAt.slice(0, 10)),
          },
        ]}
      />
    </Stack>
  );
});

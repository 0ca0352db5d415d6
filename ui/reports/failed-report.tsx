import CalendarDaysIcon from '@heroicons/react/16/solid/CalendarDaysIcon';
import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import type { ReportRow } from '#core/reports/report-row.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { Row, Stack } from '../kit/stack.ts';
import type { ReportsViewModel } from './reports.view-model.ts';

interface Props {
  readonly model: ReportsViewModel;
  readonly report: ReportRow;
}

/** Returns who was notified of the failure, and the number of attempts. */
const triedText = ({ fault, scheduleId, told, tries }: ReportRow): string => {
  if (fault === 'stopped') return 'What was made so far is deleted.';
  const tried = tries > 1 ? `Tried ${counted(tries, 'time')}.` : 'Tried once.';
  if (scheduleId === null) return `${tried} There is no file.`;
  return told === 0
    ? `${tried} No email was sent, and nobody was notified.`
    : `${tried} No report went out; ${counted(told, 'recipient was', 'recipients were')} notified.`;
};

/** Buttons that may resolve the cause of a failure: another format, shorter periods, or a retry. */
export const ReportActions = observer(({ model, report }: Props) => {
  const { fault, format, fromDay, scope, toDay } = report;
  const isLong = fault === 'tooManyRows' || fault === 'tooLarge';
  return (
    <Row gap={2} wrap={2}>
      {!isLong && (
        <Button size="sm" onClick={() => void model.acts.again(report, format, 'whole')}>
          Run again
        </Button>
      )}
      {isLong && format === 'pdf' && (
        <Button size="sm" onClick={() => void model.acts.again(report, 'csv', 'whole')}>
          Run as CSV
        </Button>
      )}
      {isLong && fromDay !== toDay && (
        <Button size="sm" onClick={() => void model.acts.again(report, format, 'halves')}>
          Run for half the period, twice
        </Button>
      )}
      {isLong && scope.kind === 'group' && (
        <Button size="sm" onClick={() => void model.acts.again(report, format, 'branches')}>
          Run one per branch
        </Button>
      )}
    </Row>
  );
});

const causeOf = ({ problem }: Props['report']): string => problem ?? 'It could not be created.';

/** Explains why a report has no file, with actions that may help. */
export const Failure = ({ model, report }: Props) => (
  <Notice tone="alarm" role="alert" title={causeOf(report)}>
    <Stack gap={2} above={2}>
      <p>{triedText(report)}</p>
      <ReportActions model={model} report={report} />
    </Stack>
  </Notice>
);

/** The failure below its report row, with a link to the schedule that made the report. */
export const FailedReport = observer(({ model, report }: Props) => {
  const schedule = model.scheduleOf(report);
  return (
    <Notice
      tone="alarm"
      bare
      role="region"
      aria-label={`Why ${report.name} failed`}
      title={causeOf(report)}
    >
      <Stack gap={2} above={2}>
        <p>{triedText(report)}</p>
        <Refusal of={model.acts.submission} />
        <Row gap={2} wrap={2}>
          <ReportActions model={model} report={report} />
          {schedule !== null && (
            <Button
              size="sm"
              look="quiet"
              icon={<CalendarDaysIcon />}
              onClick={() => model.edit(schedule)}
            >
              Open schedule
            </Button>
          )}
        </Row>
      </Stack>
    </Notice>
  );
});

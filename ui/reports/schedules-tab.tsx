import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import EnvelopeIcon from '@heroicons/react/16/solid/EnvelopeIcon';
import PencilSquareIcon from '@heroicons/react/16/solid/PencilSquareIcon';
import ClockIcon from '@heroicons/react/16/solid/ClockIcon';
import PauseCircleIcon from '@heroicons/react/16/solid/PauseCircleIcon';
import PlayIcon from '@heroicons/react/16/solid/PlayIcon';
import QueueListIcon from '@heroicons/react/16/solid/QueueListIcon';
import TrashIcon from '@heroicons/react/16/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { reportTitle } from '#core/reports/report-kinds.ts';
import type { ReportSchedule } from '#core/reports/report-schedule.schema.ts';
import { REPORT_FORMAT_NAMES } from '#core/reports/report-row.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import type { DataColumn } from '../kit/data-list/column.ts';
import { DataList } from '../kit/data-list/data-list.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { Skeleton } from '../kit/skeleton.tsx';
import { NotLoaded } from '../shell/loaded-view.tsx';
import type { ReportsViewModel } from './reports.view-model.ts';
import { ReportStateBadge } from './report-state-badge.tsx';
import { whenText, whoText } from './when-text.rule.ts';

const nextText = ({ nextRunAt, timeZone }: ReportSchedule, now: string): string =>
  nextRunAt === null ? '–' : formatZonedMoment(nextRunAt, now, timeZone);

const columnsOf = (now: string, isStaff: boolean): readonly DataColumn<ReportSchedule>[] => [
  {
    key: 'name',
    title: 'Schedule',
    cell: ({ name }) => name,
    note: ({ kind, name }) => (name === reportTitle(kind) ? null : reportTitle(kind)),
  },
  {
    key: 'scope',
    title: 'Scope',
    cell: ({ scopeName }) => scopeName,
    phone: 'second',
    priority: 2,
  },
  ...(isStaff
    ? [
        {
          key: 'group',
          title: 'Group',
          cell: ({ siteGroup }: ReportSchedule) => siteGroup.siteGroupName,
          priority: 3,
        } as const,
      ]
    : []),
  { key: 'when', title: 'Runs', cell: whenText, kind: 'line', phone: 'meta' },
  { key: 'next', title: 'Next run', cell: (row) => nextText(row, now), kind: 'line', priority: 2 },
  { key: 'who', title: 'Recipients', cell: whoText, priority: 3 },
  {
    key: 'format',
    title: 'Format',
    cell: ({ format }) => REPORT_FORMAT_NAMES[format],
    kind: 'line',
    priority: 3,
  },
  {
    key: 'last',
    title: 'Last result',
    cell: ({ last }) => (last === null ? 'Not run yet' : <ReportStateBadge state={last.state} />),
    priority: 2,
  },
  {
    key: 'state',
    title: 'State',
    cell: ({ active }) =>
      active ? (
        <Badge tone="ok" icon={ClockIcon}>
          Active
        </Badge>
      ) : (
        <Badge tone="neutral" icon={PauseCircleIcon}>
          Off
        </Badge>
      ),
    phone: 'beside',
  },
];

/** The list of report schedules. Pressing a row opens the schedule's form (domain guide 6.9). */
export const SchedulesTab = observer(
  ({
    model,
    onReports,
  }: {
    readonly model: ReportsViewModel;
    /** Called to show the reports that a schedule made. */
    readonly onReports: (schedule: ReportSchedule) => void;
  }) => {
    const { isStaff, now, problem, schedules } = model;
    const columns = useMemo(() => columnsOf(now ?? '', isStaff), [now, isStaff]);
    if (schedules === null)
      return (
        <Card>
          {problem === null ? (
            <Skeleton lines={6} label="Loading the schedules" />
          ) : (
            <NotLoaded text={problem} onRetry={() => void model.readSchedules()} />
          )}
        </Card>
      );
    const { schedules: rows } = schedules;
    if (rows.length === 0)
      return (
        <Card>
          <EmptyState
            icon={CalendarDaysIcon}
            title="No schedules yet"
            text="A schedule creates a report automatically, daily, weekly or monthly, and emails it."
            action={!isStaff && <Button onClick={() => model.edit(null)}>New schedule</Button>}
          />
        </Card>
      );
    return (
      <Card title="Schedules" count={rows.length} inset={false} clipped={false}>
        <DataList
          label="Schedules"
          columns={columns}
          rows={rows}
          total={rows.length}
          keyOf={({ id }) => id}
          nameOf={({ name }) => name}
          sort={null}
          {...(!isStaff && { onOpen: (row: ReportSchedule) => model.edit(row) })}
          menu={(row) => [
            ...(isStaff
              ? []
              : [
                  {
                    id: 'edit',
                    text: 'Edit',
                    icon: PencilSquareIcon,
                    onSelect: () => model.edit(row),
                  },
                  {
                    id: 'to-me',
                    text: 'Run now, email it to me',
                    icon: EnvelopeIcon,
                    onSelect: () => void model.acts.runSchedule(row, true),
                  },
                  ...(row.recipients.length === 0
                    ? []
                    : [
                        {
                          id: 'run',
                          text: 'Run now for its recipients',
                          icon: PlayIcon,
                          onSelect: () => void model.acts.runSchedule(row, false),
                        },
                      ]),
                ]),
            {
              id: 'reports',
              text: 'Its reports',
              icon: QueueListIcon,
              onSelect: () => onReports(row),
            },
            ...(isStaff
              ? []
              : [
                  {
                    id: 'delete',
                    text: 'Delete',
                    icon: TrashIcon,
                    onSelect: () => model.acts.askToDelete(row),
                  },
                ]),
          ]}
          over={({ active }) => !active}
        />
      </Card>
    );
  },
);

import SignalIcon from '@heroicons/react/24/outline/SignalIcon';
import type { Panel } from '#core/panel-info/panel-info.schema.ts';
import type { DevicePath } from '#core/sites/site.schema.ts';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import { instantOf } from '#core/kernel/instant.ts';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatDate } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import type { PartProps } from './part-props.ts';

const UNKNOWN = 'Not given';

const callersOf = (callerIds: readonly string[]): string | null =>
  callerIds.length === 0 ? null : callerIds.map((digits) => formatPhone(digits)).join(', ');

/** All that the columns of a wide screen say. */
const onePhoneLine = (path: DevicePath): string =>
  [
    path.role,
    path.carrier,
    path.receiver,
    path.format,
    path.supervisedLine && `supervised: ${path.supervisedLine}`,
    callersOf(path.callerIds),
  ]
    .filter((word) => word !== null)
    .join(' · ');

const PATH_COLUMNS: readonly RowColumn<DevicePath>[] = [
  {
    head: 'Path',
    marks: 'strong',
    cell: (path) => (
      <>
        {path.kind}
        <small>{[path.role, path.carrier].filter((word) => word !== null).join(' · ')}</small>
        <div data-phone="">
          <span>{onePhoneLine(path)}</span>
        </div>
      </>
    ),
  },
  { head: 'Receiver and line', marks: 'off', cell: ({ receiver }) => receiver ?? UNKNOWN },
  { head: 'Format', marks: 'off', cell: ({ format }) => format ?? UNKNOWN },
  {
    head: 'Supervised line',
    marks: 'off',
    cell: ({ supervisedLine }) => supervisedLine ?? 'None',
  },
  {
    head: 'Known caller ids',
    marks: 'off',
    cell: ({ callerIds }) => callersOf(callerIds) ?? 'None',
  },
];

/** How the panel reaches the centre, the usual way first (domain guide 6.6). */
export const PathsCard = ({ panel }: PartProps) => (
  <Card title="Paths" count={panel.paths.length} inset={false}>
    <RowTable
      wide
      columns={PATH_COLUMNS}
      rows={panel.paths}
      rowKey={({ role, kind, receiver }) => `${role} ${kind} ${receiver ?? ''}`}
      empty={{
        icon: SignalIcon,
        title: 'No path on file',
        text: 'How this panel reaches the centre has not been entered.',
      }}
    />
  </Card>
);

/** A service that should have been. */
const isOverdue = ({ nextServiceOn }: Panel, today: string): boolean =>
  nextServiceOn !== null && nextServiceOn < today;

/** What the panel is, and who looks after it when; read-only for customers (domain guide 6.6). */
export const ServiceFactsCard = ({ panel, info, now }: PartProps) => {
  const today = calendarDay(instantOf(now), info.timeZone);
  // Days without a time belong to no zone.
  const day = (date: string | null): string | null => date && formatDate(date, today, 'UTC');
  const nextService = day(panel.nextServiceOn);
  return (
    <Card title="Panel and service">
      <Grid columns="fields" gap={4} phoneGap={3}>
        <Facts
          facts={[
            { name: 'Transmitter', value: panel.transmitterCode },
            { name: 'Type', value: panel.type, absent: UNKNOWN },
            { name: 'Description', value: panel.description },
            { name: 'Manufacturer', value: panel.manufacturer, absent: UNKNOWN },
            { name: 'Model', value: panel.model, absent: UNKNOWN },
            { name: 'Firmware', value: panel.firmware, absent: UNKNOWN },
          ]}
        />
        <Facts
          facts={[
            { name: 'Installed on', value: day(panel.installedOn), absent: UNKNOWN },
            { name: 'Installer', value: panel.installer, absent: UNKNOWN },
            { name: 'Last service', value: day(panel.lastServiceOn), absent: 'None noted' },
            {
              name: 'Next service due',
              value:
                nextService === null
                  ? null
                  : `${nextService}${isOverdue(panel, today) ? ', overdue' : ''}`,
              absent: 'Not planned',
            },
            { name: 'Commissioned', value: day(panel.commissionedOn), absent: 'Not yet' },
            { name: 'Decommissioned', value: day(panel.decommissionedOn) },
          ]}
        />
      </Grid>
    </Card>
  );
};

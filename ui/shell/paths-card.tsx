import SignalIcon from '@heroicons/react/24/outline/SignalIcon';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { DevicePath } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { CellNote } from '../kit/table.tsx';
import { RowTable, type RowColumn } from './row-table.tsx';

const UNKNOWN = 'Not given';

const callersOf = (callerIds: readonly string[]): string | null =>
  callerIds.length === 0
    ? null
    : callerIds.map((digits) => formatPhone(digits).replace(' ', '\u00A0')).join(', ');

const roleOf = ({ role }: DevicePath): string => (role === 'primary' ? 'Primary' : 'Backup');

/** Returns the content of all columns as one line, for phones. */
const onePhoneLine = (path: DevicePath): string =>
  [
    roleOf(path),
    path.carrier,
    path.receiver,
    path.format,
    path.supervisedLine && `supervised: ${path.supervisedLine}`,
    callersOf(path.callerIds),
  ]
    .filter((word) => word !== null)
    .join(' · ');

const pathColumn = (isPlain: boolean): RowColumn<DevicePath> => ({
  head: 'Path',
  marks: 'strong',
  cell: (path) => (
    <>
      {path.kind}
      <CellNote>
        {[roleOf(path), path.carrier].filter((word) => word !== null).join(' · ')}
      </CellNote>
      {!isPlain && (
        <div data-phone="">
          <span>{onePhoneLine(path)}</span>
        </div>
      )}
    </>
  ),
});

const STATION_COLUMNS: readonly RowColumn<DevicePath>[] = [
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

/** The communication paths from a device to the central station, normal path first (domain guide 6.6, 6.11). */
export const PathsCard = ({
  title,
  paths,
  plain = false,
}: {
  readonly title: string;
  readonly paths: readonly DevicePath[];
  /** Leaves out receivers, formats and lines, which mean nothing to customers. */
  readonly plain?: boolean;
}) => (
  <Card title={title} count={paths.length} inset={false}>
    <RowTable
      wide
      columns={plain ? [pathColumn(true)] : [pathColumn(false), ...STATION_COLUMNS]}
      rows={paths}
      rowKey={({ role, kind, receiver }) => `${role} ${kind} ${receiver ?? ''}`}
      empty={{
        icon: SignalIcon,
        title: 'No path on file',
        text: 'No path to the monitoring center has been entered for this device.',
      }}
    />
  </Card>
);

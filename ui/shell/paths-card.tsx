import SignalIcon from '@heroicons/react/24/outline/SignalIcon';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import type { DevicePath } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { CellNote } from '../kit/table.tsx';
import { RowTable, type RowColumn } from './row-table.tsx';

const UNKNOWN = 'Not given';

const callersOf = (callerIds: readonly string[]): string | null =>
  callerIds.length === 0 ? null : callerIds.map((digits) => formatPhone(digits)).join(', ');

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

const PATH_COLUMNS: readonly RowColumn<DevicePath>[] = [
  {
    head: 'Path',
    marks: 'strong',
    cell: (path) => (
      <>
        {path.kind}
        <CellNote>
          {[roleOf(path), path.carrier].filter((word) => word !== null).join(' · ')}
        </CellNote>
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

/** The communication paths from a device to the central station, normal path first (domain guide 6.6, 6.11). */
export const PathsCard = ({
  title,
  paths,
}: {
  readonly title: string;
  readonly paths: readonly DevicePath[];
}) => (
  <Card title={title} count={paths.length} inset={false}>
    <RowTable
      wide
      columns={PATH_COLUMNS}
      rows={paths}
      rowKey={({ role, kind, receiver }) => `${role} ${kind} ${receiver ?? ''}`}
      empty={{
        icon: SignalIcon,
        title: 'No path on file',
        text: 'How this device reaches the centre has not been entered.',
      }}
    />
  </Card>
);

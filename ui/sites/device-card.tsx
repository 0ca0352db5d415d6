import SignalIcon from '@heroicons/react/24/outline/SignalIcon';
import type { DeviceInfo, SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatDate, formatDuration } from '../kit/format-time.ts';
import { Row } from '../kit/stack.ts';
import { Table } from '../kit/table.tsx';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { HealthBadge } from './health-badge.tsx';
import { ZoneNote } from './zone-note.tsx';

const UNKNOWN = 'Not given';

/** Dates without a time belong to no zone. */
const dateOf = (date: string | null, now: string): string | null =>
  date && formatDate(date, now, 'UTC');

const Paths = ({ paths }: { readonly paths: DeviceInfo['paths'] }) => (
  <Table>
    <thead>
      <tr>
        <th scope="col">Path</th>
        <th scope="col">Use</th>
        <th scope="col">Carrier</th>
        <th scope="col">Receiver and line</th>
        <th scope="col">Format</th>
      </tr>
    </thead>
    <tbody>
      {paths.map(({ kind, role, carrier, receiver, format }) => (
        <tr key={`${role} ${kind} ${receiver ?? ''}`}>
          <td data-strong="">{kind}</td>
          <td data-second="">{role === 'primary' ? 'Primary' : 'Backup'}</td>
          <td data-off="">{carrier ?? UNKNOWN}</td>
          <td data-second="">{receiver ?? UNKNOWN}</td>
          <td data-off="">{format ?? UNKNOWN}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** One panel or communicator, read-only (domain guide 6.6). */
export const DeviceCard = ({
  device,
  info,
  now,
}: {
  readonly device: DeviceInfo;
  readonly info: SiteInfo;
  readonly now: string;
}) => {
  const { timeZone } = info;
  const moment = (at: string | null) =>
    at === null ? null : <ZonedTime at={at} now={now} timeZone={timeZone} />;
  return (
    <>
      <Card
        title={`${device.transmitterCode} ${device.description}`}
        actions={<ZoneNote now={now} timeZone={timeZone} />}
      >
        <Facts
          facts={[
            {
              name: 'Health',
              value: (
                <Row as="span" gap={2} wrap={1}>
                  <HealthBadge health={device.health} />
                  <span>{device.healthReasons.join(', ')}</span>
                </Row>
              ),
            },
            { name: 'Device type', value: device.type, absent: UNKNOWN },
            { name: 'Manufacturer', value: device.manufacturer, absent: UNKNOWN },
            { name: 'Model', value: device.model, absent: UNKNOWN },
            { name: 'Firmware', value: device.firmware, absent: UNKNOWN },
            { name: 'Installed on', value: dateOf(device.installedOn, now), absent: UNKNOWN },
            { name: 'Installer', value: device.installer, absent: UNKNOWN },
            {
              name: 'Last signal',
              value: device.lastSignalAt && (
                <>
                  {moment(device.lastSignalAt)} {device.lastSignal}
                </>
              ),
              absent: 'None yet',
            },
            {
              name: 'Timer test',
              value:
                device.timerTestMinutes &&
                `Every ${formatDuration(device.timerTestMinutes * 60000)}`,
              absent: 'None expected',
            },
            { name: 'Next test due', value: moment(device.timerTestDueAt) },
          ]}
        />
      </Card>
      <Card title="Communication paths" count={device.paths.length} inset={false}>
        {device.paths.length === 0 ? (
          <EmptyState
            icon={SignalIcon}
            title="No path on file"
            text="How this device reaches the centre has not been entered."
          />
        ) : (
          <Paths paths={device.paths} />
        )}
      </Card>
    </>
  );
};

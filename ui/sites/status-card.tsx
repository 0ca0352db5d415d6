import CpuChipIcon from '@heroicons/react/24/outline/CpuChipIcon';
import { isOnTest, type SiteState } from '#core/sites/site-state.rule.ts';
import type { DeviceInfo, SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Table } from '../kit/table.tsx';
import { TestChip } from '../kit/test-chip.tsx';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { HealthBadge } from './health-badge.tsx';
import { SiteStateBadge } from '../shell/site-state-mark.tsx';
import { ZoneNote } from './zone-note.tsx';
import { TestStrip } from '../kit/test-strip.tsx';
import { between, formatDuration, formatZone } from '../kit/format-time.ts';

/** A device is watched as its site is, unless it is on test itself. */
const stateOf = (info: SiteInfo): Exclude<SiteState, 'On test'> => info.badges.monitoring;

const Row = ({
  device,
  info,
  now,
}: {
  readonly device: DeviceInfo;
  readonly info: SiteInfo;
  readonly now: string;
}) => {
  const { timeZone } = info;
  const { transmitterCode, description, health, lastSignalAt, lastSignal, timerTestDueAt } = device;
  const moment = (at: string) => <ZonedTime at={at} now={now} timeZone={timeZone} />;
  return (
    <tr>
      <td data-strong="">
        {transmitterCode}
        <small>{description}</small>
      </td>
      <td data-beside="">
        {isOnTest(device, now) ? (
          <TestChip>ON TEST</TestChip>
        ) : (
          <SiteStateBadge state={stateOf(info)} />
        )}
      </td>
      <td data-second="">
        <HealthBadge health={health} />
      </td>
      <td data-off="">
        {lastSignalAt === null ? (
          'None yet'
        ) : (
          <>
            {moment(lastSignalAt)} <small>{lastSignal}</small>
          </>
        )}
      </td>
      <td data-number="" data-off="">
        {timerTestDueAt === null ? 'None expected' : moment(timerTestDueAt)}
      </td>
    </tr>
  );
};

/** How the site and each of its devices are now (domain guide 6.6). */
export const StatusCard = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { badges, devices, timeZone } = info;
  return (
    <Card title="Status" inset={false} actions={<ZoneNote now={now} timeZone={timeZone} />}>
      {badges.onTestUntil !== null && isOnTest(badges, now) && (
        <TestStrip
          title={
            <>
              On test until <ZonedTime at={badges.onTestUntil} now={now} timeZone={timeZone} />{' '}
              {formatZone(badges.onTestUntil, timeZone)}
            </>
          }
          text="Signals are logged and nobody acts on them."
          left={`${formatDuration(between(now, badges.onTestUntil))} left`}
        />
      )}
      {devices.length === 0 ? (
        <EmptyState
          icon={CpuChipIcon}
          title="No panel on file for this site"
          text="It is added during installation."
        />
      ) : (
        <Table>
          <thead>
            <tr>
              <th scope="col">Device</th>
              <th scope="col">State</th>
              <th scope="col">Health</th>
              <th scope="col">Last signal</th>
              <th scope="col" data-number="">
                Timer test due
              </th>
            </tr>
          </thead>
          <tbody>
            {devices.map((device) => (
              <Row key={device.devNum} device={device} info={info} now={now} />
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
};

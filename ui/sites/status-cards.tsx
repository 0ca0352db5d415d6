import CpuChipIcon from '@heroicons/react/24/outline/CpuChipIcon';
import { Link } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import type { DeviceInfo, SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { TextLink } from '../kit/links.ts';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { HealthBadge } from '../shell/health-badge.tsx';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { DeviceState, isOverdue } from './service-state.tsx';
import { StatusCell, StatusRoom } from './status-cell.look.tsx';
import { AreaBadge } from '../shell/area-badge.tsx';

/** The columns of a table of devices. `linked` makes each name a link that chooses the device. */
const columnsOf = (
  info: SiteInfo,
  now: string,
  linked: boolean,
): readonly RowColumn<DeviceInfo>[] => {
  const { timeZone } = info;
  const moment = (at: string) => <ZonedTime at={at} now={now} timeZone={timeZone} />;
  return [
    {
      head: 'Device',
      marks: 'strong line',
      cell: ({ devNum, transmitterCode, description }) => (
        <StatusCell note={description}>
          {linked ? (
            <TextLink>
              <Link to={siteInfoPath(info.siteNum, devNum)}>{transmitterCode}</Link>
            </TextLink>
          ) : (
            transmitterCode
          )}
        </StatusCell>
      ),
    },
    {
      head: 'State',
      marks: 'beside',
      cell: (device) => <DeviceState device={device} info={info} now={now} />,
    },
    {
      head: 'Health',
      marks: 'second',
      cell: (device) => (
        <>
          <StatusCell note={device.healthReasons.join(', ')}>
            <HealthBadge health={device.health} />
          </StatusCell>
          <span data-phone="">
            {device.lastSignalAt !== null && (
              <span>
                Last signal {moment(device.lastSignalAt)} {device.lastSignal}
              </span>
            )}
            {device.timerTestDueAt !== null && isOverdue(device, now) && (
              <span data-urgent="">Timer test overdue since {moment(device.timerTestDueAt)}</span>
            )}
          </span>
        </>
      ),
    },
    {
      head: 'Last signal',
      marks: 'off line',
      cell: ({ lastSignalAt, lastSignal }) =>
        lastSignalAt === null ? (
          'None yet'
        ) : (
          <StatusCell note={lastSignal}>{moment(lastSignalAt)}</StatusCell>
        ),
    },
    {
      head: 'Timer test due',
      marks: 'number off',
      markOf: (device) => (isOverdue(device, now) ? 'urgent' : undefined),
      cell: (device) =>
        device.timerTestDueAt === null ? (
          'None expected'
        ) : (
          <>
            {isOverdue(device, now) && 'Overdue since '}
            {moment(device.timerTestDueAt)}
          </>
        ),
    },
  ];
};

/** The state of each device in a table. */
export const DevicesTable = ({
  info,
  now,
  linked = false,
}: {
  readonly info: SiteInfo;
  readonly now: string;
  readonly linked?: boolean;
}) => (
  <StatusRoom>
    <RowTable
      wide
      columns={columnsOf(info, now, linked)}
      rows={info.devices}
      rowKey={({ devNum }) => devNum}
      empty={{
        icon: CpuChipIcon,
        title: 'No panel on file for this site',
        text: 'One is added during installation.',
      }}
    />
  </StatusRoom>
);

/** The current state of the site and of each device (domain guide 6.6). */
export const StatusCard = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { timeZone } = info;
  return (
    <Card title="Status" inset={false} actions={<ZoneNote now={now} timeZone={timeZone} />}>
      <DevicesTable info={info} now={now} />
    </Card>
  );
};

/** The site's areas: whether each area is open or closed, and since when. */
export const AreasCard = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { areas, devices, timeZone } = info;
  const codeOf = (devNum: number): string =>
    devices.find((device) => device.devNum === devNum)?.transmitterCode ?? String(devNum);
  return (
    <Card
      title="Areas"
      count={areas.length}
      inset={false}
      actions={<ZoneNote now={now} timeZone={timeZone} />}
    >
      <RowTable
        columns={[
          { head: 'Area', marks: 'strong', cell: ({ name }) => name },
          { head: 'State', marks: 'second', cell: ({ state }) => <AreaBadge state={state} /> },
          { head: 'Device', marks: 'off', cell: ({ devNum }) => codeOf(devNum) },
          {
            head: 'Since',
            marks: 'number',
            cell: ({ since }) => <ZonedTime at={since} now={now} timeZone={timeZone} />,
          },
        ]}
        rows={areas}
        rowKey={({ devNum, num }) => `${devNum} ${num}`}
      />
    </Card>
  );
};

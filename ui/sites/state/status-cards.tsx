import CpuChipIcon from '@heroicons/react/24/outline/CpuChipIcon';
import { Link } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import type { DeviceInfo, SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/links.ts';
import { MEDIA } from '../../kit/media.ts';
import { Row } from '../../kit/stack.ts';
import { Strong, Text } from '../../kit/text.ts';
import { useMedia } from '../../kit/use-size.ts';
import { ZonedTime } from '../../kit/zoned-time.tsx';
import { HealthBadge } from '../../shell/health-badge.tsx';
import { RowTable, type RowColumn } from '../../shell/row-table.tsx';
import { ZoneNote } from '../../shell/zone-note.tsx';
import { DeviceState, isOverdue } from './service-state.tsx';
import { StatusCell, StatusLines, StatusList } from './status-cell.look.tsx';
import { AreaBadge } from '../../shell/area-badge.tsx';

interface OfInfo {
  readonly info: SiteInfo;
  readonly now: string;
}

/** The account number of a device; a link that chooses the device if `linked`. */
const DeviceName = ({
  info,
  device: { devNum, transmitterCode },
  linked,
}: Pick<OfInfo, 'info'> & { readonly device: DeviceInfo; readonly linked: boolean }) =>
  linked ? (
    <TextLink>
      <Link to={siteInfoPath(info.siteNum, devNum)}>{transmitterCode}</Link>
    </TextLink>
  ) : (
    transmitterCode
  );

/** The state of a device on phones, line by line. */
const DeviceLines = ({
  device,
  info,
  now,
  linked,
}: OfInfo & { readonly device: DeviceInfo; readonly linked: boolean }) => {
  const { description, health, healthReasons, lastSignal, lastSignalAt, timerTestDueAt } = device;
  const moment = (at: string) => <ZonedTime at={at} now={now} timeZone={info.timeZone} />;
  const isLate = isOverdue(device, now);
  return (
    <StatusLines>
      <span>
        <Strong>
          <DeviceName info={info} device={device} linked={linked} />
        </Strong>{' '}
        {description}
      </span>
      <Row as="span" gap={2} wrap={1}>
        <HealthBadge health={health} />
        <DeviceState device={device} info={info} now={now} />
      </Row>
      {healthReasons.length > 0 && <span>{healthReasons.join(', ')}</span>}
      <Text as="span" size="small" tone="muted">
        {lastSignalAt === null ? (
          'No signal yet'
        ) : (
          <>
            Last signal {moment(lastSignalAt)} · {lastSignal}
          </>
        )}
      </Text>
      {timerTestDueAt !== null && (
        <Text as="span" size="small" strong={isLate} tone={isLate ? 'alarm' : 'muted'}>
          Timer test {isLate ? 'overdue since' : 'due'} {moment(timerTestDueAt)}
        </Text>
      )}
    </StatusLines>
  );
};

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
      cell: (device) => (
        <StatusCell note={device.description}>
          <DeviceName info={info} device={device} linked={linked} />
        </StatusCell>
      ),
    },
    {
      head: 'State',
      marks: 'beside line sized',
      cell: (device) => <DeviceState device={device} info={info} now={now} />,
    },
    {
      head: 'Health',
      marks: 'second',
      cell: ({ health, healthReasons }) => (
        <StatusCell note={healthReasons.join(', ')}>
          <HealthBadge health={health} />
        </StatusCell>
      ),
    },
    {
      head: 'Last signal',
      marks: 'off line sized',
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

/** The state of each device in a table, on phones in a list. */
export const DevicesTable = ({
  info,
  now,
  linked = false,
}: OfInfo & { readonly linked?: boolean }) => {
  const isPhone = useMedia(MEDIA.phone);
  if (isPhone && info.devices.length > 0)
    return (
      <StatusList>
        {info.devices.map((device) => (
          <li key={device.devNum}>
            <DeviceLines device={device} info={info} now={now} linked={linked} />
          </li>
        ))}
      </StatusList>
    );
  return (
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
  );
};

/** The current state of the site and of each device (domain guide 6.6). */
export const StatusCard = ({ info, now }: OfInfo) => {
  const { timeZone } = info;
  return (
    <Card title="Status" inset={false} actions={<ZoneNote now={now} timeZone={timeZone} />}>
      <DevicesTable info={info} now={now} />
    </Card>
  );
};

/** The site's areas: whether each area is open or closed, and since when. */
export const AreasCard = ({ info, now }: OfInfo) => {
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

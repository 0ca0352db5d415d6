import CpuChipIcon from '@heroicons/react/24/outline/CpuChipIcon';
import type { DeviceInfo, SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { CellNote } from '../kit/table.tsx';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { HealthBadge } from '../shell/health-badge.tsx';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { DeviceState } from './service-state.tsx';
import { AreaBadge } from '../shell/area-badge.tsx';

const columnsOf = (info: SiteInfo, now: string): readonly RowColumn<DeviceInfo>[] => {
  const { timeZone } = info;
  const moment = (at: string) => <ZonedTime at={at} now={now} timeZone={timeZone} />;
  return [
    {
      head: 'Device',
      marks: 'strong',
      cell: ({ transmitterCode, description }) => (
        <>
          {transmitterCode}
          <CellNote>{description}</CellNote>
        </>
      ),
    },
    {
      head: 'State',
      marks: 'beside',
      cell: (device) => <DeviceState device={device} info={info} now={now} />,
    },
    { head: 'Health', marks: 'second', cell: ({ health }) => <HealthBadge health={health} /> },
    {
      head: 'Last signal',
      marks: 'off',
      cell: ({ lastSignalAt, lastSignal }) =>
        lastSignalAt === null ? (
          'None yet'
        ) : (
          <>
            {moment(lastSignalAt)} <CellNote>{lastSignal}</CellNote>
          </>
        ),
    },
    {
      head: 'Timer test due',
      marks: 'number off',
      cell: ({ timerTestDueAt }) =>
        timerTestDueAt === null ? 'None expected' : moment(timerTestDueAt),
    },
  ];
};

/** The current state of the site and of each device (domain guide 6.6). */
export const StatusCard = ({ info, now }: { readonly info: SiteInfo; readonly now: string }) => {
  const { devices, timeZone } = info;
  return (
    <Card title="Status" inset={false} actions={<ZoneNote now={now} timeZone={timeZone} />}>
      <RowTable
        wide
        columns={columnsOf(info, now)}
        rows={devices}
        rowKey={({ devNum }) => devNum}
        empty={{
          icon: CpuChipIcon,
          title: 'No panel on file for this site',
          text: 'One is added during installation.',
        }}
      />
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

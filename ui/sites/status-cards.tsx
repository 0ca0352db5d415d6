import CpuChipIcon from '@heroicons/react/24/outline/CpuChipIcon';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { siteInfoPath } from '#core/sites/site-part-path.rule.ts';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import type { DeviceInfo, SiteInfo } from '#core/sites/site-info.schema.ts';
import { Card } from '../kit/card.tsx';
import { between, formatDuration, formatZone } from '../kit/format-time.ts';
import { TextLink } from '../kit/links.ts';
import { TestStrip } from './test-strip.look.tsx';
import { CellNote } from '../kit/table.tsx';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { HealthBadge } from '../shell/health-badge.tsx';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { usePlace } from '../shell/use-place.ts';
import { useTestRights } from '../shell/use-test-rights.ts';
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

/** A link to the live signals of the running test, which have their own URL (kit README §7 "Test panel"). */
const LiveTestLink = observer(({ siteNum }: { readonly siteNum: number }) => {
  const { devNum } = usePlace();
  if (!useTestRights().mayRead) return null;
  return (
    <TextLink>
      <Link to={`${siteInfoPath(siteNum, devNum)}&test=live`}>Live test</Link>
    </TextLink>
  );
});

/** The current state of the site and of each device (domain guide 6.6). */
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
          text={
            info.notWatched === null || info.notWatched.part === null
              ? 'Signals are logged and nobody acts on them.'
              : `Part of the system: ${info.notWatched.part}. Its signals are logged and nobody acts on them.`
          }
          left={`${formatDuration(between(now, badges.onTestUntil))} left`}
          action={<LiveTestLink siteNum={info.siteNum} />}
        />
      )}
      <RowTable
        wide
        columns={columnsOf(info, now)}
        rows={devices}
        rowKey={({ devNum }) => devNum}
        empty={{
          icon: CpuChipIcon,
          title: 'No panel on file for this site',
          text: 'It is added during installation.',
        }}
      />
    </Card>
  );
};

/** The site's areas, each open or closed and since when. */
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

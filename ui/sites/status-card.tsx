import CpuChipIcon from '@heroicons/react/24/outline/CpuChipIcon';
import { isOnTest } from '#core/sites/site-state.rule.ts';
import type { DeviceInfo, SiteInfo } from '#core/sites/site.schema.ts';
import { Card } from '../kit/card.tsx';
import { between, formatDuration, formatZone } from '../kit/format-time.ts';
import { TestChip } from '../kit/test-chip.tsx';
import { TestStrip } from '../kit/test-strip.tsx';
import { ZonedTime } from '../kit/zoned-time.tsx';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { SiteStateBadge } from '../shell/site-state-mark.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { HealthBadge } from './health-badge.tsx';

const columnsOf = (
  { badges, timeZone }: SiteInfo,
  now: string,
): readonly RowColumn<DeviceInfo>[] => {
  const moment = (at: string) => <ZonedTime at={at} now={now} timeZone={timeZone} />;
  return [
    {
      head: 'Device',
      marks: 'strong',
      cell: ({ transmitterCode, description }) => (
        <>
          {transmitterCode}
          <small>{description}</small>
        </>
      ),
    },
    {
      head: 'State',
      marks: 'beside',
      // A device is watched as its site is, unless it is on test itself.
      cell: (device) =>
        isOnTest(device, now) ? (
          <TestChip>ON TEST</TestChip>
        ) : (
          <SiteStateBadge state={badges.monitoring} />
        ),
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
            {moment(lastSignalAt)} <small>{lastSignal}</small>
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
      <RowTable
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

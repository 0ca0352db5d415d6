import { useState } from 'react';
import type { DealerVolume } from '#core/home/dealer-home.schema.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { Card } from '../kit/card.tsx';
import { formatDay, formatTime, formatZone } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { ScrollBox } from './scroll-box.look.tsx';
import { SegmentRow } from '../kit/segment-row.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Stack } from '../kit/stack.ts';
import { ChartRoom, VolumeChart } from './volume-chart.look.tsx';
import { RowTable } from '../shell/row-table.tsx';

type Span = 'day' | 'month';

interface Bar {
  readonly key: string;
  /** The time of the interval, as text for the table. */
  readonly when: string;
  readonly value: number;
  readonly alarms: number;
}

const barsOf = ({ days, halfHours, timeZone }: DealerVolume, span: Span): readonly Bar[] =>
  span === 'day'
    ? halfHours.map(({ at, signals, alarms }) => ({
        key: at,
        value: signals,
        alarms,
        when: formatTime(at, timeZone),
      }))
    : days.map(({ day, signals, alarms }) => ({
        key: day,
        value: signals,
        alarms,
        when: formatDay(day),
      }));

const sum = (bars: readonly Bar[], of: 'value' | 'alarms'): number =>
  bars.reduce((all, bar) => all + bar[of], 0);

/** Returns five labels for the time axis; the last is the current time. */
const ticksOf = (bars: readonly Bar[]): readonly string[] => [
  ...[0, 1, 2, 3].map((part) => bars[Math.floor((part * bars.length) / 4)]?.when ?? ''),
  'now',
];

const TITLES = { day: 'Signals, last 24 hours', month: 'Signals, last 30 days' } as const;
const PER = { day: 'per 30 min', month: 'per day' } as const;

/**
 * A card with the signal counts of 24 hours or 30 days, as a chart or as a table (domain guide 6.19; design: pictures
 * instead of reading).
 */
export const VolumeCard = ({ volume }: { readonly volume: DealerVolume }) => {
  const [span, setSpan] = useState<Span>('day');
  const [asTable, setAsTable] = useState(false);
  const bars = barsOf(volume, span);
  const keys = {
    bars: counted(sum(bars, 'value'), 'signal'),
    alarms: counted(sum(bars, 'alarms'), 'alarm'),
    per: PER[span],
  };
  const zone = formatZone(volume.asOf, volume.timeZone);
  return (
    <Card
      title={TITLES[span]}
      inset={!asTable}
      actions={
        <LinkButton size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'View as chart' : 'View as table'}
        </LinkButton>
      }
    >
      {asTable ? (
        <ScrollBox tabIndex={0} role="region" aria-label={`${TITLES[span]}, as a table`}>
          <RowTable
            columns={[
              { head: span === 'day' ? `From, ${zone}` : 'Day', cell: ({ when }) => when },
              {
                head: 'Signals',
                marks: 'number',
                cell: ({ value }) => grouped(value),
              },
              { head: 'Alarms', marks: 'number', cell: ({ alarms }) => alarms },
            ]}
            rows={bars.toReversed()}
            rowKey={({ key }) => key}
          />
        </ScrollBox>
      ) : (
        <Stack gap={3}>
          <VolumeChart
            label={`${TITLES[span]}: ${keys.bars}, ${keys.alarms}, ${keys.per}`}
            bars={bars}
            keys={keys}
            ticks={ticksOf(bars)}
          />
          <SegmentRow
            label="Time range"
            name="volume-span"
            options={[
              { value: 'day', text: '24 hours' },
              { value: 'month', text: '30 days' },
            ]}
            value={span}
            onChange={setSpan}
          />
        </Stack>
      )}
    </Card>
  );
};

/** The cards of what came in while they load, as high as they will be, so that nothing below them moves. */
export const VolumeAhead = () => (
  <Stack gap={4}>
    <Card title={TITLES.day}>
      <ChartRoom of="volume">
        <Skeleton lines={5} label="Loading what came in" />
      </ChartRoom>
    </Card>
    <Card title="Open and closed today">
      <ChartRoom of="arming">
        <Skeleton lines={6} label="Loading the openings and closings" />
      </ChartRoom>
    </Card>
  </Stack>
);

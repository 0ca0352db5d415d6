import ArrowTrendingDownIcon from '@heroicons/react/20/solid/ArrowTrendingDownIcon';
import ArrowTrendingUpIcon from '@heroicons/react/20/solid/ArrowTrendingUpIcon';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { compareYears, perWeek, type YearChange } from '#core/home/compare-years.rule.ts';
import type { AlarmWeek, DealerAlarms } from '#core/home/dealer-alarms.schema.ts';
import { counted, grouped } from '#core/kernel/counted.rule.ts';
import { Card } from '../kit/card.tsx';
import { formatElapsed } from '../kit/format-time.ts';
import { Icon } from '../kit/icon.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { SegmentRow } from '../kit/segment-row.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import type { Loadable } from '../shell/loadable.ts';
import { NotLoaded } from '../shell/loaded-view.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { PeriodBars } from '../kit/charts/period-bars.tsx';
import { mondayOf } from './monday-of.rule.ts';

type Measure = 'false' | 'answered';

/** Returns a short time in seconds: "24 s", "2:05". */
const seconds = (value: number): string =>
  value < 99.5 ? `${Math.round(value)} s` : formatElapsed(value * 1000);

const whole = (value: number): string => grouped(Math.round(value));

/** Returns a number per week; few are said with a decimal, because 0.4 is not none. */
const rate = (value: number): string =>
  value === 0 || value >= 10 ? whole(value) : value.toFixed(1);

/** What the card says about one measure. For both measures, less is better. */
interface Shown {
  readonly figure: string;
  readonly unit: string;
  readonly change: YearChange;
  readonly before: string;
  readonly less: string;
  readonly same: string;
  readonly more: string;
  readonly of: (week: AlarmWeek['now']) => number | null;
  readonly words: (value: number | null) => string;
  readonly head: string;
}

const falseAlarms = ({ weeks }: DealerAlarms): Shown => {
  const now = perWeek(weeks.map((week) => week.now.falseAlarms));
  const before = perWeek(weeks.map((week) => week.before.falseAlarms));
  return {
    figure: rate(now),
    unit: 'false alarms a week',
    change: compareYears(now, before),
    before: rate(before),
    less: 'fewer',
    same: 'As many as a year before.',
    more: 'more',
    of: (week) => week.falseAlarms,
    words: (value) => counted(value ?? 0, 'false alarm'),
    head: 'False alarms',
  };
};

const answered = ({ answered: { now, before } }: DealerAlarms): Shown => ({
  figure: now === null ? '–' : seconds(now),
  unit: 'median time to answer',
  change: compareYears(now, before),
  before: before === null ? '' : seconds(before),
  less: 'faster',
  same: 'As fast as a year before.',
  more: 'slower',
  of: (week) => week.answered,
  words: (value) => (value === null ? 'no alarm' : `answered in ${seconds(value)}`),
  head: 'Answered in',
});

const Headline = ({ shown: { change, figure, unit, ...shown } }: { readonly shown: Shown }) => (
  <div>
    <Row as="p" gap={2} wrap={0}>
      <Text as="b" size="figure">
        {figure}
      </Text>
      <Text as="span" size="small" tone="muted">
        {unit}
      </Text>
    </Row>
    <Row as="p" gap={1.5}>
      {(change.to === 'less' || change.to === 'more') && (
        <Icon
          of={change.to === 'less' ? ArrowTrendingDownIcon : ArrowTrendingUpIcon}
          size={20}
          tone={change.to === 'less' ? 'ok' : 'trouble'}
        />
      )}
      <Text as="span" size="small">
        {change.to === 'none' ? (
          'Nothing to compare with a year before.'
        ) : change.to === 'same' ? (
          shown.same
        ) : (
          <>
            <Strong>{`${change.percent}% ${change.to === 'less' ? shown.less : shown.more}`}</Strong>
            {` than ${shown.before} a year before`}
          </>
        )}
      </Text>
    </Row>
  </div>
);

const Figures = ({
  alarms,
  measure,
  asTable,
}: {
  readonly alarms: DealerAlarms;
  readonly measure: Measure;
  readonly asTable: boolean;
}) => {
  const shown = measure === 'false' ? falseAlarms(alarms) : answered(alarms);
  const { weeks, hasYearBefore } = alarms;
  if (asTable) {
    const cell = (week: AlarmWeek['now']): string => {
      const value = shown.of(week);
      return value === null ? '–' : measure === 'false' ? whole(value) : seconds(value);
    };
    return (
      <RowTable
        columns={[
          { head: 'Week from', cell: ({ day }) => mondayOf(day) },
          { head: shown.head, marks: 'number', cell: ({ now }) => cell(now) },
          { head: 'A year before', marks: 'number', cell: ({ before }) => cell(before) },
        ]}
        rows={weeks.toReversed()}
        rowKey={({ day }) => day}
      />
    );
  }
  return (
    <Stack gap={3}>
      <Headline shown={shown} />
      <PeriodBars
        label={`${shown.head}, week by week`}
        keys={[
          { of: 'count', text: measure === 'false' ? 'this year' : 'this year, seconds' },
          ...(hasYearBefore ? [{ of: 'before', text: 'a year before' } as const] : []),
        ]}
        names={[0, 4, 8].map((index) => mondayOf(weeks[index]?.day ?? ''))}
        bars={weeks.map(({ day, now, before }, index) => ({
          key: day,
          parts: [{ of: index === weeks.length - 1 ? 'now' : 'count', value: shown.of(now) ?? 0 }],
          before: hasYearBefore ? shown.of(before) : null,
          words: `Week from ${mondayOf(day)}: ${shown.words(shown.of(now))}${hasYearBefore ? `; a year before ${shown.words(shown.of(before))}` : ''}`,
        }))}
      />
    </Stack>
  );
};

/** False alarms and the time until an alarm was answered, week by week beside the year before, as a chart or as a table. */
export const DealerAlarmsCard = observer(({ from }: { readonly from: Loadable<DealerAlarms> }) => {
  const [measure, setMeasure] = useState<Measure>('false');
  const [asTable, setAsTable] = useState(false);
  const { state } = from;
  return (
    <Card
      title="Alarms, last 12 weeks"
      inset={!asTable}
      actions={
        <LinkButton size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'View as chart' : 'View as table'}
        </LinkButton>
      }
    >
      {state.at === 'failed' ? (
        <NotLoaded text={state.text} onRetry={() => void from.load()} />
      ) : (
        <Stack gap={3}>
          {state.at === 'loading' ? (
            <Skeleton lines={7} label="Loading the alarms of the last weeks" />
          ) : (
            <Figures alarms={state.value} measure={measure} asTable={asTable} />
          )}
          {!asTable && (
            <SegmentRow
              label="What is shown"
              name="alarms-measure"
              options={[
                { value: 'false', text: 'False alarms' },
                { value: 'answered', text: 'Answered in' },
              ]}
              value={measure}
              onChange={setMeasure}
            />
          )}
        </Stack>
      )}
    </Card>
  );
});

import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { SiteAlarmWeek } from '#core/alarms/alarm-timeline.schema.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { dayAfter } from '#core/kernel/calendar-day.rule.ts';
import { Card } from '../kit/card.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { RowTable } from '../shell/row-table.tsx';
import { PeriodBars } from '../kit/charts/period-bars.tsx';
import { mondayOf } from './monday-of.rule.ts';

const sum = ({ actual, falseAlarms, other }: SiteAlarmWeek): number => actual + falseAlarms + other;

const ENDINGS = [
  ['actual', 'real'],
  ['falseAlarms', 'false or canceled'],
  ['other', 'other or still open'],
] as const;

/** Returns a week as a sentence: "Week from Mar 9: 3 alarms, 1 real, 2 false or canceled". */
const wordsOf = (week: SiteAlarmWeek): string => {
  const parts = ENDINGS.flatMap(([of, text]) => (week[of] === 0 ? [] : [`${week[of]} ${text}`]));
  const all = sum(week);
  return [
    `Week from ${mondayOf(week.day)}: ${all === 0 ? 'no alarm' : counted(all, 'alarm')}`,
    ...parts,
  ].join(', ');
};

/** The alarms of a site in the last twelve weeks by how they ended, each week with a link to its history. */
export const SiteWeeksCard = ({
  weeks,
  siteNum,
}: {
  readonly weeks: readonly SiteAlarmWeek[];
  readonly siteNum: number;
}) => {
  const [asTable, setAsTable] = useState(false);
  const all = weeks.reduce((total, week) => total + sum(week), 0);
  if (all === 0)
    return (
      <Card title="Alarms, last 12 weeks">
        <Text tone="muted">No alarm in the last 12 weeks.</Text>
      </Card>
    );
  const historyOf = ({ day }: SiteAlarmWeek): string =>
    `/msa/history?sn=${siteNum}&from=${day}&to=${dayAfter(day, 6)}`;
  return (
    <Card
      title="Alarms, last 12 weeks"
      count={all}
      inset={!asTable}
      actions={
        <LinkButton size="sm" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'View as chart' : 'View as table'}
        </LinkButton>
      }
    >
      {asTable ? (
        <RowTable
          columns={[
            {
              head: 'Week from',
              marks: 'strong',
              cell: (week) => (
                <Link data-link="" to={historyOf(week)}>
                  {mondayOf(week.day)}
                </Link>
              ),
            },
            { head: 'Real', marks: 'number', cell: ({ actual }) => actual },
            { head: 'False', marks: 'number', cell: ({ falseAlarms }) => falseAlarms },
            { head: 'Other', marks: 'number', cell: ({ other }) => other },
          ]}
          rows={weeks.toReversed()}
          rowKey={({ day }) => day}
        />
      ) : (
        <Stack gap={2}>
          <PeriodBars
            label="Alarms, week by week"
            keys={[
              { of: 'alarm', text: 'real' },
              { of: 'count', text: 'false or canceled' },
              { of: 'neutral', text: 'other or still open' },
            ]}
            names={[0, 4, 8].map((index) => mondayOf(weeks[index]?.day ?? ''))}
            bars={weeks.map((week) => ({
              key: week.day,
              parts: [
                { of: 'alarm', value: week.actual },
                { of: 'count', value: week.falseAlarms },
                { of: 'neutral', value: week.other },
              ],
              before: null,
              words: wordsOf(week),
              link: (words) => (
                <Link data-link="" to={historyOf(week)}>
                  {words}
                </Link>
              ),
            }))}
          />
          <Text size="small" tone="muted">
            Choose a week to read its history.
          </Text>
        </Stack>
      )}
    </Card>
  );
};

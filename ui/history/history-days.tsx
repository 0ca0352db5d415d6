import CalendarDaysIcon from '@heroicons/react/16/solid/CalendarDaysIcon';
import { observer } from 'mobx-react-lite';
import type { HistoryPeriod } from '#core/history/history-row.schema.ts';
import { calendarDay, dayAfter } from '#core/kernel/calendar-day.rule.ts';
import { Button } from '../kit/button.tsx';
import { DateField } from '../kit/dates/date-field.tsx';
import { formatDay } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { Popover } from '../kit/popover.tsx';
import { PressChip } from '../kit/press-chip.tsx';
import { Row, Stack } from '../kit/stack.ts';
import type { ListViewModel } from '../lists/list.view-model.ts';

const PRESETS = [
  ['Last 7 days', 7],
  ['30 days', 30],
  ['12 months', 365],
] as const;

/** Returns a range like "Mar 5 – Mar 12", with the year if it is not the current year. */
const daysText = ({ from, to }: { readonly from: string; readonly to: string }, today: string) => {
  const word = (day: string): string => {
    const [, date = day] = formatDay(day).split(', ');
    return day.slice(0, 4) === today.slice(0, 4) ? date : `${date}, ${day.slice(0, 4)}`;
  };
  return from === to ? word(from) : `${word(from)} – ${word(to)}`;
};

/** The days of a history: a button that says them, with presets and the first and last day. */
export const HistoryDays = observer(
  <Row,>({
    list,
    told,
  }: {
    readonly list: ListViewModel<Row>;
    /** What the server answered; null before that. */
    readonly told: {
      readonly asOf: string;
      readonly timeZone: string;
      readonly period: HistoryPeriod;
    } | null;
  }) => {
    const today = calendarDay(
      Date.parse(told?.asOf ?? new Date().toISOString()),
      told?.timeZone ?? 'UTC',
    );
    const { from = '', to = '' } = list.draft.filters;
    const choose = (days: number): void => {
      void list.filter('to', '');
      void list.filter('from', days === 7 ? '' : dayAfter(today, -days));
    };
    return (
      <Popover
        label="Days"
        size="list"
        button={(wear) => (
          <PressChip icon={<CalendarDaysIcon aria-hidden />} isSet {...wear}>
            {daysText(
              told?.period ?? { from: from || dayAfter(today, -7), to: to || today },
              today,
            )}
          </PressChip>
        )}
      >
        {() => (
          <Stack gap={3} pad={4}>
            <Row gap={2} wrap={2}>
              {PRESETS.map(([text, days]) => (
                <Button key={text} size="sm" onClick={() => choose(days)}>
                  {text}
                </Button>
              ))}
            </Row>
            <Grid columns="pair" gap={3}>
              {(['from', 'to'] as const).map((name) => (
                <DateField
                  key={name}
                  id={`history-${name}`}
                  label={name === 'from' ? 'First day' : 'Last day'}
                  min={dayAfter(today, -731)}
                  max={today}
                  value={name === 'from' ? from : to}
                  onChange={(value) => list.type(name, value)}
                />
              ))}
            </Grid>
          </Stack>
        )}
      </Popover>
    );
  },
);

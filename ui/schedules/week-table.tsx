import type { SavedSchedule } from '#core/schedules/site-schedules.schema.ts';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import { DAY_MINUTES } from '#core/schedules/effective-hours.rule.ts';
import type { DayHours } from '#core/schedules/layers-of-day.rule.ts';
import { supervisionText } from '#core/schedules/supervision-text.rule.ts';
import type { RowColumn } from '../shell/row-table.tsx';
import { LayerBadge } from './layer-badge.tsx';
import { dayNames, formatClock } from '../kit/format-time.ts';
import { shortReason } from './strip-of-day.ts';

type Day = DayHours<SavedSchedule>;

const each = (
  { hours }: Day,
  text: (opened: NonNullable<Day['hours']>['openings'][number]) => string,
) => (hours === null || hours.openings.length === 0 ? '–' : hours.openings.map(text).join(', '));

/** Returns the columns of the week table, which has the same content as the strips. */
export const weekTableColumns = (
  noteOf: (day: Day) => string | null,
): readonly RowColumn<Day>[] => [
  {
    head: 'Day',
    marks: 'strong',
    cell: (one) => {
      const { name, date } = dayNames(one.day);
      const note = noteOf(one);
      return note === null ? `${name}, ${date}` : `${name}, ${date}: ${note}`;
    },
  },
  {
    head: 'Opens',
    marks: 'second',
    cell: (one) => each(one, ({ from }) => formatClock(wallText(from))),
  },
  {
    head: 'Closes',
    marks: 'second',
    cell: (one) =>
      each(one, ({ to }) => `${formatClock(wallText(to))}${to >= DAY_MINUTES ? ' next day' : ''}`),
  },
  {
    head: 'Grace period',
    marks: 'off',
    cell: (one) => each(one, supervisionText),
  },
  {
    head: 'Why',
    marks: 'off',
    cell: ({ hours }) => (hours === null ? 'No hours' : shortReason(hours)),
  },
  {
    head: 'Layer',
    marks: 'number',
    cell: ({ hours }) => <LayerBadge layer={hours?.layer ?? null} />,
  },
];

import { observer } from 'mobx-react-lite';
import { hoursStrip } from '#core/schedules/hours-strip.rule.ts';
import { planHours, effectiveHours } from '#core/schedules/effective-hours.rule.ts';
import { minuteOf, readEntry } from '#core/schedules/typed-entry.rule.ts';
import { WEEKDAYS } from '#core/schedules/week-rows.rule.ts';
import { dayNumber } from '#core/kernel/calendar-day.rule.ts';
import type { StripEnd } from '../kit/week-strip-bars.tsx';
import { WeekStrips } from '../kit/week-strips.tsx';
import { LayerBadge } from './layer-badge.tsx';
import { longWeekday, weekdayName } from './schedule-text.ts';
import { barsOf, dayLabel } from './strip-of-day.ts';
import type { WeekEditorViewModel } from './week-editor.view-model.ts';
import { formatClock } from '../kit/format-time.ts';

interface Props {
  readonly editor: WeekEditorViewModel;
}

/** Day number of a Monday that stands for any week, because weekdays in the editor have no date. */
const MONDAY = dayNumber('2026-03-09');

const endsOf = (editor: WeekEditorViewModel, weekday: number): readonly StripEnd[] =>
  editor.rows.flatMap((row, at) => {
    const [opens, closes] = [minuteOf(row.opens), minuteOf(row.closes)];
    if (row.weekdays[0] !== weekday || opens === null || closes === null) return [];
    const to = closes > opens && !row.nextDay ? closes : closes + 1440;
    const day = longWeekday(weekday);
    const end = (which: 'opens' | 'closes', minute: number): StripEnd => ({
      key: `${at} ${which}`,
      label: `${day}, ${which}`,
      at: minute,
      text: formatClock(minute >= 1440 ? `${row[which]} next day` : row[which]),
      onMove: (wanted) => editor.move(at, which, wanted),
    });
    return [end('opens', opens), end('closes', to)];
  });

/** The week as strips, whose ends can be dragged or moved with the keyboard. */
export const EditableStrips = observer(({ editor }: Props) => {
  const entries = editor.rows.flatMap((row) => {
    const read = readEntry(row);
    return read.ok ? [read.value] : [];
  });
  const plan = planHours(
    [
      {
        layer: 'permanent',
        kind: null,
        reason: null,
        fromDay: null,
        toDay: null,
        entries,
        holidayGroup: null,
        holidayName: null,
        areaNums: [],
      },
    ],
    [],
  );
  const of = (day: number) => effectiveHours(plan, null, day);
  return (
    <WeekStrips
      label="Weekly hours, editable"
      badges="Layer"
      strips={WEEKDAYS.map((weekday) => {
        const day = MONDAY + weekday - 1;
        const pieces = hoursStrip(of(day), of(day - 1), of(day + 1));
        return {
          key: String(weekday),
          name: weekdayName(weekday),
          date: null,
          note: null,
          now: null,
          bars: barsOf(pieces, of(day)),
          badge: <LayerBadge layer="permanent" />,
          words: dayLabel(pieces, of(day)),
          ends: endsOf(editor, weekday),
        };
      })}
    />
  );
});

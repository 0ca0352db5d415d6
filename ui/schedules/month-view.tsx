import { observer } from 'mobx-react-lite';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import {
  dayHours,
  hoursText,
  LAYER_NAMES,
  weeksOfMonth,
} from '#core/schedules/layers-of-day.rule.ts';
import { formatClock, formatDay } from '../kit/format-time.ts';
import { MonthGrid, type MonthDay } from './month-grid.look.tsx';
import { LAYER_LOOKS } from './layer-badge.tsx';
import { weekdayName } from './schedule-text.ts';
import type { SchedulesViewModel } from './schedules.view-model.ts';
import { shortReason } from './strip-of-day.ts';

/** Returns one day of the month. If areas have exceptions, the day shows the exception of the highest layer. */
const monthDay = (model: SchedulesViewModel, day: number): MonthDay => {
  const text = dayText(day);
  const all = dayHours(model.shown.plan, model.shown.areaNums, day);
  const shown =
    all.find(({ hours }) => hours !== null && hours.layer !== 'permanent') ?? all[0] ?? null;
  const hours = shown?.hours ?? null;
  const says = hours === null ? 'No hours' : formatClock(hoursText(hours.openings));
  const { layer } = hours ?? {};
  const mark =
    hours === null || layer === undefined || layer === 'permanent'
      ? null
      : { word: layer === 'temporary' ? 'Temporary' : shortReason(hours), ...LAYER_LOOKS[layer] };
  return {
    day: text,
    number: Number(text.slice(8)),
    beyond: text.slice(0, 7) !== dayText(model.shown.monthDay).slice(0, 7),
    today: day === model.shown.at.day,
    hours: hours?.openings.length === 0 ? 'Closed' : says,
    mark,
    words: [
      formatDay(text),
      says,
      ...(hours === null || layer === undefined ? [] : [LAYER_NAMES[layer], shortReason(hours)]),
    ].join(', '),
  };
};

/** A month with marked exceptions. Pressing a day shows its effective hours. */
export const MonthView = observer(({ model }: { readonly model: SchedulesViewModel }) => (
  <MonthGrid
    label="Hours of the month"
    weekdays={[1, 2, 3, 4, 5, 6, 7].map(weekdayName)}
    weeks={weeksOfMonth(model.shown.monthDay).map((days) =>
      days.map((day) => monthDay(model, day)),
    )}
    chosen={dayText(model.shown.day)}
    onChoose={(day) => model.shown.chooseDay(day)}
  />
));

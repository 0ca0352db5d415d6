import { observer } from 'mobx-react-lite';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import { effectiveHours } from '#core/schedules/effective-hours.rule.ts';
import { LAYER_NAMES, weeksOfMonth } from '#core/schedules/layers-of-day.rule.ts';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import {
  unassignedHolidays,
  type UnassignedHoliday,
} from '#core/schedules/unassigned-holidays.rule.ts';
import { formatDay } from '../kit/format-time.ts';
import { LinkButton } from '../kit/link-button.tsx';
import { Notice } from '../kit/notice.tsx';
import { areaText } from './schedule-text.ts';
import type { SchedulesViewModel } from './schedules.view-model.ts';

interface Props {
  readonly model: SchedulesViewModel;
  readonly site: SiteSchedules;
}

/** Returns what an unassigned holiday means: "Thanksgiving, Thu, Nov 26: not assigned here. Normal hours apply." */
const noteText = ({ model, site }: Props, { areaNums, day, holiday }: UnassignedHoliday) => {
  const { plan } = model.shown;
  const nums = areaNums.filter((num) => num !== null);
  const isAll = areaNums.length === model.shown.areaNums.length;
  const layer = effectiveHours(plan, areaNums[0] ?? null, day)?.layer;
  const applies =
    layer === undefined
      ? 'No hours apply'
      : layer === 'permanent'
        ? 'Normal hours apply'
        : `${LAYER_NAMES[layer]} hours apply`;
  const where = isAll ? 'to this schedule' : `to ${areaText(nums, site.areas)}`;
  return `${holiday.name}, ${formatDay(dayText(day))}: not assigned ${where}. ${applies}.`;
};

/** Tells the holidays of the shown days that are not assigned, because a normal day on a holiday is easily overlooked. */
export const HolidayNotes = observer((props: Props) => {
  const { model, site } = props;
  const { shown } = model;
  const days =
    shown.look === 'week'
      ? Array.from({ length: 7 }, (_, at) => shown.week + at)
      : weeksOfMonth(shown.monthDay).flat();
  const missing = unassignedHolidays(shown.plan, shown.areaNums, days);
  if (missing.length === 0) return null;
  return (
    <Notice tone="info">
      {missing.map((one) => (
        <p key={`${one.holiday.holidayGroup} ${one.holiday.name} ${one.day}`}>
          {noteText(props, one)}
        </p>
      ))}
      {model.mayEdit && (
        <LinkButton size="sm" onClick={() => model.editors.assignHolidays(site, shown.areaNum)}>
          Assign holidays
        </LinkButton>
      )}
    </Notice>
  );
});

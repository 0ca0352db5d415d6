import BuildingStorefrontIcon from '@heroicons/react/16/solid/BuildingStorefrontIcon';
import MoonIcon from '@heroicons/react/16/solid/MoonIcon';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import type { OpenStateView } from '#core/business-hours/business-hours.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { formatDay, formatTime } from '../kit/format-time.ts';

const dayIn = (at: string, timeZone: string): string => calendarDay(Date.parse(at), timeZone);

/** Formats a future time: "17:00" today, "Mon 08:00" within a week, "Mon, Mar 16, 08:00" otherwise. */
export const nextMoment = (at: string, now: string, timeZone: string): string => {
  const time = formatTime(at, timeZone);
  const day = dayIn(at, timeZone);
  if (day === dayIn(now, timeZone)) return time;
  const isFar = Date.parse(at) - Date.parse(now) > 6 * 86_400_000;
  return isFar ? `${formatDay(day)}, ${time}` : `${formatDay(day, 'weekday')} ${time}`;
};

/** Returns as text whether the dealer answers calls itself (domain guide 6.8 "Both"). */
export const openText = (
  { open, until, why }: OpenStateView,
  now: string,
  timeZone: string,
): string => {
  if (why === 'none') return 'No hours set – answering service treats you as closed';
  const next = until === null ? null : nextMoment(until, now, timeZone);
  if (open) return next === null ? 'Open now' : `Open now – answering service starts ${next}`;
  return next === null ? 'Closed – answering service answers' : `Closed – you answer from ${next}`;
};

/** A badge that says whether the dealer is open. */
export const OpenBadge = ({
  state,
  now,
  timeZone,
}: {
  readonly state: OpenStateView;
  readonly now: string;
  readonly timeZone: string;
}) => (
  <Badge
    tone={state.why === 'none' ? 'trouble' : state.open ? 'ok' : 'neutral'}
    icon={state.open ? BuildingStorefrontIcon : MoonIcon}
  >
    {openText(state, now, timeZone)}
  </Badge>
);

import { dayAfter, isCalendarDay } from '../kernel/calendar-day.rule.ts';
import type { WallClock } from '../kernel/wall-clock.port.ts';
import type { ListQuery } from '../lists/list-query.schema.ts';
import { ACTIVITY_KINDS, type ActivityKind } from '../alarms/activity-kind.ts';
import type { HistoryPeriod } from './history-row.schema.ts';

/** Default number of days before today (domain guide 6.12 "Filters"). */
const USUAL_DAYS = 7;
/** Length of the history in years. */
const YEARS_BACK = 2;

/** A history filter with its times resolved for one site. */
export interface HistoryFilter {
  /** Start in milliseconds UTC, inclusive. `until` is the end, exclusive. */
  readonly from: number;
  readonly until: number;
  readonly kinds: readonly ActivityKind[] | null;
  /** True if starts and ends of tests match besides the kinds. */
  readonly withTests: boolean;
  readonly devNum: number | null;
  readonly area: { readonly devNum: number; readonly areaNum: number } | null;
  readonly zone: {
    readonly devNum: number;
    readonly areaNum: number;
    readonly num: string;
  } | null;
  readonly user: string | null;
  readonly operator: string | null;
  readonly alarmNum: number | null;
  readonly hidesTests: boolean;
  readonly hidesOpenClose: boolean;
  /** True for customers: without events that are hidden from them until the owner has been notified. */
  readonly hidesWithheld: boolean;
  /** Search words, all of which must occur in a row. */
  readonly words: readonly string[];
}

/** The current time, clock and time zone for resolving a filter. */
export interface HistoryLook {
  readonly now: number;
  readonly timeZone: string;
  readonly clock: WallClock;
}

const earliestOf = (today: string): string => {
  const day = `${Number(today.slice(0, 4)) - YEARS_BACK}${today.slice(4)}`;
  // Every day except February 29 exists two years earlier too.
  return isCalendarDay(day, 9999) ? day : `${day.slice(0, 8)}28`;
};

const periodNote = (asked: { readonly from: string; readonly to: string }, earliest: string) => {
  if (asked.from > asked.to)
    return 'The first day was after the last day, so the two were swapped.';
  return asked.from < earliest
    ? 'History goes back 24 months. There is nothing before that.'
    : null;
};

/**
 * Returns the days to show: by default the last seven days and today. Ignores an invalid day. Moves a day outside the
 * history to the nearest allowed day, and returns a note for the user.
 */
export const historyPeriod = (
  filters: Readonly<Record<string, string>>,
  { now, timeZone, clock }: HistoryLook,
): HistoryPeriod => {
  const today = clock.wallTime(now, timeZone).slice(0, 10);
  const earliest = earliestOf(today);
  const text = (name: 'from' | 'to'): string | null => {
    const day = filters[name] ?? '';
    return isCalendarDay(day, 9999) ? day : null;
  };
  const to = text('to') ?? today;
  const asked = { from: text('from') ?? dayAfter(to < today ? to : today, -USUAL_DAYS), to };
  const within = (day: string): string => (day < earliest ? earliest : day > today ? today : day);
  const [from = today, last = today] = [within(asked.from), within(asked.to)].toSorted();
  return { from, to: last, told: text('from') === null ? null : periodNote(asked, earliest) };
};

/** Returns the known event kinds in a filter, in display order; null if the filter names no known kind. */
export const kindsOf = (text: string): readonly ActivityKind[] | null => {
  const named = new Set(text.split(','));
  const kinds = ACTIVITY_KINDS.filter((kind) => named.has(kind));
  return kinds.length === 0 ? null : kinds;
};

const number = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

const areaOf = (text: string): HistoryFilter['area'] => {
  const [dev, area, ...rest] = text.split('/');
  const [devNum, areaNum] = [number(dev), number(area)];
  return devNum === null || areaNum === null || rest.length > 0 ? null : { devNum, areaNum };
};

const zoneOf = (text: string): HistoryFilter['zone'] => {
  const [dev, area, num = '', ...rest] = text.split('/');
  const found = areaOf(`${dev ?? ''}/${area ?? ''}`);
  return found === null || num === '' || rest.length > 0 ? null : { ...found, num };
};

const textOf = (text: string | undefined): string | null => text?.trim() || null;

/** Converts a history query to a filter for a site. Ignores invalid filter values (domain guide 6.12 "Filters"). */
export const historyFilter = (
  { search, filters }: Pick<ListQuery, 'search' | 'filters'>,
  look: HistoryLook,
): { readonly filter: HistoryFilter; readonly period: HistoryPeriod } => {
  const period = historyPeriod(filters, look);
  const begins = (day: string): number => look.clock.instant(`${day}T00:00`, look.timeZone);
  return {
    period,
    filter: {
      from: begins(period.from),
      until: begins(dayAfter(period.to, 1)),
      kinds: kindsOf(filters['kinds'] ?? ''),
      withTests: false,
      devNum: number(filters['device']),
      area: areaOf(filters['area'] ?? ''),
      zone: zoneOf(filters['zone'] ?? ''),
      user: textOf(filters['user']),
      operator: textOf(filters['operator']),
      alarmNum: number(filters['alarmNo']?.replaceAll(/\s/g, '')),
      hidesTests: filters['tests'] === 'hidden',
      hidesOpenClose: filters['openClose'] === 'hidden',
      hidesWithheld: false,
      words: search.split(/\s+/).filter(Boolean),
    },
  };
};

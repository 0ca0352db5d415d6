import type { HolidayForm } from '#core/holidays/holiday.schema.ts';
import type { Schedule } from '#core/schedules/schedule.ts';
import { demoRandom, type DemoRandom } from './demo-random.ts';
import { DAY, dayOf } from './demo-time.ts';
import type { DemoSite } from './demo-world.ts';

/** One business-hours schedule of a site in the demo data. */
export interface DemoSchedule extends Schedule {
  readonly siteNum: number;
  readonly siteGroupNum: number;
  /** Name of the person who requested these hours; omitted if unknown. */
  readonly by?: string;
}

const WORKDAYS = [1, 2, 3, 4, 5];
const EVERY_DAY = [...WORKDAYS, 6, 7];

const PLAIN = {
  kind: null,
  reason: null,
  fromDay: null,
  toDay: null,
  holidayGroup: null,
  holidayName: null,
};

const SUPERVISED = { windowBefore: 30, windowAfter: 15, mustOpen: true, mustClose: true };

const TEMPORARY = [
  ['Closed all day', 'Inventory'],
  ['Extended closing', 'Evening sale'],
  ['Changed hours', 'Painters in the house'],
] as const;

const drawLayers = (
  random: DemoRandom,
  now: number,
  isSampleSite: boolean,
): readonly Omit<Schedule, 'areaNums'>[] => {
  const opensAt = random.pick([7, 8, 9]) * 60;
  const closesAt = random.pick([17, 18, 20]) * 60;
  const week = [
    { ...SUPERVISED, weekdays: WORKDAYS, opensAt, closesAt },
    { ...SUPERVISED, weekdays: [6], opensAt: 9 * 60, closesAt: 14 * 60 },
  ];
  const [kind, reason] = random.pick(TEMPORARY);
  const begins = random.int(1, 9);
  const temporary = {
    ...PLAIN,
    layer: 'temporary' as const,
    kind,
    reason,
    fromDay: dayOf(now + begins * DAY),
    toDay: dayOf(now + (begins + random.int(0, 3)) * DAY),
    entries:
      kind === 'Closed all day'
        ? []
        : [{ ...SUPERVISED, weekdays: EVERY_DAY, opensAt, closesAt: closesAt + 120 }],
  };
  const hasTemporary = random.chance(0.25) || isSampleSite;
  return [
    { ...PLAIN, layer: 'permanent', entries: week },
    { ...PLAIN, layer: 'holiday', holidayGroup: 'National', entries: [] },
    ...(hasTemporary ? [temporary] : []),
  ];
};

/** Returns business hours for 55 of 100 commercial sites, and a temporary change for Carla Benson's site (domain guide 9.2). */
export const demoSchedules = (
  sites: readonly DemoSite[],
  seed: number,
  now: number,
): readonly DemoSchedule[] =>
  sites
    .filter(({ kind }) => kind === 'commercial')
    .filter((_, index) => ((index + 3) * 11) % 20 < 11)
    .flatMap(({ siteNum, siteGroupNum, devices }) =>
      drawLayers(demoRandom(seed ^ (siteNum * 37)), now, devices[0]?.xmit === 'HP1412').map(
        (layer) => ({ ...layer, areaNums: [], siteNum, siteGroupNum }),
      ),
    );

/** Returns the date of the n-th given weekday of a month, for example `2026-11-26`. Weekday 1 is Monday. */
const nth = (year: number, month: number, weekday: number, n: number): string => {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay() || 7;
  const date = 1 + ((weekday - first + 7) % 7) + (n - 1) * 7;
  return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
};

const after = (day: string): string => dayOf(Date.parse(`${day}T12:00:00Z`) + DAY);

const holidaysOf = (year: number): readonly HolidayForm[] => {
  const one = (
    holidayGroup: HolidayForm['holidayGroup'],
    name: string,
    fromDay: string,
    toDay = fromDay,
  ): HolidayForm => ({ holidayGroup, name, fromDay, toDay });
  const thanksgiving = nth(year, 11, 4, 4);
  return [
    one('National', 'New Year', `${year}-01-01`),
    one('National', 'Independence Day', `${year}-07-04`),
    one('National', 'Christmas', `${year}-12-25`),
    one('General', 'Thanksgiving', thanksgiving, after(thanksgiving)),
    one('General', 'Labor Day', nth(year, 9, 1, 1)),
    one('Regional', 'Founders’ Day', `${year}-03-15`),
    one('Regional', 'Harbor Festival', `${year}-08-07`, `${year}-08-09`),
  ];
};

/** Returns the holidays of the current year and the next. */
export const demoHolidays = (now: number): readonly HolidayForm[] => {
  const year = Number(dayOf(now).slice(0, 4));
  return [year, year + 1].flatMap(holidaysOf);
};

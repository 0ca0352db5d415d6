import type { HolidayForm } from '#core/holidays/holiday.schema.ts';
import type { Schedule } from '#core/schedules/schedule.ts';
import { demoRandom, type DemoRandom } from './demo-random.ts';
import { DAY, dayOf } from './demo-time.ts';
import type { DemoSite } from './demo-world.ts';

/** A layer of the hours of a site in the demo world. */
export interface DemoSchedule extends Schedule {
  readonly siteNum: number;
  readonly siteGroupNum: number;
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
  ['Closed all day', 'Stocktaking'],
  ['Extended closing', 'Evening sale'],
  ['Changed hours', 'Painters in the house'],
] as const;

const drawLayers = (
  random: DemoRandom,
  now: number,
  isTold: boolean,
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
  const hasTemporary = random.chance(0.25) || isTold;
  return [
    { ...PLAIN, layer: 'permanent', entries: week },
    { ...PLAIN, layer: 'holiday', holidayGroup: 'National', entries: [] },
    ...(hasTemporary ? [temporary] : []),
  ];
};

/** Hours of 55 of 100 commercial sites, Carla Benson's with a temporary change; drawn by the site's own number (domain guide 9.2). */
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

/** The holidays of this year and the next. */
export const demoHolidays = (now: number): readonly HolidayForm[] => {
  const year = Number(dayOf(now).slice(0, 4));
  return [year, year + 1].flatMap((one) =>
    (
      [
        ['New Year', '01-01'],
        ['Independence Day', '07-04'],
        ['Christmas', '12-25'],
      ] as const
    ).map(([name, day]) => ({
      holidayGroup: 'National' as const,
      name,
      fromDay: `${one}-${day}`,
      toDay: `${one}-${day}`,
    })),
  );
};

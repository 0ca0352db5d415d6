import { SUPERVISION_KINDS, UNSUPERVISED } from '#core/schedules/check-kinds.ts';
import type { CheckReactions } from '#core/schedules/schedule-check.ts';
import type { Schedule, ScheduleEntry } from '#core/schedules/schedule.ts';
import type { DemoSchedule } from './demo-schedules.ts';
import { DAY, dayOf } from './demo-time.ts';
import type { DemoSite } from './demo-world.ts';

const SUPERVISED = { windowBefore: 30, windowAfter: 15, mustOpen: true, mustClose: true };

const hours = (weekdays: readonly number[], opensAt: number, closesAt: number): ScheduleEntry => ({
  ...SUPERVISED,
  weekdays,
  opensAt: opensAt * 60,
  closesAt: closesAt * 60,
});

const layer = (own: Partial<Schedule> & Pick<Schedule, 'layer'>): Schedule => ({
  kind: null,
  reason: null,
  fromDay: null,
  toDay: null,
  holidayGroup: null,
  holidayName: null,
  areaNums: [],
  entries: [],
  ...own,
});

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/**
 * Returns further schedules for Carla Benson's home with an office: an area with its own hours, a season, a regional
 * holiday, and expired schedules.
 */
const lanternLayers = (now: number): readonly Schedule[] => {
  const day = (days: number): string => dayOf(now + days * DAY);
  const next = Number(day(0).slice(0, 4)) + 1;
  return [
    layer({
      layer: 'permanent',
      areaNums: [3],
      entries: [hours([2, 5], 10, 12)],
    }),
    layer({
      layer: 'alternate',
      reason: 'Summer hours',
      areaNums: [1],
      fromDay: `${next}-06-15`,
      toDay: `${next}-08-31`,
      entries: [hours([1, 2, 3, 4, 5], 7, 15)],
    }),
    layer({ layer: 'holiday', holidayGroup: 'Regional', holidayName: 'Founders’ Day' }),
    layer({
      layer: 'temporary',
      kind: 'Extended closing',
      reason: 'Inventory count',
      fromDay: day(-9),
      toDay: day(-9),
      entries: [hours(EVERY_DAY, 9, 22)],
    }),
    layer({
      layer: 'temporary',
      kind: 'Closed all day',
      reason: 'Floor refinishing',
      fromDay: day(-34),
      toDay: day(-33),
    }),
  ];
};

/** Returns the business hours that scenarios need at single sites. */
export const scenarioSchedules = (
  sites: readonly DemoSite[],
  now: number,
): readonly DemoSchedule[] =>
  sites
    .filter(({ devices }) => devices[0]?.xmit === 'HP1412')
    .flatMap(({ siteNum, siteGroupNum }) =>
      lanternLayers(now).map((one) => ({ ...one, siteNum, siteGroupNum, by: 'Carla Benson' })),
    );

/** Returns the reactions to schedule checks at the sites of `scenarioSchedules`. */
export const scenarioReactions = (
  sites: readonly DemoSite[],
): readonly { readonly siteNum: number; readonly values: CheckReactions }[] =>
  sites
    .filter(({ devices }) => devices[0]?.xmit === 'HP1412')
    .map(({ siteNum }) => ({
      siteNum,
      values: SUPERVISION_KINDS['Late to open or close'] ?? UNSUPERVISED,
    }));

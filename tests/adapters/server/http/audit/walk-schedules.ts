import { randomUUID } from 'node:crypto';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import type { Body, Params, Stride } from './stride.ts';
import type { Walker } from './walker.ts';

const DEALER = 'dealer.limited';
const ID = randomUUID();
/** Transmitter code of a demo site that has business hours and is open now. */
const SITE = 'HP1412';
const OFFICE = [1];
const CLOSES = 18 * 60;
const ENTRIES = [
  {
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    opensAt: 8 * 60,
    closesAt: CLOSES,
    windowBefore: 0,
    windowAfter: 15,
    mustOpen: true,
    mustClose: true,
  },
];
const SEASON = {
  layer: 'alternate',
  kind: null,
  reason: 'Winter hours',
  authorizedBy: null,
  fromDay: '2099-12-01',
  toDay: '2099-12-31',
  holidayGroup: null,
  holidayName: null,
  areaNums: OFFICE,
  entries: ENTRIES,
};

/** Finds the site whose business hours the walk changes. */
export const schedulesOfWalk = async (walker: Walker): Promise<{ sn: string }> => {
  const found = await walker.read<{ siteNum: number }>(DEALER, `device/xmit/details?xmit=${SITE}`);
  return { sn: String(found.siteNum) };
};

const ofSite = (operationId: string, body: Stride['body']): Stride => ({
  operationId,
  actor: DEALER,
  params: schedulesOfWalk,
  ...(body !== undefined && { body }),
});
const season = async (walker: Walker): Promise<Params> => ({
  ...(await schedulesOfWalk(walker)),
  id: ID,
});
const ofSeason = (operationId: string, rev: number, more: Body = {}): Stride => ({
  operationId,
  actor: DEALER,
  params: season,
  body: () => ({ rev, ...more }),
});

/**
 * Steps that change a site's business hours: the week, holidays, one late closing, a season, and the action after a missed
 * opening or closing.
 */
export const SCHEDULES: readonly Stride[] = [
  ofSite('putWeeklyHours', () => ({
    id: randomUUID(),
    rev: 0,
    areaNums: OFFICE,
    entries: ENTRIES,
  })),
  ofSite('addSchedule', () => ({ id: ID, ...SEASON })),
  ofSeason('changeSchedule', 1, { ...SEASON, reason: 'Hours of December' }),
  { operationId: 'deleteSchedule', actor: DEALER, params: season, query: { rev: '2' } },
  ofSeason('restoreSchedule', 3),
  ofSite('assignHolidays', () => ({
    how: 'add',
    areaNums: OFFICE,
    entries: ENTRIES,
    seen: [],
    holidays: [{ id: randomUUID(), holidayGroup: 'General', holidayName: null }],
  })),
  ofSite('stayLate', () => ({ id: randomUUID(), by: 30, seen: [CLOSES] })),
  ofSite('putReactions', async (walker) => {
    const { sn } = await schedulesOfWalk(walker);
    const { reactions } = await walker.read<SiteSchedules>(DEALER, `site/${sn}/schedules`);
    return { rev: reactions.rev, values: { ...reactions.values, earlyOpen: 'Notify' } };
  }),
];

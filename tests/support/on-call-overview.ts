import type { OnCallOverview, OnCallList } from '#core/on-call/on-call-overview.schema.ts';
import { temporalWallClock } from '#adapters/temporal/temporal-wall-clock.ts';

export const DESK_ZONE = 'America/New_York';
/** The time of the overview: a Friday noon before the clocks go forward. */
export const DESK_NOW = temporalWallClock.instant('2026-03-06T12:00', DESK_ZONE);
/** The people in the on-call lists. */
export const DESK_NAMES = ['Sam', 'Kim', 'Ray'];

/**
 * Returns an on-call list that rotates every day at 08:00 and has one position. Each element of `turns` contains the
 * people of one turn.
 */
export const dailyList = (id: string, turns: readonly (readonly string[])[]): OnCallList => ({
  id,
  rev: 1,
  name: id,
  purpose: 'After hours',
  startsOn: '2026-03-02',
  handoffAt: 480,
  rotationDays: 1,
  covers: null,
  endsOn: null,
  tiers: [{ tier: 'primary', turns: turns.map((t) => [...t]) }],
  changedBy: 'Dana',
  changedAt: '2026-03-01T00:00:00.000Z',
});

/** Returns the on-call overview of these lists for 40 days, as `meId` sees it. */
export const overviewOf = (
  lists: readonly OnCallList[],
  meId: string | null = null,
): OnCallOverview => ({
  asOf: new Date(DESK_NOW).toISOString(),
  siteGroupNum: 4490,
  timeZone: DESK_ZONE,
  mayEdit: true,
  meId,
  overrides: [],
  fixed: [],
  swaps: [],
  openHours: [],
  lists: [...lists],
  people: DESK_NAMES.map((name) => ({
    id: name,
    rev: 1,
    name,
    accountId: null,
    phones: ['603-555-0100'],
    email: null,
    tryMinutes: 5,
    repeats: 1,
    quiet: null,
    handoffNotice: true,
    dailyDigest: false,
    changedBy: 'Dana',
    changedAt: '2026-03-01T00:00:00.000Z',
  })),
  open: { open: false, until: null, why: 'none', reason: 'no hours set', temporaryId: null },
  until: new Date(DESK_NOW + 40 * 86400000).toISOString(),
});

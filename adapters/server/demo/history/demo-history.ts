import { demoRandom } from '../demo-random.ts';
import { MINUTE } from '../demo-time.ts';
import type { DemoSite } from '../demo-world.ts';
import { DEMO_TIME_ZONE } from '../demo-groups.ts';
import { callLists, scenarioSite } from '../scenarios/scenario-site.ts';
import { dailyLife } from './daily-life.ts';
import {
  isBusy,
  type DraftRow,
  type HistoryRow,
  type HistoryWorld,
  type Place,
  type Span,
} from './history-row.ts';
import { lastSignals } from './last-signals.ts';
import { createLedger } from './ledger.ts';
import { pastCases } from './past-cases.ts';
import { present } from './present.ts';
import { rawSignal } from './raw-signal.ts';
import { SPECIAL_CASES, specialDays } from './special-days.ts';
import { periodicTests, upkeep } from './upkeep.ts';
import { wallDays } from './wall-days.ts';

/** Number of sites in the full demo data, and number of random cases besides the special ones (domain guide 9.2). */
export const FULL = { sites: 180, cases: 390 } as const;

const placeOf = (site: DemoSite, lists: ReadonlyMap<number, readonly string[]>): Place | null => {
  const device = site.devices[0];
  if (device === undefined || device.lastSignalAt === null || site.monitoring !== 'monitored')
    return null;
  const until = device.lastSignalAt;
  const opensUntil = Math.min(until, device.areas[0]?.since ?? until);
  return { site, cast: scenarioSite(site, device, lists), until, opensUntil };
};

/** Returns the monitored sites that have sent a signal. */
export const placesOf = ({
  sites,
  contacts,
}: Pick<HistoryWorld, 'sites' | 'contacts'>): readonly Place[] => {
  const lists = callLists(contacts);
  return sites.flatMap((site) => placeOf(site, lists) ?? []);
};

/** Returns for each device the time spans in which it is on test, derived from the rows. */
const testSpans = (rows: readonly DraftRow[]): ReadonlyMap<number, readonly Span[]> => {
  const spans = new Map<number, Span[]>();
  for (const { siteNum, at, step } of rows) {
    if (step.kind !== 'test') continue;
    const own = spans.get(siteNum) ?? [];
    const last = own.at(-1);
    if (step.action === 'placed') own.push({ from: at, to: at + step.minutes * MINUTE });
    else if (last !== undefined)
      own[own.length - 1] = {
        from: last.from,
        to: step.action === 'cleared' ? at : last.to + step.minutes * MINUTE,
      };
    spans.set(siteNum, own);
  }
  return spans;
};

/** Adds to each row its signal as received, and whether its device was on test. */
export const finished = (
  world: HistoryWorld,
  drafts: readonly DraftRow[],
): readonly HistoryRow[] => {
  const rows = drafts.toSorted((a, b) => a.at - b.at);
  const tests = testSpans(rows);
  const ways = new Map(
    world.details.flatMap(({ siteNum, devices }) =>
      devices.map((device) => [
        `${siteNum} ${device.devNum}`,
        device.paths.some(({ kind }) => kind === 'Internet'),
      ]),
    ),
  );
  const xmits = new Map(
    world.sites.flatMap(({ siteNum, devices }) =>
      devices.map(({ devNum, xmit }) => [`${siteNum} ${devNum}`, xmit]),
    ),
  );
  return rows.map((row) => {
    const { siteNum, devNum, at, step } = row;
    const key = `${siteNum} ${devNum}`;
    const isSignal = step.kind === 'signal';
    const raw = isSignal ? rawSignal(xmits.get(key) ?? '', ways.get(key) ?? false, step, at) : null;
    return { ...row, raw, onTest: isSignal && isBusy(tests.get(siteNum) ?? [], at) };
  });
};

/**
 * Generates thirty days of activity for every site, oldest first (domain guide 9.2): about 25000 signals, roughly 70 % of
 * them openings, closings and tests, and about 400 alarms, roughly 88 % of them false or canceled. The activity ends in
 * the current state of the demo data.
 */
export const demoHistory = (
  world: HistoryWorld,
  now: number,
  seed: number,
): readonly HistoryRow[] => {
  const random = demoRandom(seed ^ 0x5167);
  const telling = { random, now, days: wallDays(now, DEMO_TIME_ZONE) };
  const places = placesOf(world);
  const troubled = new Set(world.troubles.map(({ siteNum }) => siteNum));
  const tested = new Set(world.tests.map(({ siteNum }) => siteNum));
  const quiet = places.filter(
    ({ site }) => !troubled.has(site.siteNum) && !tested.has(site.siteNum),
  );
  const share = Math.min(1, world.sites.length / FULL.sites);
  const ledger = createLedger();
  const special = specialDays(telling, quiet, ledger, share);
  const working = places.filter(({ site }) => !tested.has(site.siteNum));
  const cases = pastCases(
    telling,
    working,
    ledger,
    Math.round(FULL.cases * share),
    SPECIAL_CASES + 1,
  );
  const calm = new Set(quiet);
  const background = places.flatMap((place) => {
    const busy = ledger.spans(place.site.siteNum);
    const mends = calm.has(place) ? upkeep(telling, place, busy) : [];
    return [...dailyLife(telling, place, busy), ...mends];
  });
  const tests = world.sites.flatMap(({ siteNum, devices }, index) =>
    devices.flatMap((device, position) =>
      periodicTests(siteNum, device, world.details[index]?.devices[position], now),
    ),
  );
  const firstNum = SPECIAL_CASES + 1 + Math.round(FULL.cases * share);
  const ends = world.sites.flatMap(lastSignals);
  const open = present(world, places, quiet.toReversed(), now, firstNum);
  return finished(world, [...special, ...cases, ...background, ...tests, ...ends, ...open]);
};

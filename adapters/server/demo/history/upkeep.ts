import type { DemoRandom } from '../demo-random.ts';
import { DAY, HOUR, MINUTE } from '../demo-time.ts';
import type { DemoDevice, DemoSiteDetails } from '../demo-world.ts';
import {
  atZone,
  byUser,
  ofPanel,
  type ScenarioSite,
  type ScenarioStep,
} from '../scenarios/scenario.ts';
import {
  HISTORY_DAYS,
  isBusy,
  plainRows,
  type DraftRow,
  type Place,
  type Span,
  type HistoryInput,
} from './history-row.ts';

/** Returns periodic tests at the interval of the device (domain guide 6.6). */
export const periodicTests = (
  siteNum: number,
  device: DemoDevice,
  details: DemoSiteDetails['devices'][number] | undefined,
  now: number,
): readonly DraftRow[] => {
  const { devNum, lastSignalAt, timerTestDueAt } = device;
  const minutes = details?.timerTestMinutes ?? null;
  if (minutes === null || timerTestDueAt === null || lastSignalAt === null) return [];
  const interval = minutes * MINUTE;
  const last = timerTestDueAt - interval;
  const count = Math.ceil((HISTORY_DAYS * DAY) / interval);
  return Array.from({ length: count }, (_, index) => last - index * interval)
    .filter((at) => at < lastSignalAt - MINUTE && at > now - HISTORY_DAYS * DAY)
    .flatMap((at) => plainRows(siteNum, devNum, at, [{ afterMs: 0, step: ofPanel('1602') }]));
};

/** A fault that occurs at random and ends by itself. `chance` is the daily probability, and the duration is in milliseconds. */
interface Upset {
  readonly chance: number;
  readonly shortest: number;
  readonly longest: number;
  readonly steps: (
    random: DemoRandom,
    site: ScenarioSite,
    lasts: number,
  ) => readonly ScenarioStep[];
}

const pair = (
  code: string,
  make: (random: DemoRandom, site: ScenarioSite) => (code: string) => ScenarioStep['step'],
): Upset['steps'] => {
  return (random, site, lasts) => {
    const step = make(random, site);
    return [
      { afterMs: 0, step: step(`1${code}`) },
      { afterMs: lasts, step: step(`3${code}`) },
    ];
  };
};

const onPanel = () => ofPanel;
const onZone = (random: DemoRandom, { zones }: ScenarioSite) => {
  const zone = random.pick(zones);
  return (code: string) => atZone(code, zone);
};

/** Returns the steps for a low zone battery, which is reported every day until it is replaced. */
const battery: Upset['steps'] = (random, { zones }, lasts) => {
  const zone = random.pick(zones);
  const days = Array.from({ length: Math.ceil(lasts / DAY) - 1 }, (_, index) => (index + 1) * DAY);
  return [
    { afterMs: 0, step: atZone('1384', zone) },
    ...days.map((afterMs) => ({ afterMs, step: atZone('6384', zone) })),
    { afterMs: lasts, step: atZone('3384', zone) },
  ];
};

const once =
  (code: string): Upset['steps'] =>
  (random, { area }) => [{ afterMs: 0, step: byUser(code, area, String(random.int(1, 6))) }];

const UPSETS: readonly Upset[] = [
  { chance: 0.07, shortest: 4 * MINUTE, longest: 3 * HOUR, steps: pair('301', onPanel) },
  { chance: 0.045, shortest: MINUTE, longest: 5 * HOUR, steps: pair('350', onPanel) },
  { chance: 0.02, shortest: 2 * MINUTE, longest: 6 * HOUR, steps: pair('353', onPanel) },
  { chance: 0.03, shortest: 20 * MINUTE, longest: 9 * HOUR, steps: pair('381', onZone) },
  { chance: 0.02, shortest: 5 * MINUTE, longest: 4 * HOUR, steps: pair('380', onZone) },
  { chance: 0.012, shortest: 30 * HOUR, longest: 5 * DAY, steps: battery },
  { chance: 0.02, shortest: 0, longest: 0, steps: once('1625') },
];

/** A window is left open on purpose: its zone is bypassed in the evening and restored in the morning. */
const bypass: Upset = {
  chance: 0.26,
  shortest: 6 * HOUR,
  longest: 11 * HOUR,
  steps: pair('570', onZone),
};

/** A wrong code is entered at the panel. */
const wrongCode: Upset = {
  chance: 0.03,
  shortest: 0,
  longest: 0,
  steps: () => [{ afterMs: 0, step: ofPanel('1461') }],
};

/**
 * Returns the power, communication, radio and battery faults of a site's main panel. Residential and commercial sites also
 * get bypasses and wrong codes.
 */
export const upkeep = (
  { random, now, days }: HistoryInput,
  { site, cast, until }: Place,
  busy: readonly Span[],
): readonly DraftRow[] => {
  const isArmed = site.kind === 'residential' || site.kind === 'commercial';
  const upsets = isArmed ? [...UPSETS, bypass, wrongCode] : UPSETS;
  return upsets.flatMap((upset) => {
    let free = now - HISTORY_DAYS * DAY;
    return Array.from({ length: HISTORY_DAYS }, (_, index) => HISTORY_DAYS - index).flatMap(
      (daysAgo) => {
        if (!random.chance(upset.chance)) return [];
        const minutes = upset === bypass ? random.int(1260, 1380) : random.int(0, 1439);
        const from = days.at(daysAgo, minutes);
        const lasts = random.int(upset.shortest, upset.longest);
        const written = upset.steps(random, cast, lasts);
        // A fault cannot start before its previous occurrence has ended.
        const to = from + lasts;
        if (from < free || to > until - MINUTE || isBusy(busy, from, to)) return [];
        free = to + MINUTE;
        return plainRows(site.siteNum, cast.devNum, from, written);
      },
    );
  });
};

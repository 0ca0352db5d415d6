import { DAY, HOUR, MINUTE } from '../demo-time.ts';
import { ofPanel, type Scenario, type ScenarioStep } from '../scenarios/scenario.ts';
import { storm, STORM, STORM_BEGINS } from '../scenarios/storm.ts';
import { TECHNICIAN_DAY } from '../scenarios/test-scenarios.ts';
import {
  LOW_BATTERY_WEEK,
  RUNAWAY,
  SILENT_PANEL,
  UNDEFINED_CODE,
} from '../scenarios/trouble-scenarios.ts';
import { FAIL_TO_CLOSE } from '../scenarios/user-scenarios.ts';
import {
  HISTORY_DAYS,
  plainRows,
  type DraftRow,
  type Place,
  type HistoryInput,
} from './history-row.ts';
import type { Ledger } from './ledger.ts';
import { minutesOf } from './wall-days.ts';
import { closedByOperator } from './worked-cases.ts';

/** The runaway scenario, followed by the repair of the sensor on the next day. */
const REPAIRED: Scenario = {
  ...RUNAWAY,
  play: (site) => {
    const steps = RUNAWAY.play(site);
    const given = steps?.[0]?.step;
    const last = steps?.at(-1)?.afterMs ?? 0;
    if (!steps || given?.kind !== 'signal') return null;
    return [...steps, { afterMs: last + 26 * HOUR, step: { ...given, code: '3383' } }];
  },
};

/** How often each scenario occurs in the history of 180 sites. */
const TOLD: readonly (readonly [Scenario, number])[] = [
  [TECHNICIAN_DAY, 64],
  [LOW_BATTERY_WEEK, 4],
  [UNDEFINED_CODE, 6],
  [REPAIRED, 1],
];

/** Scenarios in which no signal opens the case, and how often each occurs. */
const CASES: readonly (readonly [Scenario, number])[] = [
  [FAIL_TO_CLOSE, 6],
  [SILENT_PANEL, 1],
];

/** Total number of occurrences in `CASES`. */
export const SPECIAL_CASES = 7;

const STORM_DAYS_AGO = 9;

/** Adds restores at sites still without power: power returns during the day, and the batteries are full in the evening. */
const afterStorm = (
  steps: readonly ScenarioStep[],
  random: HistoryInput['random'],
): readonly ScenarioStep[] => {
  const sent = (code: string) =>
    steps.some(({ step }) => step.kind === 'signal' && step.code === code);
  if (sent('3301')) return steps;
  const back = random.int(7 * HOUR, 12 * HOUR);
  return [
    ...steps,
    { afterMs: back, step: ofPanel('3301') },
    ...(sent('1302') ? [{ afterMs: back + 3 * HOUR, step: ofPanel('3302') }] : []),
  ];
};

const storms = (
  telling: HistoryInput,
  places: readonly Place[],
  ledger: Ledger,
): readonly DraftRow[] => {
  const { random, days } = telling;
  const from = days.at(STORM_DAYS_AGO, minutesOf(STORM_BEGINS.from));
  const lists = storm(random).map((steps) => afterStorm(steps, random));
  let next = 0;
  return places.flatMap(({ site, cast, until }) => {
    const steps = lists[next];
    const to = from + (steps?.at(-1)?.afterMs ?? 0);
    if (steps === undefined || to > until || !ledger.book(site.siteNum, { from, to })) return [];
    next += 1;
    return plainRows(site.siteNum, cast.devNum, from, steps);
  });
};

/** Places one scenario at a site at a random time. Returns no rows if the site is occupied at that time. */
const write = (
  { random, now, days }: HistoryInput,
  { site, cast, opensUntil }: Place,
  ledger: Ledger,
  scenario: Scenario,
): readonly DraftRow[] => {
  const steps = scenario.play(cast);
  const { from, to, weekday } = scenario.begins;
  const daysAgo = random.int(1, HISTORY_DAYS - 1);
  const day = days.weekday(daysAgo);
  const isWorkday = weekday === undefined ? day <= 5 : day === weekday;
  const begins = days.at(daysAgo, random.int(minutesOf(from), minutesOf(to)));
  const ends = begins + (steps?.at(-1)?.afterMs ?? 0);
  if (steps === null || !isWorkday || begins < now - HISTORY_DAYS * DAY) return [];
  // A scenario that lasts a week reserves only its last hours, when a technician is at the site.
  const span = { from: weekday === undefined ? begins : ends - 3 * HOUR, to: ends };
  if (ends > opensUntil - 5 * MINUTE || !ledger.book(site.siteNum, span)) return [];
  return plainRows(site.siteNum, cast.devNum, begins, steps);
};

const often = (
  telling: HistoryInput,
  places: readonly Place[],
  ledger: Ledger,
  [scenario, times]: readonly [Scenario, number],
): readonly (readonly DraftRow[])[] => {
  const written: (readonly DraftRow[])[] = [];
  for (let tries = 0; written.length < times && tries < times * 60; tries += 1) {
    const rows = write(telling, telling.random.pick(places), ledger, scenario);
    if (rows.length > 0) written.push(rows);
  }
  return written;
};

/** The scenario `FAIL_TO_CLOSE`, with an operator's note about the late closing added at the end. */
const ended: Scenario = {
  ...FAIL_TO_CLOSE,
  play: (site) => {
    const steps = FAIL_TO_CLOSE.play(site);
    return steps && closedByOperator(steps, 'False – user error', 'Closed after all');
  },
};

/**
 * Returns the rows of the storm, technician days, low-battery weeks, floods, undefined codes, and missed closings and
 * tests (domain guide 8). `share` is the size of the demo data relative to the full size.
 */
export const specialDays = (
  telling: HistoryInput,
  places: readonly Place[],
  ledger: Ledger,
  share: number,
): readonly DraftRow[] => {
  const times = (count: number): number => Math.max(1, Math.round(count * share));
  const shops = places.filter(({ site }) => site.kind === 'commercial');
  const stormy = places.slice(-Math.round((STORM.sites + 20) * share));
  const cases = CASES.flatMap(([scenario, count]) =>
    often(telling, shops, ledger, [scenario === FAIL_TO_CLOSE ? ended : scenario, times(count)]),
  );
  return [
    ...storms(telling, share === 1 ? places.slice(-60) : stormy, ledger),
    ...TOLD.flatMap(([scenario, count]) =>
      often(telling, scenario === REPAIRED ? shops : places, ledger, [
        scenario,
        times(count),
      ]).flat(),
    ),
    ...cases.flatMap((rows, index) =>
      rows.map((row) => ({
        ...row,
        caseNum: index + 1,
        operator: row.step.kind === 'operator' ? 'KM' : null,
      })),
    ),
  ];
};

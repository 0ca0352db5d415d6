import type { DemoRandom } from '../demo-random.ts';
import { DAY, HOUR, MINUTE } from '../demo-time.ts';
import type { SiteKind } from '../demo-world.ts';
import { HOLD_UP, VERIFIED_BURGLARY } from '../scenarios/crime-scenarios.ts';
import type { Scenario, ScenarioStep } from '../scenarios/scenario.ts';
import { KITCHEN_SMOKE, QUICK_ARM, STAY_ARMED_DOOR } from '../scenarios/user-scenarios.ts';
import {
  HISTORY_DAYS,
  plainRows,
  type DraftRow,
  type Place,
  type HistoryInput,
} from './history-row.ts';
import type { Ledger } from './ledger.ts';
import { minutesOf } from './wall-days.ts';
import { closedByOperator, workedCase } from './worked-cases.ts';

/** Share of alarms that are actual, not false or canceled. */
const ACTUAL = 0.12;

/** Initials of the operators. */
export const OPERATORS = ['JT', 'KM', 'RB', 'SP', 'DW'] as const;

const cancelled = (steps: readonly ScenarioStep[]) =>
  closedByOperator(steps, 'Cancelled by passcode', 'Canceled at the panel, passcode given');
const unchanged = (steps: readonly ScenarioStep[]) => steps;

type Ended = readonly [
  story: Scenario,
  end: (steps: readonly ScenarioStep[]) => readonly ScenarioStep[],
];

/** Scenarios that end as false alarms, by kind of site. */
const FALSE_SCENARIOS: Readonly<Record<SiteKind, readonly Ended[]>> = {
  residential: [
    [STAY_ARMED_DOOR, cancelled],
    [QUICK_ARM, cancelled],
    [KITCHEN_SMOKE, unchanged],
  ],
  commercial: [
    [QUICK_ARM, cancelled],
    [KITCHEN_SMOKE, unchanged],
  ],
  commercialFire: [],
  pers: [],
  elevator: [],
};
const ACTUAL_SCENARIOS: Readonly<Record<SiteKind, readonly Ended[]>> = {
  residential: [],
  commercial: [
    [VERIFIED_BURGLARY, unchanged],
    [HOLD_UP, unchanged],
  ],
  commercialFire: [],
  pers: [],
  elevator: [],
};

/** Returns the time of day at which a case of the scenario starts, in minutes past midnight. */
const hourOf = (random: DemoRandom, scenario: Scenario | null): number =>
  scenario === null
    ? random.int(0, 1439)
    : random.int(minutesOf(scenario.begins.from), minutesOf(scenario.begins.to));

const drawCase = (
  { random }: HistoryInput,
  { site, cast }: Place,
): { readonly minutes: number; readonly steps: readonly ScenarioStep[] | null } => {
  const isActual = random.chance(ACTUAL);
  const scenarios = (isActual ? ACTUAL_SCENARIOS : FALSE_SCENARIOS)[site.kind];
  if (scenarios.length === 0 || random.chance(isActual ? 0.2 : 0.55))
    return { minutes: hourOf(random, null), steps: workedCase(random, site.kind, cast, isActual) };
  const [scenario, end] = random.pick(scenarios);
  const steps = scenario.play(cast);
  return { minutes: hourOf(random, scenario), steps: steps === null ? null : end(steps) };
};

/** The days in which cases are placed, counted back from today. */
interface DaysAgo {
  readonly since: number;
  readonly until: number;
}

/** Returns the rows of one case at a random site and day. Returns no rows if the site is already occupied at that time. */
const placeCase = (
  telling: HistoryInput,
  places: readonly Place[],
  ledger: Ledger,
  { caseNum, since, until }: DaysAgo & { readonly caseNum: number },
): readonly DraftRow[] => {
  const { random, now, days } = telling;
  const place = random.pick(places);
  const { minutes, steps } = drawCase(telling, place);
  const daysAgo = random.int(until, since);
  const last = steps?.at(-1);
  if (steps === null || last === undefined) return [];
  const from = days.at(daysAgo, minutes);
  const to = from + last.afterMs;
  const siteNum = place.site.siteNum;
  const isFree =
    from > now - since * DAY && to < Math.min(place.opensUntil, now - 2 * HOUR) - 5 * MINUTE;
  if (!isFree || !ledger.book(siteNum, { from, to })) return [];
  const operator = random.pick(OPERATORS);
  return plainRows(siteNum, place.cast.devNum, from, steps).map((row) => ({
    ...row,
    caseNum,
    operator: row.step.kind === 'operator' ? operator : null,
  }));
};

/** Returns about 400 cases, roughly 88 % of them false or canceled (domain guide 9.2). Case numbers count up from `firstNum`. */
export const pastCases = (
  telling: HistoryInput,
  places: readonly Place[],
  ledger: Ledger,
  wanted: number,
  firstNum: number,
  daysAgo: DaysAgo = { since: HISTORY_DAYS, until: 0 },
): readonly DraftRow[] => {
  const rows: DraftRow[] = [];
  let made = 0;
  // If a day is occupied, the loop tries another day. If too few days are free, fewer cases are made.
  for (let tries = 0; made < wanted && tries < wanted * 20; tries += 1) {
    const drawn = placeCase(telling, places, ledger, {
      ...daysAgo,
      caseNum: firstNum + made,
    });
    if (drawn.length === 0) continue;
    made += 1;
    rows.push(...drawn);
  }
  return rows;
};

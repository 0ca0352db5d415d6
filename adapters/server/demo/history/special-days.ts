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

/** The sensor that flooded is repaired the next day. */
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

/** How often a story is told in the past, in a world of 180 sites. */
const TOLD: readonly (readonly [Scenario, number])[] = [
  [TECHNICIAN_DAY, 64],
  [LOW_BATTERY_WEEK, 4],
  [UNDEFINED_CODE, 6],
  [REPAIRED, 1],
];

/** Stories that are cases of an operator, without a signal that opens them. */
const CASES: readonly (readonly [Scenario, number])[] = [
  [FAIL_TO_CLOSE, 6],
  [SILENT_PANEL, 1],
];

/** How many cases those are. */
export const SPECIAL_CASES = 7;

/** The night of the storm. */
const STORM_DAYS_AGO = 9;

/** The seven have power again in the course of the day, and their batteries are full in the evening. */
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

/** One telling of a story at a place and day that are free; none where chance found none. */
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
  // A week is busy with its story only while somebody is there.
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

/** Fail to close ends with a closing the operator notes. */
const ended: Scenario = {
  ...FAIL_TO_CLOSE,
  play: (site) => {
    const steps = FAIL_TO_CLOSE.play(site);
    return steps && closedByOperator(steps, 'False – user error', 'Closed after all');
  },
};

/**
 * The storm, technicians' days, weeks with a low battery, a flood, undefined codes, closings and tests that failed (domain
 * guide 8). A small world has as many storms and cases as it has room for; `share` is how much of all it is.
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

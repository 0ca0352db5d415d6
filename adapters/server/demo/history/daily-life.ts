import type { DemoRandom } from '../demo-random.ts';
import { HOUR, MINUTE, SECOND } from '../demo-time.ts';
import type { DemoArea, SiteKind } from '../demo-world.ts';
import { byUser, type ScenarioStep } from '../scenarios/scenario.ts';
import {
  HISTORY_DAYS,
  isBusy,
  plainRows,
  type DraftRow,
  type Place,
  type Span,
  type HistoryInput,
} from './history-row.ts';

/** Returns a random time within `spread` minutes of `wall`, in minutes past midnight. */
const around = (random: DemoRandom, wall: number, spread: number): number =>
  wall + random.int(-spread, spread);

type Outing = readonly [minutes: number, code: string];

/**
 * Contact ID codes of closings: by user code, quick arm, remote or key switch. `OPENINGS` lists the codes of openings by
 * the same methods.
 */
const CLOSINGS = ['3401', '3401', '3401', '3401', '3401', '3401', '3408', '3407', '3409'] as const;
const OPENINGS = ['1401', '1401', '1401', '1401', '1401', '1401', '1401', '1407', '1409'] as const;

/** Returns the arming times of one day at a home: during work or an afternoon, sometimes in the evening, and for the night. */
const atHome = (random: DemoRandom, weekday: number): readonly Outing[] => {
  const works = weekday <= 5;
  const leaves = random.chance(works ? 0.86 : 0.66);
  const goesOut = random.chance(0.3);
  const sleepsArmed = random.chance(0.78);
  return [
    ...(sleepsArmed ? [[around(random, 385, 35), '1441'] as const] : []),
    ...(leaves
      ? [
          [around(random, works ? 475 : 650, 40), random.pick(CLOSINGS)] as const,
          [around(random, works ? 1035 : 900, 70), random.pick(OPENINGS)] as const,
        ]
      : []),
    ...(goesOut
      ? ([
          [around(random, 1140, 15), '3401'],
          [around(random, 1250, 40), '1401'],
        ] as const)
      : []),
    ...(sleepsArmed ? [[around(random, 1360, 40), '3441'] as const] : []),
  ];
};

/** Returns the times at which a business opens and closes on one day. Half of the businesses open on Saturdays. */
const atWork = (random: DemoRandom, weekday: number, hasSaturdays: boolean): readonly Outing[] => {
  if (weekday === 7 || (weekday === 6 && !hasSaturdays)) return [];
  const closes = random.chance(0.12) ? '3403' : random.pick(CLOSINGS);
  return [
    [around(random, 470, 35), random.pick(OPENINGS)],
    [around(random, weekday === 6 ? 790 : 1070, 40), closes],
  ];
};

/** Contact ID codes without a user number. */
const NOBODY: ReadonlySet<string> = new Set(['3403', '3408']);

const steps = (
  random: DemoRandom,
  code: string,
  area: number,
  users: number,
): readonly ScenarioStep[] => {
  const user = NOBODY.has(code) ? undefined : String(random.int(1, users));
  const recent: ScenarioStep[] =
    code.startsWith('340') && random.chance(0.07)
      ? [{ afterMs: 2 * SECOND, step: byUser('3459', area, user) }]
      : [];
  return [{ afterMs: 0, step: byUser(code, area, user) }, ...recent];
};

/** Earliest usual opening and latest usual closing of a business, in minutes past midnight. Its panel reports any other. */
const USUAL = { from: 445, until: 1100 } as const;

/** Returns the report of a panel about an opening before, or a closing after, the usual hours of a business. */
const report = (minutes: number, [first]: readonly ScenarioStep[]): readonly ScenarioStep[] => {
  if (first?.step.kind !== 'signal') return [];
  const { code } = first.step;
  const noted = code.startsWith('1')
    ? minutes < USUAL.from && '1451'
    : minutes > USUAL.until && '3452';
  return noted === false ? [] : [{ afterMs: 3 * SECOND, step: { ...first.step, code: noted } }];
};

const OPENED_DAILY: ReadonlySet<SiteKind> = new Set(['residential', 'commercial']);

const areaDays = (
  { random, now, days }: HistoryInput,
  { site, until }: Place,
  area: DemoArea,
  busy: readonly Span[],
): readonly DraftRow[] => {
  const ends = Math.min(area.since, until);
  const users = random.int(2, 6);
  const hasSaturdays = random.chance(0.5);
  const isHome = site.kind === 'residential';
  const rows = Array.from({ length: HISTORY_DAYS + 1 }, (_, index) => HISTORY_DAYS - index).flatMap(
    (daysAgo) => {
      const weekday = days.weekday(daysAgo);
      const day = isHome ? atHome(random, weekday) : atWork(random, weekday, hasSaturdays);
      return day.flatMap(([minutes, code]) => {
        const at = days.at(daysAgo, minutes) + random.int(0, 59) * SECOND;
        const acted = steps(random, code, area.areaNum, users);
        const written = isHome ? acted : [...acted, ...report(minutes, acted)];
        const isPast = at > now - HISTORY_DAYS * 24 * 60 * MINUTE && at < ends - MINUTE;
        return isPast && !isBusy(busy, at) ? plainRows(site.siteNum, 1, at, written) : [];
      });
    },
  );
  const last = rows.findLast(({ step }) => step.kind === 'signal' && /^[13]4[04]/.test(step.code));
  const isClosed = last?.step.kind === 'signal' && last.step.code.startsWith('3');
  const opens = ends - (2 * HOUR + (site.siteNum % 50) * MINUTE);
  // An area that is closed now needs an opening before its last closing.
  const comesHome =
    area.state.startsWith('Closed') && isClosed && last.at < opens && !isBusy(busy, opens);
  return comesHome
    ? [...rows, ...plainRows(site.siteNum, 1, opens, steps(random, '1401', area.areaNum, 1))]
    : rows;
};

/** Returns daily openings and closings by user, which end in the current state of the areas (domain guide 9.2). */
export const dailyLife = (
  telling: HistoryInput,
  place: Place,
  busy: readonly Span[],
): readonly DraftRow[] =>
  OPENED_DAILY.has(place.site.kind)
    ? (place.site.devices[0]?.areas ?? []).flatMap((area) => areaDays(telling, place, area, busy))
    : [];

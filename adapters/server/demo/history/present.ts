import { HOUR, MINUTE, SECOND } from '../demo-time.ts';
import type { DemoTrouble } from '../demo-world.ts';
import {
  atZone,
  ofPanel,
  op,
  system,
  type ScenarioSite,
  type ScenarioStep,
} from '../scenarios/scenario.ts';
import { RUNAWAY } from '../scenarios/trouble-scenarios.ts';
import { plainRows, type DraftRow, type HistoryWorld, type Place } from './history-row.ts';

/** Contact ID codes of the demo troubles, by the beginning of the trouble text. */
const CODES: readonly (readonly [begins: string, code: string])[] = [
  ['Low battery, main panel', '302'],
  ['Low battery', '384'],
  ['Fire trouble', '373'],
  ['AC loss', '301'],
  ['Sensor tamper', '383'],
  ['Radio supervision lost', '381'],
  ['Phone line 1 fault', '351'],
  ['Communication trouble', '350'],
];

/** Contact ID codes of the panel itself, which have no zone. */
const OF_PANEL: ReadonlySet<string> = new Set(['302', '301', '351', '350']);

/** Returns the zone named in the text of a trouble, or the last zone if the site has no such zone. */
const zoneOf = ({ zones }: ScenarioSite, text: string) => {
  const place = (text.split(', ')[1] ?? '').replace(/ (sensor|motion)$/, '').toLowerCase();
  const [first = ''] = place.split(' ');
  const like = (text: string) =>
    text !== '' && zones.find((zone) => zone.description.toLowerCase().includes(text));
  return like(place) || like(first) || zones.at(-1);
};

const troubleRows = (
  { siteNum, devNum, text, since }: DemoTrouble,
  places: readonly Place[],
): readonly DraftRow[] => {
  const code = CODES.find(([begins]) => text.startsWith(begins))?.[1];
  const cast = places.find(({ site }) => site.siteNum === siteNum)?.cast;
  const zone = cast && zoneOf(cast, text);
  if (code === undefined || zone === undefined) return [];
  const step = OF_PANEL.has(code) ? ofPanel(`1${code}`) : atZone(`1${code}`, zone);
  return plainRows(siteNum, devNum, since, [{ afterMs: 0, step }]);
};

/** The cases that operators are currently handling: transmitter code, age, and the steps so far. */
const OPEN_CASES: readonly (readonly [
  xmit: string,
  age: number,
  steps: (site: ScenarioSite) => readonly ScenarioStep[],
])[] = [
  [
    'HP2210',
    42 * SECOND,
    ({ zones }) =>
      zones
        .filter(({ num }) => num === '007')
        .map((zone) => ({ afterMs: 0, step: atZone('1111', zone) })),
  ],
  [
    'HP1209',
    370 * SECOND,
    ({ zones }) => [
      ...zones
        .filter(({ num }) => num === '004')
        .map((zone) => ({ afterMs: 0, step: atZone('1132', zone) })),
      { afterMs: 24 * SECOND, step: op('Picked up', 'Picked up') },
      {
        afterMs: 66 * SECOND,
        step: op('Called', 'Premises: no answer', { contact: 'Premises' }),
      },
    ],
  ],
  [
    'HP1733',
    2285 * SECOND,
    () => [
      { afterMs: 0, step: system('Timer test not received', 'Timer test not received') },
      { afterMs: 40 * SECOND, step: op('Picked up', 'Picked up') },
      {
        afterMs: 95 * SECOND,
        step: op('Partial clear', 'Waiting for the next test', {
          holdMs: 4 * HOUR,
          newPriority: 4,
        }),
      },
    ],
  ],
];

const openCases = (places: readonly Place[], now: number, firstNum: number): readonly DraftRow[] =>
  OPEN_CASES.flatMap(([xmit, age, steps], index) => {
    const place = places.find(({ cast }) => cast.xmit === xmit);
    if (place === undefined) return [];
    return plainRows(place.site.siteNum, place.cast.devNum, now - age, steps(place.cast)).map(
      (row) => ({
        ...row,
        caseNum: firstNum + index,
        operator: row.step.kind === 'operator' ? 'KM' : null,
      }),
    );
  });

/** Adds an operator's response to a fire trouble. The trouble stays open. */
const answered = (rows: readonly DraftRow[], caseNum: number): readonly DraftRow[] =>
  rows.flatMap((row) => {
    if (row.step.kind !== 'signal' || row.step.code !== '1373') return [row];
    const later = (minutes: number, step: ScenarioStep['step']): DraftRow => ({
      ...row,
      at: row.at + minutes * MINUTE,
      step,
      caseNum,
      operator: 'RB',
    });
    return [
      { ...row, caseNum },
      later(1, op('Picked up', 'Picked up')),
      later(4, op('Notified', 'Asked dealer for service', { contact: 'Dealer' })),
      later(5, op('Full clear', 'Service scheduled', { disposition: 'False – equipment' })),
    ];
  });

/** Returns a flood that has just ended, so that one demo site is marked as runaway (domain guide 9.2). */
const runawayNow = (places: readonly Place[], now: number): readonly DraftRow[] => {
  const place = places.find(({ site }) => site.kind === 'commercial');
  const steps = (place && RUNAWAY.play(place.cast)) ?? [];
  const length = steps.at(-1)?.afterMs ?? 0;
  return place === undefined
    ? []
    : plainRows(place.site.siteNum, place.cast.devNum, now - length - MINUTE, steps);
};

/**
 * Returns the current activity: open troubles, open cases, running tests and one flood. `free` contains the sites that no
 * scenario uses.
 */
export const present = (
  world: Pick<HistoryWorld, 'tests' | 'troubles'>,
  places: readonly Place[],
  free: readonly Place[],
  now: number,
  firstNum: number,
): readonly DraftRow[] => {
  const troubles = world.troubles.flatMap((trouble) => troubleRows(trouble, places));
  const tests = world.tests
    .filter(({ startsAt }) => startsAt <= now)
    .flatMap(({ siteNum, devNum, placedBy: by, startsAt, endsAt }) => {
      const minutes = Math.round((endsAt - startsAt) / MINUTE);
      const step = { kind: 'test', action: 'placed', by, minutes } as const;
      return plainRows(siteNum, devNum, startsAt, [{ afterMs: 0, step }]);
    });
  return [
    ...answered(troubles, firstNum),
    ...openCases(places, now, firstNum + 1),
    ...tests,
    ...runawayNow(free, now),
  ];
};

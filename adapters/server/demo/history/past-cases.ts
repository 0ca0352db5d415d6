import type { DemoRandom } from '../demo-random.ts';
import { DAY, HOUR, MINUTE } from '../demo-time.ts';
import type { SiteKind } from '../demo-world.ts';
import { HOLD_UP, VERIFIED_BURGLARY } from '../stories/crime-stories.ts';
import type { Story, StoryStep } from '../stories/story.ts';
import { KITCHEN_SMOKE, QUICK_ARM, STAY_ARMED_DOOR } from '../stories/user-stories.ts';
import { HISTORY_DAYS, plainRows, type DraftRow, type Place, type Telling } from './history-row.ts';
import type { Ledger } from './ledger.ts';
import { minutesOf } from './wall-days.ts';
import { closedByOperator, workedCase } from './worked-cases.ts';

/** Share of alarms that were something. */
const ACTUAL = 0.12;

/** Initials of the operators. */
export const OPERATORS = ['JT', 'KM', 'RB', 'SP', 'DW'] as const;

const cancelled = (steps: readonly StoryStep[]) =>
  closedByOperator(steps, 'Cancelled by passcode', 'Cancelled at the panel, passcode given');
const asTold = (steps: readonly StoryStep[]) => steps;

type Ended = readonly [story: Story, end: (steps: readonly StoryStep[]) => readonly StoryStep[]];

/** Stories of alarms that were none, and of those that were something, by kind of building. */
const FALSE_STORIES: Readonly<Record<SiteKind, readonly Ended[]>> = {
  residential: [
    [STAY_ARMED_DOOR, cancelled],
    [QUICK_ARM, cancelled],
    [KITCHEN_SMOKE, asTold],
  ],
  commercial: [
    [QUICK_ARM, cancelled],
    [KITCHEN_SMOKE, asTold],
  ],
  commercialFire: [],
  pers: [],
  elevator: [],
};
const ACTUAL_STORIES: Readonly<Record<SiteKind, readonly Ended[]>> = {
  residential: [],
  commercial: [
    [VERIFIED_BURGLARY, asTold],
    [HOLD_UP, asTold],
  ],
  commercialFire: [],
  pers: [],
  elevator: [],
};

/** Minutes past midnight at which a case of the story may begin. */
const hourOf = (random: DemoRandom, story: Story | null): number =>
  story === null
    ? random.int(0, 1439)
    : random.int(minutesOf(story.begins.from), minutesOf(story.begins.to));

const drawCase = (
  { random }: Telling,
  { site, cast }: Place,
): { readonly minutes: number; readonly steps: readonly StoryStep[] | null } => {
  const isActual = random.chance(ACTUAL);
  const stories = (isActual ? ACTUAL_STORIES : FALSE_STORIES)[site.kind];
  if (stories.length === 0 || random.chance(isActual ? 0.2 : 0.55))
    return { minutes: hourOf(random, null), steps: workedCase(random, site.kind, cast, isActual) };
  const [story, end] = random.pick(stories);
  const steps = story.play(cast);
  return { minutes: hourOf(random, story), steps: steps === null ? null : end(steps) };
};

/** One case at a place and day that are free for it; none is at two places, no place works on two at a time. */
const placeCase = (
  telling: Telling,
  places: readonly Place[],
  ledger: Ledger,
  caseNum: number,
): readonly DraftRow[] => {
  const { random, now, days } = telling;
  const place = random.pick(places);
  const { minutes, steps } = drawCase(telling, place);
  const daysAgo = random.int(0, HISTORY_DAYS);
  const last = steps?.at(-1);
  if (steps === null || last === undefined) return [];
  const from = days.at(daysAgo, minutes);
  const to = from + last.afterMs;
  const siteNum = place.site.siteNum;
  const isFree =
    from > now - HISTORY_DAYS * DAY && to < Math.min(place.opensUntil, now - 2 * HOUR) - 5 * MINUTE;
  if (!isFree || !ledger.book(siteNum, { from, to })) return [];
  const operator = random.pick(OPERATORS);
  return plainRows(siteNum, place.cast.devNum, from, steps).map((row) => ({
    ...row,
    caseNum,
    operator: row.step.kind === 'operator' ? operator : null,
  }));
};

/** About 400 cases, roughly 88 % of them false or cancelled (domain guide 9.2). Their numbers count up from `firstNum`. */
export const pastCases = (
  telling: Telling,
  places: readonly Place[],
  ledger: Ledger,
  wanted: number,
  firstNum: number,
): readonly DraftRow[] => {
  const rows: DraftRow[] = [];
  let made = 0;
  // Where a day is taken another is drawn; a world without free days has fewer cases.
  for (let tries = 0; made < wanted && tries < wanted * 20; tries += 1) {
    const drawn = placeCase(telling, places, ledger, firstNum + made);
    if (drawn.length === 0) continue;
    made += 1;
    rows.push(...drawn);
  }
  return rows;
};

import type { DemoRandom } from './demo-random.ts';
import { DAY, MINUTE, SECOND } from './demo-time.ts';
import { siteKeyOf, type DemoAlarm, type DemoSite, type SiteKind } from './demo-world.ts';

/** About 400 worked cases in 30 days, roughly 88 % of them false or cancelled (domain guide 9.2). */
const CLEARED = 397;

interface Story {
  readonly priority: number;
  readonly serviceType: string;
  readonly event: string;
  readonly actual: string;
}

const burglary = (event: string): Story => ({
  priority: 2,
  serviceType: 'Burglary',
  event,
  actual: 'Actual – police',
});
const urgent = (serviceType: string, event: string, actual: string): Story => ({
  priority: 1,
  serviceType,
  event,
  actual,
});

const BURGLARY = [
  burglary('Perimeter – front door'),
  burglary('Interior motion – hall'),
  burglary('Entry/exit – back door'),
];
const KITCHEN = urgent('Fire', 'Smoke – kitchen', 'Actual – fire');
const FIRE = [KITCHEN, urgent('Fire', 'Heat – boiler room', 'Actual – fire')];
const STORIES: Readonly<Record<SiteKind, readonly Story[]>> = {
  residential: [...BURGLARY, KITCHEN],
  commercial: [...BURGLARY, ...FIRE],
  commercialFire: FIRE,
  pers: [urgent('Medical', 'Personal emergency – pendant', 'Actual – medical')],
  elevator: [urgent('Panic', 'Emergency call – car 1', 'Actual – fire')],
};

/** The ways an alarm turns out to be none; roughly 88 % of all (domain guide 9.2). */
const FALSE_DISPOSITIONS = [
  'False – user error',
  'False – user error',
  'False – equipment',
  'False – weather/animal',
  'Cancelled by passcode',
  'Cancelled by passcode',
] as const;

/** The three cases somebody works on now, newest first (design/screens/04). */
const OPEN = [
  {
    xmit: 'HP2210',
    priority: 1,
    serviceType: 'Fire',
    event: 'Smoke – loading dock 2',
    state: 'New',
    age: 42 * SECOND,
  },
  {
    xmit: 'HP1209',
    priority: 3,
    serviceType: 'Burglary',
    event: 'Interior motion – sales floor',
    state: 'In progress',
    age: 370 * SECOND,
  },
  {
    xmit: 'HP1733',
    priority: 4,
    serviceType: 'Trouble',
    event: 'Timer test not received',
    state: 'On hold',
    age: 2285 * SECOND,
  },
] as const;

const drawCleared = (
  random: DemoRandom,
  sites: readonly DemoSite[],
  now: number,
): Omit<DemoAlarm, 'alarmNum'> => {
  const site = random.pick(sites);
  const { actual, ...story } = random.pick(STORIES[site.kind]);
  const openedAt = now - random.int(2 * 60 * MINUTE, 30 * DAY - 60 * MINUTE);
  return {
    siteNum: site.siteNum,
    devNum: 1,
    ...story,
    state: 'Cleared',
    openedAt,
    clearedAt: openedAt + random.int(2 * MINUTE, 45 * MINUTE),
    disposition: random.chance(0.88) ? random.pick(FALSE_DISPOSITIONS) : actual,
  };
};

/** Alarms of the last 30 days, oldest first, the open ones last. */
export const demoAlarms = (
  random: DemoRandom,
  sites: readonly DemoSite[],
  now: number,
): readonly DemoAlarm[] => {
  const signalling = sites.filter((site) => site.monitoring === 'monitored');
  const cleared = Array.from({ length: CLEARED }, () => drawCleared(random, signalling, now));
  const open = OPEN.map(({ xmit, age, ...alarm }) => ({
    ...alarm,
    ...siteKeyOf(sites, xmit),
    openedAt: now - age,
    clearedAt: null,
    disposition: null,
  }));
  return [...cleared, ...open]
    .sort((a, b) => a.openedAt - b.openedAt)
    .map((alarm, index) => ({ alarmNum: 880001 + index, ...alarm }));
};

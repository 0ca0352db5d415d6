import { HOUR, SECOND } from './demo-time.ts';
import { siteKeyOf, type DemoAlarm, type DemoSite } from './demo-world.ts';

/** Number of the first open alarm. Past alarms have lower numbers. */
const FIRST_NUM = 889001;

/** The three alarms that operators are currently handling, newest first (design/screens/04). */
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

/** Returns the alarms that operators are currently handling, oldest first. */
export const demoAlarms = (sites: readonly DemoSite[], now: number): readonly DemoAlarm[] =>
  OPEN.map(({ xmit, age, ...alarm }) => ({
    ...alarm,
    ...siteKeyOf(sites, xmit),
    openedAt: now - age,
    // The alarm of a silent panel is on hold for four hours, until the next expected test (domain guide 8 "Silent panel").
    holdUntil: alarm.state === 'On hold' ? now - age + 4 * HOUR : null,
  }))
    .toSorted((a, b) => a.openedAt - b.openedAt)
    .map((alarm, index) => ({ alarmNum: FIRST_NUM + index, ...alarm }));

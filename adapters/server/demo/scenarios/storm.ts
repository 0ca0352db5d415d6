import type { DemoRandom } from '../demo-random.ts';
import { HOUR, MINUTE, SECOND } from '../demo-time.ts';
import { ofPanel, system, type ScenarioStep } from './scenario.ts';

/** Number of sites in a storm, of sites that regain power during the hold, and of sites whose battery runs down (domain guide 8). */
export const STORM = { sites: 38, restored: 31, batteries: 5 } as const;

/** Local start time of a storm, so early that the hold ends before 07:00, when the contacts of sites without power are notified. */
export const STORM_BEGINS = { from: '03:40', to: '03:40' } as const;

/** Time from 03:40 to 07:00, in milliseconds. */
const DAY_WINDOW = 200 * MINUTE;

/** Returns one list of steps per site in the storm. The last sites in the list remain without power. */
export const storm = (random: DemoRandom): readonly (readonly ScenarioStep[])[] =>
  Array.from({ length: STORM.sites }, (_, index) => {
    const lost = random.int(0, 359) * SECOND;
    const begins: ScenarioStep[] = [
      { afterMs: lost, step: ofPanel('1301') },
      { afterMs: lost, step: system('Held 2 h', 'AC loss') },
    ];
    if (index < STORM.restored)
      return [
        ...begins,
        { afterMs: lost + random.int(12 * MINUTE, 110 * MINUTE), step: ofPanel('3301') },
      ];
    const written: ScenarioStep = {
      afterMs: DAY_WINDOW,
      step: system('Notified by day', 'AC loss'),
    };
    const hasLowBattery = index >= STORM.sites - STORM.batteries;
    const battery = DAY_WINDOW + random.int(10 * MINUTE, 2 * HOUR);
    return [
      ...begins,
      written,
      ...(hasLowBattery ? [{ afterMs: battery, step: ofPanel('1302') }] : []),
    ];
  });

import { NO_TICK, tickZone } from '../../tests-on-site/zone-ticks.rule.ts';
import type { NewTick } from '../site-test.repository.port.ts';
import type { Heard } from './signal-row.rule.ts';

/** What running tests learn from a batch: one tick for each test and zone, several signals of one zone added up (domain guide 6.1 "Results"). Zones that are not defined are no part of a test. */
export const ticksOf = (heard: readonly Heard[]): readonly NewTick[] => {
  const ticks = new Map<string, NewTick>();
  for (const { signal, tests, where } of heard) {
    const { at, event } = signal;
    const { devNum, areaNum, zone } = where;
    if (event.zoneId === null || areaNum === null || zone === null) continue;
    for (const testId of tests) {
      const key = `${testId} ${devNum} ${areaNum} ${zone}`;
      const before = ticks.get(key);
      const tick = tickZone(before ?? NO_TICK, {
        at,
        code: event.code,
        condition: event.condition,
      });
      const withheld = event.withheld || (before?.withheld ?? false);
      ticks.set(key, { testId, devNum, areaNum, zone, withheld, ...tick });
    }
  }
  return [...ticks.values()];
};

import { NO_TICK, tickZone } from '../../tests-on-site/tick-zone.rule.ts';
import type { NewTick } from '../tests-on-site/site-test.repository.port.ts';
import type { Heard } from '../signals/signal-row.rule.ts';

/**
 * Checks whether a signal proves that its zone works: an alarm, or the matching event of a supervisory or trouble zone. A
 * weak battery or a bypass proves nothing (domain guide 6.1 "Results").
 */
const isTest = ({ device, signal: { event } }: Heard): boolean =>
  event.lasts === 'alarm' ||
  (event.lasts === 'trouble' &&
    device.zones.some(
      ({ id, serviceType }) => id === event.zoneId && serviceType === event.serviceType,
    ));

/**
 * Returns the test results in a batch: one tick per test and zone, even for several signals. Withheld (hold-up) signals
 * get a tick of their own (domain guide 6.1 "Results"). Undefined zones are left out.
 */
export const ticksOf = (heard: readonly Heard[]): readonly NewTick[] => {
  const ticks = new Map<string, NewTick>();
  for (const one of heard) {
    const { signal, tests, where } = one;
    const { at, event } = signal;
    const { devNum, areaNum, zone } = where;
    if (event.zoneId === null || areaNum === null || zone === null || !isTest(one)) continue;
    for (const testId of tests) {
      const { withheld } = event;
      const key = `${testId} ${devNum} ${areaNum} ${zone} ${String(withheld)}`;
      const before = ticks.get(key);
      const tick = tickZone(before ?? NO_TICK, {
        at,
        code: event.code,
        condition: event.condition,
      });
      ticks.set(key, { testId, devNum, areaNum, zone, withheld, ...tick });
    }
  }
  return [...ticks.values()];
};

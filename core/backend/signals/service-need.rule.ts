import type { ServiceKind } from '../../panel-info/service-request.schema.ts';
import { isServed, type Written } from './receive-signal.rule.ts';
import type { DeviceState } from './device-state.ts';
import type { IncomingSignal } from './signal-event.ts';

/** The code with which a panel requests service (domain guide 7.2). SIA has no such code. */
const SERVICE_CODE = '616';

/** The reason and the text of a service message to the dealer. */
export interface ServiceNeed {
  readonly kind: Exclude<ServiceKind, 'request'>;
  readonly text: string;
}

/** Returns true when a flood starts and each time it has doubled, so that a long flood is examined seldom. */
const isLookedAt = (times: number, most: number): boolean =>
  Number.isInteger(Math.log2(times / most));

/**
 * Returns the service message that a signal causes for the dealer: the panel requests service, or it floods (domain guide
 * 8 "Runaway"). On test and out of service, there is none. A flood that continues after a test is reported then. The store
 * decides whether it was already reported.
 */
export const serviceNeed = (
  device: Pick<DeviceState, 'monitoring' | 'outOfService' | 'runawayTimes'>,
  { event, onTest }: IncomingSignal,
  { as, flood, quiet }: Written,
): ServiceNeed | null => {
  if (onTest || !event.defined || as === 'dropped') return null;
  if (flood !== null) {
    if (!isServed(device) || !isLookedAt(flood.times, device.runawayTimes)) return null;
    return {
      kind: 'runaway',
      text: `${event.text}: the same signal ${flood.times} times, and it goes on. Code ${event.code}.`,
    };
  }
  const asks = event.code === SERVICE_CODE && event.condition !== 'ends' && !quiet;
  return asks ? { kind: 'panel', text: `${event.text}. Code ${event.code}.` } : null;
};

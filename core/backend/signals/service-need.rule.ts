import type { ServiceKind } from '../../panel-info/service-request.schema.ts';
import { isServed, type Written } from './receive-signal.rule.ts';
import type { DeviceState } from './device-state.ts';
import type { IncomingSignal } from './signal-event.ts';

/** A panel asks for service itself (domain guide 7.2); SIA has no word for it. */
const SERVICE_CODE = '616';

/** Why a signal is a message to the dealer, and what it says. */
export interface ServiceNeed {
  readonly kind: Exclude<ServiceKind, 'request'>;
  readonly text: string;
}

/** A flood is looked at when it begins and each time it has doubled, so that a long one asks seldom. */
const isLookedAt = (times: number, most: number): boolean =>
  Number.isInteger(Math.log2(times / most));

/**
 * Whether a signal makes a message to the dealer: the panel asks for service, or floods (domain guide 8 "Runaway"). On test and
 * out of service none does. A flood that goes on after a test is told then; whether it was told already is the store's to say.
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

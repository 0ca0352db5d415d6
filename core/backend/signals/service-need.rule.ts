import type { ServiceKind } from '../../panel-info/service-request.schema.ts';
import { isServed, type Written } from './receive-signal.rule.ts';
import type { DeviceState } from './device-state.ts';
import type { IncomingSignal } from './signal-event.ts';

/** Code by which a panel requests service (domain guide 7.2). SIA has no such code. */
const SERVICE_CODE = '616';

/** Reason and text of a service message to the dealer. */
export interface ServiceNeed {
  readonly kind: Exclude<ServiceKind, 'request'>;
  readonly text: string;
}

/** Returns true when a flood starts and each time its count has doubled. */
const isLookedAt = (times: number, most: number): boolean =>
  Number.isInteger(Math.log2(times / most));

/**
 * Returns the service message to the dealer if the panel requests service or its signals become a flood (domain guide 8
 * "Runaway"). Returns null during a test, or if signals of the device are not acted on. The repository drops repeated
 * messages.
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
      text: `${event.text}: the same signal ${flood.times} times so far.`,
    };
  }
  const asks = event.code === SERVICE_CODE && event.condition !== 'ends' && !quiet;
  return asks ? { kind: 'panel', text: 'The panel requests service.' } : null;
};

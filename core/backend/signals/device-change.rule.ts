import type { DeviceState } from './device-state.ts';
import type { DeviceChange } from './signal.repository.port.ts';

/** Those that are not there before in the very same form. */
const changed = <Item extends object>(before: readonly Item[], after: readonly Item[]): Item[] =>
  after.filter((item) => {
    const text = JSON.stringify(item);
    return !before.some((one) => one === item || JSON.stringify(one) === text);
  });

/** What of a device is to be written, so that a signal that changes one zone writes one zone. */
export const changeOf = (before: DeviceState, after: DeviceState): DeviceChange => ({
  device: after,
  areas: changed(before.areas, after.areas),
  zones: changed(before.zones, after.zones),
  troubles: changed(before.troubles, after.troubles),
  alarms: changed(before.alarms, after.alarms),
});

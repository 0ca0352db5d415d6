import type { DeviceState } from './device-state.ts';
import type { DeviceChange } from './signal.repository.port.ts';

/** Returns the items of `after` that are new or changed. */
const changed = <Item extends object>(before: readonly Item[], after: readonly Item[]): Item[] =>
  after.filter((item) => {
    const text = JSON.stringify(item);
    return !before.some((one) => one === item || JSON.stringify(one) === text);
  });

/** Returns the fields of a device that site screens show. */
export const shownDevice = (device: DeviceState) => ({
  monitoring: device.monitoring,
  lastSignalAt: device.lastSignalAt,
  lastSignal: device.lastSignal,
  timerTestDueAt: device.timerTestDueAt,
  runaway: device.runawaySince !== null,
});

/** Returns the changed parts of a device, so that a signal for one zone writes only that zone. */
export const changeOf = (before: DeviceState, after: DeviceState): DeviceChange => ({
  device: after,
  seen: changed([shownDevice(before)], [shownDevice(after)]).length > 0,
  areas: changed(before.areas, after.areas),
  zones: changed(before.zones, after.zones),
  troubles: changed(before.troubles, after.troubles),
  alarms: changed(before.alarms, after.alarms),
});

import type { RememberedDevice } from './remembered-device.schema.ts';

/** The list as read, and the devices being forgotten, which stay hidden until the server has responded. */
export interface DeviceList {
  readonly devices: readonly RememberedDevice[];
  readonly leaving: ReadonlySet<string>;
}

/** Returns the devices to show: those not being forgotten, in the order of the server. */
export const shownDevices = ({ devices, leaving }: DeviceList): readonly RememberedDevice[] =>
  devices.filter(({ id }) => !leaving.has(id));

/** Marks a device as being forgotten. */
export const forgetDevice = (list: DeviceList, id: string): DeviceList => ({
  ...list,
  leaving: new Set([...list.leaving, id]),
});

/** Applies the server's response for one device: it is removed for good, or is back in its previous position. */
export const settleDevice = (list: DeviceList, id: string, gone: boolean): DeviceList => ({
  devices: gone ? list.devices.filter((device) => device.id !== id) : list.devices,
  leaving: new Set([...list.leaving].filter((one) => one !== id)),
});

import type { RememberedDevice } from './remembered-device.schema.ts';

/** The list as read from the server, and the devices being forgotten. A device being forgotten stays hidden until the server responds. */
export interface DeviceList {
  readonly devices: readonly RememberedDevice[];
  readonly leaving: ReadonlySet<string>;
}

/** Returns the devices to show, in server order. Devices being forgotten are left out. */
export const shownDevices = ({ devices, leaving }: DeviceList): readonly RememberedDevice[] =>
  devices.filter(({ id }) => !leaving.has(id));

/** Marks a device as being forgotten. */
export const forgetDevice = (list: DeviceList, id: string): DeviceList => ({
  ...list,
  leaving: new Set([...list.leaving, id]),
});

/** Applies the server's response for one device: the device is removed, or reappears in its previous position. */
export const settleDevice = (list: DeviceList, id: string, gone: boolean): DeviceList => ({
  devices: gone ? list.devices.filter((device) => device.id !== id) : list.devices,
  leaving: new Set([...list.leaving].filter((one) => one !== id)),
});

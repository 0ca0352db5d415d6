import type { RememberedDevice } from './remembered-device.schema.ts';

/** The list as read, and those that are being forgotten: they are out of sight until the server has answered. */
export interface DeviceList {
  readonly devices: readonly RememberedDevice[];
  readonly leaving: ReadonlySet<string>;
}

/** What is shown: nothing that is on its way out, in the order of the server. */
export const shownDevices = ({ devices, leaving }: DeviceList): readonly RememberedDevice[] =>
  devices.filter(({ id }) => !leaving.has(id));

/** One is to be forgotten. */
export const forgetDevice = (list: DeviceList, id: string): DeviceList => ({
  ...list,
  leaving: new Set([...list.leaving, id]),
});

/** The server's answer about one: forgotten for good, or back in its old place whatever was forgotten meanwhile. */
export const settleDevice = (list: DeviceList, id: string, gone: boolean): DeviceList => ({
  devices: gone ? list.devices.filter((device) => device.id !== id) : list.devices,
  leaving: new Set([...list.leaving].filter((one) => one !== id)),
});

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import {
  forgetDevice,
  settleDevice,
  shownDevices,
  type DeviceList,
} from '#core/remembered-devices/forget-device.rule.ts';
import type { RememberedDevicesGateway } from '#core/remembered-devices/remembered-devices.api.ts';
import type { RememberedDevice } from '#core/remembered-devices/remembered-device.schema.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { Failure } from '#core/kernel/result.ts';

/** Where the reading of the list stands; without words it goes on loading (gating README "empty result"). */
export type DeviceReading =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly text: string }
  | { readonly at: 'ready'; readonly list: DeviceList };

const LOAD_TEXT = 'Your remembered devices could not be loaded.';
const REVOKE_TEXT = 'The device is still remembered, because it could not be revoked.';

/** The browsers that need no code for this person (SECURITY.md §2.6); a revoked one goes at once and comes back when the server could not. */
export class RememberedDevicesViewModel {
  reading: DeviceReading = { at: 'loading' };
  /** Why one came back; grows `refusals`, so that equal words are heard again. */
  problem: string | null = null;
  refusals = 0;
  /** What was done last, for those who hear the page. */
  announcement = '';
  readonly #gateway: RememberedDevicesGateway;
  readonly #clock: Clock;
  #asked = false;

  constructor(parts: { gateway: RememberedDevicesGateway; clock: Clock }) {
    this.#gateway = parts.gateway;
    this.#clock = parts.clock;
    makeAutoObservable(this, { reading: observableRef });
  }

  /** Reads the list; a second mount does not read it again. */
  start(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.load();
  }

  get devices(): readonly RememberedDevice[] {
    return this.reading.at === 'ready' ? shownDevices(this.reading.list) : [];
  }

  /** The moment the times are told from (ISO). */
  get now(): string {
    return new Date(this.#clock.now()).toISOString();
  }

  async load(): Promise<void> {
    this.reading = { at: 'loading' };
    const read = await this.#gateway.rememberedDevices();
    runInAction(() => {
      if (read.ok) {
        this.reading = { at: 'ready', list: { devices: read.value.devices, leaving: new Set() } };
        return;
      }
      const text = explain(read.error, LOAD_TEXT, 'read');
      if (text !== null) this.reading = { at: 'failed', text };
    });
  }

  /** Forgets one; another press for it while that is under way does nothing. */
  async revoke(device: RememberedDevice): Promise<void> {
    if (!this.devices.includes(device)) return;
    this.problem = null;
    this.#change((list) => forgetDevice(list, device.id));
    this.announcement = `${device.label} needs a code again.`;
    const done = await this.#gateway.revokeDevice({ id: device.id });
    runInAction(() => {
      this.#change((list) => settleDevice(list, device.id, done.ok));
      if (!done.ok) this.#fail(done.error);
    });
  }

  #change(change: (list: DeviceList) => DeviceList): void {
    const { reading } = this;
    if (reading.at === 'ready') this.reading = { at: 'ready', list: change(reading.list) };
  }

  #fail(failure: Failure): void {
    this.announcement = '';
    this.problem = explain(failure, REVOKE_TEXT);
    this.refusals += 1;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly rememberedDevices: RememberedDevicesViewModel;
  }
}

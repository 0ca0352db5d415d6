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

/** The loading state of the list. After a failure without a text, the state stays `loading` (gating README "empty result"). */
export type DeviceReading =
  | { readonly at: 'loading' }
  | { readonly at: 'failed'; readonly text: string }
  | { readonly at: 'ready'; readonly list: DeviceList };

const LOAD_TEXT = 'Your remembered devices could not be loaded.';
const REVOKE_TEXT = 'The device is still remembered, because it could not be revoked.';

/**
 * The browsers from which this person can sign in without a code (SECURITY.md §2.6). A revoked browser disappears at once
 * and reappears if the request fails.
 */
export class RememberedDevicesViewModel {
  reading: DeviceReading = { at: 'loading' };
  /** Why a revoked browser reappeared. `refusals` increases with each message, so that a repeated message is announced again. */
  problem: string | null = null;
  refusals = 0;
  /** The result of the last action, announced to screen readers. */
  announcement = '';
  readonly #gateway: RememberedDevicesGateway;
  readonly #clock: Clock;
  #asked = false;

  constructor(parts: { gateway: RememberedDevicesGateway; clock: Clock }) {
    this.#gateway = parts.gateway;
    this.#clock = parts.clock;
    makeAutoObservable(this, { reading: observableRef });
  }

  /** Loads the list once, even if the component mounts twice. */
  start(): void {
    if (this.#asked) return;
    this.#asked = true;
    void this.load();
  }

  get devices(): readonly RememberedDevice[] {
    return this.reading.at === 'ready' ? shownDevices(this.reading.list) : [];
  }

  /** The current time as an ISO instant, for relative times. */
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

  /** Revokes a browser. A second press during the request does nothing. */
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

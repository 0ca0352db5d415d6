import type { RememberedDeviceGateway } from '#core/remembered-devices/remembered-device.gateway.port.ts';
import { rememberedDevices, revokeDevice } from '../wire/remembered-devices.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The own remembered browsers over HTTP. */
export class HttpRememberedDeviceGateway implements RememberedDeviceGateway {
  readonly #client: ApiClient;

  constructor(client: ApiClient) {
    this.#client = client;
  }

  /** A background read: the dialog says itself what went wrong. */
  async load(): ReturnType<RememberedDeviceGateway['load']> {
    const answer = await this.#client.call(rememberedDevices, { background: true });
    return answer.ok ? { ok: true, value: answer.value.devices } : answer;
  }

  revoke(id: string): ReturnType<RememberedDeviceGateway['revoke']> {
    return this.#client.call(revokeDevice, { params: { id } });
  }
}

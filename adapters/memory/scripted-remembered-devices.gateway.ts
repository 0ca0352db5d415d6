import type { RememberedDeviceGateway } from '#core/remembered-devices/remembered-device.gateway.port.ts';
import type { RememberedDevice } from '#core/remembered-devices/remembered-device.schema.ts';
import { Script } from './script.ts';

/** Remembered browsers whose answers are set by whoever drives it. */
export class ScriptedRememberedDeviceGateway implements RememberedDeviceGateway {
  readonly onLoad = new Script<[], readonly RememberedDevice[]>('load');
  readonly onRevoke = new Script<[id: string], unknown>('revoke');

  load() {
    return this.onLoad.run();
  }

  revoke(id: string) {
    return this.onRevoke.run(id);
  }
}

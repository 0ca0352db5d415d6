import type { RememberedDevice } from '../../remembered-devices/remembered-device.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** The browsers that need no code for this person, the newest use first (SECURITY.md §2.6). */
export const listDevices =
  (ports: BackendPorts) =>
  async (caller: SessionCaller): Promise<Result<readonly RememberedDevice[], Refusal>> => {
    const { clock, secrets, unitOfWork } = ports;
    const own = caller.deviceSecret === null ? null : secrets.digest(caller.deviceSecret);
    const devices = await unitOfWork.run((tx) =>
      tx.devices.list(caller.session.accountId, clock.now()),
    );
    return ok(
      devices.map((device) => ({
        id: device.id,
        label: device.label,
        rememberedAt: isoOf(device.rememberedAt),
        // Remembering it was no use of it.
        lastUsedAt: device.lastUsedAt > device.rememberedAt ? isoOf(device.lastUsedAt) : null,
        expiresAt: isoOf(device.expiresAt),
        current: device.secretHash === own,
      })),
    );
  };

const isoOf = (at: number): string => new Date(at).toISOString();

import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import type { RememberedDevice } from '../../remembered-devices/remembered-device.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { inSession } from '../session/lock-session.operation.ts';

/** Use cases with which people list and revoke their remembered browsers, which skip the verification code (SECURITY.md §2.6). */
export const createRememberedDevices = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>,
) => ({
  /** Returns the caller's remembered browsers, last used first (SECURITY.md §2.6). */
  rememberedDevices: async (
    caller: SessionCaller,
  ): Reply<{ readonly devices: readonly RememberedDevice[] }> => {
    const { clock, secrets, unitOfWork } = ports;
    const own = caller.deviceSecret === null ? null : secrets.digest(caller.deviceSecret);
    const stored = await unitOfWork.read((tx) =>
      tx.devices.list(caller.session.accountId, clock.now()),
    );
    return ok({
      devices: stored.map((device) => ({
        id: device.id,
        label: device.label,
        rememberedAt: isoInstant(device.rememberedAt),
        // Null before the first use; remembering the device is not a use.
        lastUsedAt: device.lastUsedAt > device.rememberedAt ? isoInstant(device.lastUsedAt) : null,
        expiresAt: isoInstant(device.expiresAt),
        current: device.secretHash === own,
      })),
    });
  },

  /** Revokes one of the caller's remembered browsers. Another person's browser and a revoked browser get the same response. */
  revokeDevice: (caller: SessionCaller, input: { readonly id: string }): Reply =>
    inSession(ports, caller, async (tx, { row }) => {
      if (await tx.devices.revoke(row.accountId, input.id))
        await recordAudit(tx, ports, caller, {
          operation: 'device.revoke',
          result: 'ok',
          target: input.id,
        });
      return ok({});
    }),
});

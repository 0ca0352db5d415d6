import { isoInstant } from '../../kernel/instant.ts';
import { ok } from '../../kernel/result.ts';
import type { RememberedDevice } from '../../remembered-devices/remembered-device.schema.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { inSession } from '../session/lock-session.operation.ts';

/** The browsers that need no code, for their owner to look through and revoke (SECURITY.md §2.6). */
export const createRememberedDevices = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'secrets' | 'clock'>,
) => ({
  /** The browsers that need no code for this person, the newest use first (SECURITY.md §2.6). */
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
        // Remembering it was no use of it.
        lastUsedAt: device.lastUsedAt > device.rememberedAt ? isoInstant(device.lastUsedAt) : null,
        expiresAt: isoInstant(device.expiresAt),
        current: device.secretHash === own,
      })),
    });
  },

  /** Forgets one of the person's own remembered browsers; another person's, or one that is gone, is as good as forgotten. */
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

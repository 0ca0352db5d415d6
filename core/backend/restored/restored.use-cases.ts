import type { BackendPorts } from '../backend-ports.ts';
import type { VoidedAccess } from './restored.repository.port.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids'>;

/** Use case to run after a backup was restored. */
export const createRestored = (ports: Ports) => ({
  /**
   * Voids all access that a restore must not revive, and audits the restore, in one transaction. `madeAt` is the time of
   * the backup, null if unknown (SECURITY.md §2.18).
   */
  markRestored: (madeAt: number | null): Promise<VoidedAccess> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const voided = await tx.restored.voidAccess(now);
      await tx.audit.append({
        at: now,
        requestId: ports.ids.next(),
        address: 'command line',
        claimedIp: null,
        sessionId: null,
        subjectId: null,
        actorId: null,
        operation: 'database.restore',
        target: madeAt === null ? null : `backup of ${new Date(madeAt).toISOString()}`,
        result: 'ok',
        detail: Object.fromEntries(
          Object.entries(voided).map(([name, count]) => [name, String(count)]),
        ),
      });
      return voided;
    }),
});

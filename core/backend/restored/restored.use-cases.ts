import type { BackendPorts } from '../backend-ports.ts';
import type { VoidedAccess } from './restored.repository.port.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids'>;

/** After a backup was put back. */
export const createRestored = (ports: Ports) => ({
  /** Voids what must not live again and puts that in the audit log, as one; `madeAt` is when the backup was made, null where nobody knows (SECURITY.md §2.18). */
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

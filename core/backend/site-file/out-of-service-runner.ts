import type { BackendPorts } from '../backend-ports.ts';
import type { DueOutOfService } from './out-of-service.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** The ports that the runner needs. */
export type OutOfServiceRunnerPorts = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids'>;

const notify = async (
  tx: Transaction,
  ports: OutOfServiceRunnerPorts,
  { entry, siteGroupNum, xmit }: DueOutOfService,
  event: 'Device out of service' | 'Device back in service',
): Promise<void> => {
  const { category, devNum, reason, siteNum } = entry;
  const at = ports.clock.now();
  const comment = event === 'Device out of service' ? `${xmit}: ${category}. ${reason}` : xmit;
  const facts = { id: ports.ids.next(), at, kind: 'System', event } as const;
  await tx.activity.append([{ ...facts, siteGroupNum, siteNum, devNum, actor: null, comment }]);
  await tx.live.append(
    siteGroupNum,
    [
      { siteNum, devNum, kind: 'activity', data: facts },
      { siteNum, devNum, kind: 'site', data: { event } },
    ],
    at,
  );
  // Records in the audit log what the server did by itself.
  await tx.audit.append({
    at,
    requestId: `out-of-service-${entry.id}`,
    sessionId: null,
    subjectId: null,
    actorId: null,
    address: 'server',
    claimedIp: null,
    operation: event === 'Device out of service' ? 'site.outOfService' : 'site.backInService',
    target: `site ${siteNum}`,
    result: 'ok',
    detail: { id: String(devNum), subject: xmit, category },
  });
};

/**
 * Takes devices out of service at their announced times and returns them at their ends, one per transaction. It locks the
 * site, so that each is done once even with several servers, and the work of a killed server is done by the next one
 * (domain guide 6.6).
 */
export const createOutOfServiceRunner = (ports: OutOfServiceRunnerPorts) => ({
  /** Handles one entry that is due. Returns `idle` if no entry is due that is not locked by another server. */
  runNext: (): Promise<'worked' | 'idle'> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const due = await tx.outOfServiceEntries.claimDue(now);
      if (due === null) return 'idle';
      const { entry } = due;
      if (entry.begunAt === null) {
        await tx.outOfServiceEntries.begin(entry, now);
        await notify(tx, ports, due, 'Device out of service');
      } else {
        await tx.outOfServiceEntries.end(entry, { by: null, at: now });
        await notify(tx, ports, due, 'Device back in service');
      }
      return 'worked';
    }),
});

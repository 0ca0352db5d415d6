import type { BackendPorts } from '../backend-ports.ts';
import type { DueOutOfService } from './out-of-service.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** What the runner is plugged into. */
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
  // What the server itself did, in the audit log.
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
 * Puts devices out of service at their announced moments and takes them back at their ends, one a transaction: the site is
 * held, so that several servers do each once, and what a killed one had not committed is done by the next (domain guide 6.6).
 */
export const createOutOfServiceRunner = (ports: OutOfServiceRunnerPorts) => ({
  /** Works on one that is due; `idle` when there is none that nobody else works on. */
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

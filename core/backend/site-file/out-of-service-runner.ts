import type { BackendPorts } from '../backend-ports.ts';
import type { DueOutOfService } from './out-of-service.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

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
  // Records an automatic change by the server in the audit log.
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
 * Creates the runner that takes devices out of service and returns them to service at their planned times, one device per
 * transaction (domain guide 6.6). Each transaction locks the site, so several servers can run the runner, and another
 * server continues after a crash.
 */
export const createOutOfServiceRunner = (ports: OutOfServiceRunnerPorts) => ({
  /** Handles one entry that is due. Returns `idle` if no entry is due, or if other servers lock the sites of all due entries. */
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

import type { BackendPorts } from '../backend-ports.ts';
import type { DuePause } from '../service-pause.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** What the runner is plugged into. */
export type PauseRunnerPorts = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids'>;

const tell = async (
  tx: Transaction,
  ports: PauseRunnerPorts,
  { pause, siteGroupNum, xmit }: DuePause,
  event: 'Device out of service' | 'Device back in service',
): Promise<void> => {
  const { category, devNum, reason, siteNum } = pause;
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
  // What the server itself did, on the record.
  await tx.audit.append({
    ...{ at, requestId: `pause-${pause.id}`, sessionId: null },
    ...{ subjectId: null, actorId: null, address: 'server', claimedIp: null },
    operation: event === 'Device out of service' ? 'site.outOfService' : 'site.backInService',
    ...{ target: `site ${siteNum}`, result: 'ok' },
    detail: { id: String(devNum), subject: xmit, category },
  });
};

/**
 * Puts devices out of service at their announced moments and takes them back at their ends, one a transaction: the site is
 * held, so that several servers do each once, and what a killed one had not committed is done by the next (domain guide 6.6).
 */
export const createPauseRunner = (ports: PauseRunnerPorts) => ({
  /** Works on one that is due; `idle` when there is none that nobody else works on. */
  runNext: (): Promise<'worked' | 'idle'> =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const due = await tx.servicePauses.claimDue(now);
      if (due === null) return 'idle';
      const { pause } = due;
      if (pause.begunAt === null) {
        await tx.servicePauses.begin(pause, now);
        await tell(tx, ports, due, 'Device out of service');
      } else {
        await tx.servicePauses.end(pause, { by: null, at: now });
        await tell(tx, ports, due, 'Device back in service');
      }
      return 'worked';
    }),
});

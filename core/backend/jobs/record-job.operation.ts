import type { BackendPorts } from '../backend-ports.ts';
import type { AuditEntry } from '../audit.trail.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { StoredJob } from './job.ts';

/** Writes what became of a job on behalf of who started it, since no request is there any more; the last statement of its transaction (SECURITY.md §2.11). */
export const recordJob = (
  tx: Transaction,
  ports: Pick<BackendPorts, 'clock'>,
  job: Pick<StoredJob, 'id' | 'kind' | 'ownerId' | 'startedBy' | 'done'>,
  facts: { readonly operation: string; readonly result: AuditEntry['result'] },
): Promise<void> =>
  tx.audit.append({
    at: ports.clock.now(),
    ...job.startedBy,
    subjectId: job.ownerId,
    actorId: job.ownerId,
    claimedIp: null,
    target: job.kind,
    detail: { job: job.id, rows: String(job.done) },
    ...facts,
  });

import type { Job } from '../../jobs/job.schema.ts';
import { isoInstant } from '../../kernel/instant.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { startJob } from '../jobs/start-job.operation.ts';
import type { Reply } from '../refusal.ts';
import { PORTAL_EXPORT } from './portal-export.job.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids' | 'secrets'>;

/** Use case that exports the portal to a file that can be imported again. */
export const createPortalExports = (ports: Ports) => ({
  /**
   * Starts the export of the whole portal without codes; a repeated request with the same key starts no second export.
   * Progress is counted in sites.
   */
  exportPortalRecords: (
    caller: SessionCaller,
    { idempotencyKey }: { readonly idempotencyKey: string | null },
  ): Reply<Job> =>
    ports.unitOfWork.run((tx) => {
      const submission = { key: idempotencyKey, route: 'exportPortalRecords', body: {} };
      return startJob(tx, ports, caller, submission, async () => {
        const { sites } = await tx.people.installation(0);
        const day = isoInstant(ports.clock.now()).slice(0, 10);
        return {
          kind: PORTAL_EXPORT,
          parameters: {},
          total: sites,
          fileName: `portal-${day}.csv`,
          auditFacts: { codes: 'left out' },
        };
      });
    }),
});

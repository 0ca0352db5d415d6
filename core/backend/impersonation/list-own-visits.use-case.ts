import type { OwnVisit } from '../../impersonation/visit.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { describeVisit, NEWEST_VISITS } from './describe-visit.ts';

/** Who looked at the own account, and why; ticket numbers are the provider's own business (domain guide 6.17). */
export const listOwnVisits =
  (ports: BackendPorts) =>
  async (caller: SessionCaller): Promise<Result<readonly OwnVisit[], Refusal>> => {
    const { clock, unitOfWork } = ports;
    const subjectId = caller.session.accountId;
    const stored = await unitOfWork.run((tx) =>
      tx.impersonations.list({ subjectId, limit: NEWEST_VISITS }),
    );
    return ok(
      stored.map((visit) => {
        const { id, actorName, mode, reason, startedAt, endedAt } = describeVisit(
          visit,
          clock.now(),
        );
        return { id, actorName, mode, reason, startedAt, endedAt };
      }),
    );
  };

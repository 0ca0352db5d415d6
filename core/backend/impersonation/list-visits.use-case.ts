import type { Visit } from '../../impersonation/visit.schema.ts';
import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Refusal } from '../refusal.ts';
import { describeVisit, NEWEST_VISITS } from './describe-visit.ts';

/** Everybody's impersonations, running and past, the newest first (domain guide 6.17 "Sessions"). */
export const listVisits =
  (ports: BackendPorts) => async (): Promise<Result<readonly Visit[], Refusal>> => {
    const { clock, unitOfWork } = ports;
    const stored = await unitOfWork.run((tx) =>
      tx.impersonations.list({ subjectId: null, limit: NEWEST_VISITS }),
    );
    return ok(stored.map((visit) => describeVisit(visit, clock.now())));
  };

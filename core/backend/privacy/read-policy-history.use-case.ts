import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { PolicyHistory } from '../../privacy/policy-form.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** The current policy with all its versions, newest first, for those who publish it. */
export const readPolicyHistory =
  (ports: BackendPorts) =>
  (_caller: SessionCaller): Promise<Result<PolicyHistory, Refusal>> =>
    ports.unitOfWork.run(async (tx) => ok(await tx.agreements.policyHistory()));

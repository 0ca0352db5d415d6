import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { Agreement } from '../../login/agreement.gateway.port.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** The current terms and conditions. */
export const readTerms =
  (ports: BackendPorts) =>
  (_caller: SessionCaller): Promise<Result<Agreement, Refusal>> =>
    ports.unitOfWork.run(async (tx) => ok(await tx.agreements.terms()));

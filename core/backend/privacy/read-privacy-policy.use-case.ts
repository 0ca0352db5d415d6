import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { Agreement } from '../../login/agreement.gateway.port.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';

/** The current privacy policy; anyone may read it (spec §7). */
export const readPrivacyPolicy =
  (ports: BackendPorts) =>
  (_caller: Caller): Promise<Result<Agreement, Refusal>> =>
    ports.unitOfWork.run(async (tx) => ok(await tx.agreements.privacyPolicy()));

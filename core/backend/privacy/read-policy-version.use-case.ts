import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';

/** The text of one published version. */
export const readPolicyVersion =
  (ports: BackendPorts) =>
  (
    _caller: SessionCaller,
    input: { readonly version: number },
  ): Promise<Result<{ readonly text: string }, Refusal>> =>
    ports.unitOfWork.run(async (tx) => {
      const text = await tx.agreements.policyText(input.version);
      return text === null ? NOT_FOUND : ok({ text });
    });

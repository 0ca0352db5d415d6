import type { Result } from '../../kernel/result.ts';
import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND } from '../refusals.ts';
import { CLASSIC_PURPOSE } from './create-classic-key.use-case.ts';

/** Who came over, for the classic portal's greeting. */
export interface ClassicVisitor {
  readonly name: string;
  readonly username: string;
  readonly siteGroupNum: number | null;
  readonly siteGroupName: string | null;
}

/** Consumes a classic key; unknown, used and expired keys, and those of disabled accounts, are told apart by nobody. */
export const redeemClassicKey =
  (ports: BackendPorts) =>
  async (
    caller: Caller,
    input: { readonly key: string },
  ): Promise<Result<ClassicVisitor, Refusal>> => {
    const { clock, secrets, unitOfWork } = ports;
    return unitOfWork.run(async (tx) => {
      const used = await tx.oneTime.consumeByHash({
        kind: 'classicKey',
        purpose: CLASSIC_PURPOSE,
        secretHash: secrets.digest(input.key),
        now: clock.now(),
      });
      const operation = 'classic.redeem';
      const subjectId = used.outcome === 'matched' ? used.subject : null;
      const account = subjectId === null ? null : await tx.accounts.findById(subjectId);
      if (used.outcome !== 'matched' || account === null || account.disabled) {
        await recordAudit(tx, ports, caller, { operation, result: 'refused', subjectId });
        return NOT_FOUND;
      }
      const user = await tx.accounts.loadUser(used.subject);
      const named = Number(used.detail['siteGroupNum']);
      const group = user.allowedDealers.find(({ siteGroupNum }) => siteGroupNum === named);
      await recordAudit(tx, ports, caller, { operation, result: 'ok', subjectId });
      return ok({
        name: user.name,
        username: user.username,
        siteGroupNum: group?.siteGroupNum ?? null,
        siteGroupName: group?.siteGroupName ?? null,
      });
    });
  };

import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import type { StaffMember } from '../../support/support.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Refusal } from '../refusal.ts';
import { NOT_FOUND, staleRev } from '../refusals.ts';
import { judgeRights, type RightsVerdict } from './judge-rights.rule.ts';

const WORDS: Readonly<Record<Exclude<RightsVerdict, 'fine'>, string>> = {
  unknown: 'One of these rights does not exist.',
  lastAdministrator: 'Nobody would be left who can give rights.',
  needsImpersonate: 'Act for a user needs View as a user.',
};

/** Gives a staff member exactly these rights, from the next request on (SECURITY.md §2.1). */
export const setRights =
  (ports: BackendPorts) =>
  async (
    caller: SessionCaller,
    input: { readonly accountId: string; readonly rights: readonly string[]; readonly rev: number },
  ): Promise<Result<StaffMember, Refusal>> => {
    const { accountId, rev } = input;
    const rights = [...new Set(input.rights)].toSorted();
    return ports.unitOfWork.run(async (tx): Promise<Result<StaffMember, Refusal>> => {
      await tx.support.lockStaff();
      const staff = await tx.support.staff();
      const before = staff.find((member) => member.accountId === accountId);
      if (before === undefined) return NOT_FOUND;
      const verdict = judgeRights(staff, accountId, rights);
      const changed = verdict === 'fine' && (await tx.support.setRights(accountId, rights, rev));
      await recordAudit(tx, ports, caller, {
        operation: 'staff.rights',
        subjectId: accountId,
        result: changed ? 'ok' : 'refused',
        detail: { before: before.rights.join(' '), after: rights.join(' ') },
      });
      if (verdict !== 'fine')
        return err({ kind: 'unacceptable', code: verdict, message: WORDS[verdict] });
      return changed ? ok({ ...before, rights, rev: rev + 1 }) : staleRev(null);
    });
  };

import { ok } from '../../kernel/result.ts';
import type { AccountLinks } from '../../account-links/account-links.schema.ts';
import type { BackendPorts } from '../backend-ports.ts';
import { recordAudit } from '../audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import type { Reply } from '../refusal.ts';
import { NOT_FOUND, SESSION_OVER } from '../refusals.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { settleLinks } from './describe-links.operation.ts';

/** What a change came to; `unchanged` means that it already was as wished. */
export type LinkChange = 'changed' | 'unchanged' | 'notLinked';

/** One change of a customer's links in one transaction; changes of several tabs come one after the other. */
export const changeLinks = (
  ports: Pick<BackendPorts, 'unitOfWork' | 'clock'>,
  caller: SessionCaller,
  facts: {
    readonly operation: string;
    readonly siteNum: number;
    readonly detail?: Readonly<Record<string, string>>;
  },
  change: (tx: Transaction, accountId: string) => Promise<LinkChange>,
): Reply<AccountLinks> =>
  ports.unitOfWork.run(async (tx) => {
    const live = await lockSession(tx, ports, caller);
    if (live === null) return SESSION_OVER;
    const { accountId } = live.row;
    await tx.links.lock(accountId);
    // Fixes the active site as it stands: marking a favourite must not move it.
    await settleLinks(tx, ports, accountId);
    const done = await change(tx, accountId);
    if (done === 'notLinked') return NOT_FOUND;
    const after = await settleLinks(tx, ports, accountId);
    if (done === 'changed')
      await recordAudit(tx, ports, caller, {
        operation: facts.operation,
        result: 'ok',
        target: String(facts.siteNum),
        ...(facts.detail && { detail: facts.detail }),
      });
    return ok(after);
  });

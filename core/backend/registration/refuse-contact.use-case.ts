import { ok } from '../../kernel/result.ts';
import { recordAudit, recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import { LINK_PURPOSES, readLink } from './issue-link.operation.ts';
import { LINK_INVALID } from './registration-refusals.ts';

const FACTS = { operation: 'contact.refuse' } as const;

const OVER = refusalOf(
  'expired',
  'correctionOver',
  'This change is no longer pending: it was already applied or withdrawn. If it wasn’t you, call support.',
);

/**
 * Lets the owner of the old contact refuse a correction, through the link sent to that contact. Ends unfinished sign-ins.
 * Idempotent (SECURITY.md §2.7).
 */
export const refuseContact =
  (ports: Pick<BackendPorts, 'clock' | 'secrets' | 'unitOfWork'>) =>
  (caller: Caller, { code }: { readonly code: string }): Reply =>
    ports.unitOfWork.run(async (tx) => {
      const now = ports.clock.now();
      const state = await readLink(tx, ports, ['contactRefusal'], code);
      if (state.kind === 'unknown') return recordRefusal(tx, ports, caller, FACTS, LINK_INVALID);
      const { subject: subjectId } = state;
      const facts = { ...FACTS, subjectId };
      if (state.kind === 'used') {
        await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
        return ok({});
      }
      const used = await tx.oneTime.consumeByHash({
        kind: 'contactRefusal',
        purpose: LINK_PURPOSES.contactRefusal,
        secretHash: ports.secrets.digest(code.trim()),
        now,
      });
      const refused =
        used.outcome === 'matched' &&
        (await tx.nextSignIn.endCorrection(subjectId, null, 'refused'));
      if (!refused) return recordRefusal(tx, ports, caller, facts, OVER);
      await tx.sessions.endPending(subjectId, 'contactRefused', now);
      await recordAudit(tx, ports, caller, { ...facts, result: 'ok' });
      return ok({});
    });

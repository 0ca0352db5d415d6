import { ok } from '../../kernel/result.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { CHECK_NEEDED, freshlyChecked } from '../profile/freshly-checked.rule.ts';
import { NOT_FOUND, refusalOf, type Reply } from '../refusal.ts';
import { inSession } from '../session/lock-session.operation.ts';
import { guessOf, answerLookup } from '../sites/list-sites.operation.ts';
import { siteViewer } from '../sites/site-viewer.operation.ts';
import type { AccountInput } from './lock-account.operation.ts';

type GateCodePorts = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'vault'>;

/** The refusal for a gate code sealed under a key that no longer exists. */
const UNREADABLE = refusalOf(
  'unacceptable',
  'gateCodeUnreadable',
  'This code can no longer be shown. Please set a new one.',
);

/** Creates the use cases of gate codes (domain guide 6.7). */
export const gateCodes = (ports: GateCodePorts) => ({
  /**
   * Returns the gate code of an account in scope to a user who just confirmed their identity. Every view writes an
   * audit-log entry (domain guide 6.4 "Showing").
   */
  revealGateCode: (
    caller: SessionCaller,
    { sn, siteGroupNum = null }: AccountInput,
  ): Reply<{ readonly code: string }> =>
    inSession(ports, caller, async (tx, { row }) => {
      const target = `site ${sn}`;
      const now = ports.clock.now();
      const viewer = siteViewer(caller, { siteGroupNum });
      if (viewer === null) return NOT_FOUND;
      const look = { guess: guessOf(caller), now };
      const looked = await tx.accountInfo.read(sn, viewer, look);
      const answered = await answerLookup(tx, ports, caller, { ...looked, target });
      if (!answered.ok) return answered;
      if (!freshlyChecked(row, now)) return CHECK_NEEDED;
      const stored = await tx.gateCodes.find(sn);
      if (stored === null) return NOT_FOUND;
      const code = ports.vault.open({ kind: 'gate', id: stored.id }, stored.sealed);
      if (code === null) return UNREADABLE;
      await recordAudit(tx, ports, caller, { operation: 'gateCode.reveal', result: 'ok', target });
      return ok({ code });
    }),
});

import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { LIFETIMES } from '../lifetimes.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** What a browser is known by that proved the contact of a name; nothing travels, so there is nothing to steal. */
export const passMark = (
  { secrets }: Pick<OperationPorts, 'secrets'>,
  caller: Caller,
  loginKey: string,
): string => secrets.mark('loginPass', [caller.variant, caller.browserId, loginKey]);

/** Notes that this browser proved the contact: for a quarter of an hour its tries at the name are checked at once (SECURITY.md §2.4). */
export const issuePass = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock' | 'ids'>,
  caller: Caller,
  whose: { readonly subject: string; readonly loginKey: string },
): Promise<void> => {
  await tx.oneTime.issue({
    id: ports.ids.next(),
    kind: 'loginPass',
    subject: whose.subject,
    session: caller.browserId,
    purpose: caller.browserId,
    secretHash: passMark(ports, caller, whose.loginKey),
    maxAttempts: 1,
    expiresAt: ports.clock.now() + LIFETIMES.loginPass,
    detail: {},
  });
};

/** Whether a pass with this mark is valid now; asked only where a try would otherwise have to wait. */
export const isValidPass = async (
  tx: Transaction,
  secretHash: string,
  now: number,
): Promise<boolean> => {
  const pass = await tx.oneTime.find({ kind: 'loginPass', secretHash });
  return pass !== null && !pass.voided && pass.expiresAt > now;
};

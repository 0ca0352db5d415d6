import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { LIFETIMES } from '../lifetimes.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/** Returns the hash that identifies a browser that proved a username's contact. The hash must never be sent to a browser. */
export const passMark = (
  { secrets }: Pick<OperationPorts, 'secrets'>,
  caller: Caller,
  loginKey: string,
): string => secrets.mark('loginPass', [caller.variant, caller.browserId, loginKey]);

/**
 * Records that this browser proved the contact. The browser's sign-in attempts with the username skip the queue for a
 * quarter of an hour (SECURITY.md §2.4).
 */
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

/** Checks that the pass with this hash is valid. */
export const isValidPass = async (
  tx: Transaction,
  secretHash: string,
  now: number,
): Promise<boolean> => {
  const pass = await tx.oneTime.find({ kind: 'loginPass', secretHash });
  return pass !== null && !pass.voided && pass.expiresAt > now;
};

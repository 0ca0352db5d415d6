import type { OperationPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { endSecrets } from './end-secrets.operation.ts';
import { passwordNotice, type PasswordEvent } from './password-notice.rule.ts';

/**
 * The one way a password is set (SECURITY.md §2.8): new hash and epoch, all other sessions, all remembered devices,
 * all recoveries and all open secrets end, a notice is queued. Rules and hashing come before; the audit row is the caller's last statement.
 */
export const setPassword = async (
  tx: Transaction,
  ports: OperationPorts,
  input: {
    readonly accountId: string;
    readonly hash: string;
    /** The session that goes on, null when nobody is signed in by it. */
    readonly exceptSession: string | null;
    /** Its owner wants the other sessions to go on; sign-ins under way end all the same. */
    readonly othersStay?: boolean;
    /** What the notice says; a change unless told otherwise. */
    readonly event?: PasswordEvent;
  },
): Promise<{ readonly passwordEpoch: number }> => {
  const { accountId } = input;
  const now = ports.clock.now();
  const passwordEpoch = await tx.accounts.changePassword(accountId, input.hash);
  await tx.nextSignIn.meet(accountId, ['passwordReset']);
  if (input.othersStay) await tx.sessions.endPending(accountId, 'passwordChanged', now);
  else await tx.sessions.endAll(accountId, input.exceptSession, 'passwordChanged', now);
  if (input.exceptSession !== null) await tx.sessions.adoptEpoch(accountId, passwordEpoch, now);
  await endSecrets(tx, ports, accountId, 'password');
  for (const contact of await tx.accounts.contacts(accountId)) {
    const text = passwordNotice(contact, ports.providerName, input.event ?? 'changed');
    await tx.messages.enqueue({ ...text, id: ports.ids.next(), queuedAt: now });
  }
  return { passwordEpoch };
};

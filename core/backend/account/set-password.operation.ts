import type { OperationPorts } from '../backend-ports.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { endSecrets } from './end-secrets.operation.ts';
import { passwordNotice, type PasswordEvent } from './password-notice.rule.ts';

/**
 * Sets a password. All code that sets a password must call this operation (SECURITY.md §2.8). Ends other sessions (unless
 * `othersStay`), remembered devices, recoveries and open secrets, and queues a notice. The caller must check and hash the
 * password first, and write the audit row last.
 */
export const setPassword = async (
  tx: Transaction,
  ports: OperationPorts,
  input: {
    readonly accountId: string;
    readonly hash: string;
    /** Id of the session that continues; null when the change was not made in a session. */
    readonly exceptSession: string | null;
    /** True if the owner chose to keep their other sessions. Even then, the owner's unfinished sign-ins end. */
    readonly othersStay?: boolean;
    /** The event that the notice reports; `changed` by default. */
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

import { DURATIONS } from '../../kernel/limits.ts';
import type { OperationPorts } from '../backend-ports.ts';
import { TO_NOBODY } from '../message.queue.port.ts';
import { CODE_ATTEMPTS } from '../mfa/issue-code.operation.ts';
import type { Recovery } from '../recovery.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { recoveryCodeMessage } from './recovery-messages.rule.ts';
import { NOBODY } from './recovery-refusals.ts';

/** What binds a code to its recovery; it fits no other step, person or browser. */
export const recoveryCode = (recovery: Pick<Recovery, 'id' | 'browserId'>) =>
  ({
    kind: 'recoveryCode',
    subject: recovery.id,
    session: recovery.browserId,
  }) as const;

/** What the code is for. */
export const RECOVERY_PURPOSE = 'msaRecovery';

/** Makes a code and queues its mail. For an address nobody has, a code that no digits fit and a message to nobody: the same work, and nothing arrives (SECURITY.md §2.4). */
export const issueRecoveryCode = async (
  tx: Transaction,
  ports: OperationPorts,
  recovery: Recovery,
): Promise<void> => {
  const { clock, ids, providerName, secrets } = ports;
  const now = clock.now();
  // To the stored address, never to the typed one: two spellings may fold to one name and still be two mailboxes.
  const owner = await tx.accounts.findById(recovery.accountId ?? NOBODY);
  const code = secrets.code();
  const bound = recoveryCode(recovery);
  const mac = secrets.codeMac({ ...bound, code });
  await tx.oneTime.issue({
    ...bound,
    id: ids.next(),
    purpose: RECOVERY_PURPOSE,
    secretHash: owner !== null ? mac : secrets.digest(secrets.token()),
    maxAttempts: CODE_ATTEMPTS,
    expiresAt: Math.min(now + DURATIONS.code, recovery.expiresAt),
    detail: {},
  });
  const words = recoveryCodeMessage(owner?.username ?? TO_NOBODY, code, providerName);
  await tx.messages.enqueue({ ...words, id: ids.next(), queuedAt: now });
};

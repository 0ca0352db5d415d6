import { DURATIONS } from '../../kernel/limits.ts';
import type { StoredContact } from '../account.repository.port.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { codeMessage } from './code-message.rule.ts';

/** Wrong guesses a code survives (security.md §2.4). */
export const CODE_ATTEMPTS = 5;

/** What a sign-in code is for; another purpose never accepts it. */
export const codePurpose = (row: Pick<SessionRow, 'mfaType'>): string => `signIn.${row.mfaType}`;

/** Makes a code for a contact, voids the one before and queues its message, all in the caller's transaction; limits are not its job. */
export const issueCode = async (
  tx: Transaction,
  ports: OperationPorts,
  row: Pick<SessionRow, 'id' | 'accountId' | 'mfaType'>,
  contact: StoredContact,
): Promise<void> => {
  const { clock, ids, providerName, secrets } = ports;
  const now = clock.now();
  const code = secrets.code();
  const bound = { kind: 'mfaCode', subject: row.accountId, session: row.id } as const;
  await tx.oneTime.issue({
    ...bound,
    id: ids.next(),
    purpose: codePurpose(row),
    secretHash: secrets.codeMac({ ...bound, code }),
    maxAttempts: CODE_ATTEMPTS,
    expiresAt: now + DURATIONS.code,
    detail: { type: contact.type, value: contact.value },
  });
  const words = codeMessage(contact, code, providerName);
  await tx.messages.enqueue({ ...words, id: ids.next(), queuedAt: now });
};

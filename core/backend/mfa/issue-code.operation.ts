import { DURATIONS } from '../../kernel/limits.ts';
import type { StoredContact } from '../account.repository.port.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import type { MessageWords } from '../message.queue.port.ts';
import { codeMessage } from './code-message.rule.ts';

/** Wrong guesses a code survives: few enough that six digits cannot be guessed (SECURITY.md §2.4). */
export const CODE_ATTEMPTS = 5;

/** What a sign-in code is for; another purpose never accepts it. */
export const codePurpose = (row: Pick<SessionRow, 'mfaType'>): string => `signIn.${row.mfaType}`;

/** A code to make: for what, and in which words it travels. */
export interface CodeOrder {
  readonly purpose: string;
  readonly words: (contact: StoredContact, code: string, providerName: string) => MessageWords;
}

/** The code of a sign-in. */
export const signInCode = (row: Pick<SessionRow, 'mfaType'>): CodeOrder => ({
  purpose: codePurpose(row),
  words: codeMessage,
});

/** Makes a code for a contact, voids the one before and queues its message, all in the caller's transaction; limits are not its job. */
export const issueCode = async (
  tx: Transaction,
  ports: OperationPorts,
  row: Pick<SessionRow, 'id' | 'accountId'>,
  contact: StoredContact,
  order: CodeOrder,
): Promise<void> => {
  const { clock, ids, providerName, secrets } = ports;
  const now = clock.now();
  const code = secrets.code();
  const bound = { kind: 'mfaCode', subject: row.accountId, session: row.id } as const;
  await tx.oneTime.issue({
    ...bound,
    id: ids.next(),
    purpose: order.purpose,
    secretHash: secrets.codeMac({ ...bound, code }),
    maxAttempts: CODE_ATTEMPTS,
    expiresAt: now + DURATIONS.code,
    detail: { type: contact.type, value: contact.value },
  });
  const words = order.words(contact, code, providerName);
  await tx.messages.enqueue({ ...words, id: ids.next(), queuedAt: now });
};

import { DURATIONS } from '../../kernel/limits.ts';
import type { StoredContact } from '../session/account.repository.port.ts';
import { recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import type { Hold } from '../limit.store.port.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import type { MessageText } from '../message.queue.port.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import type { SessionRow } from '../session/session.repository.port.ts';
import { resendWaitSeconds } from '../session/describe-requirements.rule.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { codeMessage } from './code-message.rule.ts';
import { readSpent, type SpentCode, wrongCode } from './spent-code.operation.ts';

/** The refusal when no verification code is valid any more. */
export const CODE_DEAD = refusalOf(
  'wrong',
  'codeExpired',
  'That code has expired or was already used. Please request a new one.',
);

/** Wrong guesses allowed per verification code, few enough to protect six digits (SECURITY.md §2.4). */
export const CODE_ATTEMPTS = 5;

/** Returns the purpose for which a sign-in code is valid. */
const codePurpose = (row: Pick<SessionRow, 'mfaType'>): string => `signIn.${row.mfaType}`;

/** The purpose of a verification code, and the text of its message. */
export interface CodeOrder {
  readonly purpose: string;
  readonly words: (contact: StoredContact, code: string, providerName: string) => MessageText;
}

const signInCode = (row: Pick<SessionRow, 'mfaType'>): CodeOrder => ({
  purpose: codePurpose(row),
  words: codeMessage,
});

/**
 * Creates a verification code for a contact, voids the earlier code and queues the message, in the caller's transaction.
 * Checks no rate limits.
 */
const issueCode = async (
  tx: Transaction,
  ports: OperationPorts,
  row: Pick<SessionRow, 'id' | 'accountId'>,
  contact: StoredContact,
  order: CodeOrder,
): Promise<void> => {
  const { clock, ids, providerName, secrets } = ports;
  const now = clock.now();
  const code = secrets.code();
  // The message gets the code's id, so that the code's delivery state can be found by that id.
  const id = ids.next();
  const bound = { kind: 'mfaCode', subject: row.accountId, session: row.id } as const;
  await tx.oneTime.issue({
    ...bound,
    id,
    purpose: order.purpose,
    secretHash: secrets.codeMac({ ...bound, code }),
    maxAttempts: CODE_ATTEMPTS,
    expiresAt: now + DURATIONS.code,
    detail: { type: contact.type, value: contact.value },
  });
  const text = order.words(contact, code, providerName);
  await tx.messages.enqueue({ ...text, id, queuedAt: now });
};

/** The result of sending a code: sent, or the seconds to wait. */
export type Sending = { readonly sent: true } | { readonly sent: false; readonly wait: number };

/**
 * Sends a verification code within the rate limits: 10 an hour per account, one in 30 s per session over both channels,
 * and the limits of the installation (SECURITY.md §2.4).
 */
export const sendCode = async (
  tx: Transaction,
  ports: OperationPorts,
  row: SessionRow,
  contact: StoredContact,
  order: CodeOrder = signInCode(row),
): Promise<Sending> => {
  const now = ports.clock.now();
  const channel = contact.type === 'email' ? BUCKETS.mailSending : BUCKETS.smsSending;
  const holds: readonly Hold[] = [
    { bucket: BUCKETS.codeSending, key: row.accountId },
    { bucket: channel, key: 'all' },
  ];
  const grant = await takeAll(tx, holds, now);
  if (!grant.granted) return { sent: false, wait: grant.wait };
  const cooldown = DURATIONS.resendCooldown;
  if (!(await tx.sessions.noteCodeSent(row.id, contact.type, now, cooldown))) {
    await giveAllBack(tx, holds, now);
    return { sent: false, wait: resendWaitSeconds(row.codeSentAt ?? now, now) };
  }
  await issueCode(tx, ports, row, contact, order);
  return { sent: true };
};

/** The result of a guess. `dead`: no code is valid any more. `limited`: the guess was not compared. */
type Guess =
  | { readonly outcome: 'matched'; readonly contactValue: string }
  | { readonly outcome: 'wrong'; readonly spent: SpentCode | null }
  | { readonly outcome: 'dead' }
  | { readonly outcome: 'limited'; readonly wait: number; readonly words?: string };

/** Records a wrong guess in the audit log and returns the refusal. */
export const refuseGuess = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'clock'>,
  caller: SessionCaller,
  operation: string,
  guess: Exclude<Guess, { readonly outcome: 'matched' }>,
): Reply<never> => {
  const facts = { operation, detail: { outcome: guess.outcome } };
  if (guess.outcome === 'limited')
    return refuseLimited(tx, ports, caller, facts, guess.wait, guess.words);
  const refusal = guess.outcome === 'wrong' ? wrongCode(guess.spent) : CODE_DEAD;
  return recordRefusal(tx, ports, caller, facts, refusal);
};

/**
 * Checks a verification code. Takes the guess from all rate limits before comparing (5 per code, 20 an hour and 50 a day
 * per account); a correct guess is refunded (SECURITY.md §2.4).
 */
export const guessCode = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  row: SessionRow,
  code: string,
  purpose: string = codePurpose(row),
): Promise<Guess> => {
  const now = ports.clock.now();
  const { accountId: key, codeSentAt } = row;
  const guess = { bucket: BUCKETS.codeGuess, key: `${row.id}:${codeSentAt ?? 0}` };
  const longer: readonly Hold[] = [
    { bucket: BUCKETS.codeGuessHour, key },
    { bucket: BUCKETS.codeGuessDay, key },
  ];
  const next = [...longer, { bucket: BUCKETS.codeSending, key }];
  const holds = [guess, ...longer];
  const grant = await takeAll(tx, holds, now);
  if (!grant.granted) {
    const spent = await readSpent(tx, { guess, next, codeSentAt }, now);
    return { outcome: 'limited', ...(spent ?? { wait: grant.wait }) };
  }
  const bound = { kind: 'mfaCode', subject: row.accountId, session: row.id } as const;
  const consumption = await tx.oneTime.consumeFor({
    ...bound,
    purpose,
    secretHash: ports.secrets.codeMac({ ...bound, code }),
    now,
  });
  if (consumption.outcome === 'dead') return consumption;
  if (consumption.outcome === 'wrong')
    return { outcome: 'wrong', spent: await readSpent(tx, { guess, next, codeSentAt }, now) };
  await giveAllBack(tx, holds, now);
  return { outcome: 'matched', contactValue: consumption.detail['value'] ?? '' };
};

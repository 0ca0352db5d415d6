import { DURATIONS } from '../../kernel/limits.ts';
import type { StoredContact } from '../account.repository.port.ts';
import type { OperationPorts } from '../backend-ports.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { giveAllBack, takeAll, type Hold } from '../limits/take-all.operation.ts';
import { resendWaitSeconds } from '../session/describe-requirements.rule.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { issueCode, signInCode, type CodeOrder } from './issue-code.operation.ts';

/** Whether the code is on its way, or how many seconds to wait. */
export type Sending = { readonly sent: true } | { readonly sent: false; readonly wait: number };

/** Sends a code within the limits: 10 an hour per account, one in 30 s per session over both channels, and the installation's own caps (SECURITY.md §2.4). */
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

import type { OperationPorts } from '../backend-ports.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { giveAllBack, takeAll, type Hold } from '../limits/take-all.operation.ts';
import type { SessionRow } from '../session.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { codePurpose } from './issue-code.operation.ts';

/** What a guess came to; `dead` means no code can be guessed any more, `limited` that the guess was not even judged. */
export type Guess =
  | { readonly outcome: 'matched'; readonly contactValue: string }
  | { readonly outcome: 'wrong' }
  | { readonly outcome: 'dead' }
  | { readonly outcome: 'limited'; readonly wait: number };

/** Takes the guess from all budgets (5 per code, 20 an hour and 50 a day per account) before the code is compared; a right one is given back (SECURITY.md §2.4). */
export const guessCode = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  row: SessionRow,
  code: string,
  purpose: string = codePurpose(row),
): Promise<Guess> => {
  const now = ports.clock.now();
  const holds: readonly Hold[] = [
    { bucket: BUCKETS.codeGuess, key: `${row.id}:${row.codeSentAt ?? 0}` },
    { bucket: BUCKETS.codeGuessHour, key: row.accountId },
    { bucket: BUCKETS.codeGuessDay, key: row.accountId },
  ];
  const grant = await takeAll(tx, holds, now);
  if (!grant.granted) return { outcome: 'limited', wait: grant.wait };
  const bound = { kind: 'mfaCode', subject: row.accountId, session: row.id } as const;
  const consumption = await tx.oneTime.consumeFor({
    ...bound,
    purpose,
    secretHash: ports.secrets.codeMac({ ...bound, code }),
    now,
  });
  if (consumption.outcome !== 'matched') return consumption;
  await giveAllBack(tx, holds, now);
  return { outcome: 'matched', contactValue: consumption.detail['value'] ?? '' };
};

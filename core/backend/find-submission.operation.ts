import { err, ok } from '../kernel/result.ts';
import type { OperationPorts } from './backend-ports.ts';
import type { SessionCaller } from './caller.ts';
import type { StoredAnswer } from './idempotency.store.port.ts';
import { type Refusal, refusalOf, type Reply } from './refusal.ts';
import type { Transaction } from './unit-of-work.port.ts';

/** A create request with its idempotency key. Without a key, every request is treated as new. */
export interface Submission {
  readonly key: string | null;
  /** Name of the operation in the route table. */
  readonly route: string;
  /** The decoded request body. Only a keyed hash of it is stored. */
  readonly body: unknown;
}

const OTHER_BODY = refusalOf(
  'unacceptable',
  'idempotencyKeyReused',
  'This form was already sent with different entries. Please close the form and open it again.',
);

const RUNNING = err<Refusal>({
  kind: 'conflict',
  message: 'This is being saved right now. Please try again in a moment.',
  code: 'stillRunning',
  retryAfterSeconds: 1,
});

const fingerprintOf = (
  ports: Pick<OperationPorts, 'secrets'>,
  caller: SessionCaller,
  submission: Submission,
): string =>
  ports.secrets.codeMac({
    kind: 'submission',
    subject: caller.session.accountId,
    session: null,
    code: JSON.stringify([submission.route, submission.body]),
  });

/**
 * Returns the stored response of an identical earlier submission, or null for a new one (SECURITY.md §2.17). Locks the key
 * until the transaction ends.
 */
export const findSubmission = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  caller: SessionCaller,
  submission: Submission,
): Reply<StoredAnswer['answer'] | null> => {
  if (submission.key === null) return ok(null);
  const own = { accountId: caller.session.accountId, key: submission.key };
  if (!(await tx.idempotency.lock(own))) return RUNNING;
  const kept = await tx.idempotency.find(own, ports.clock.now());
  if (kept === null) return ok(null);
  return kept.fingerprint === fingerprintOf(ports, caller, submission)
    ? ok(kept.answer)
    : OTHER_BODY;
};

/**
 * Stores the response of a successful submission. Refused submissions are not stored, so that a corrected form can be sent
 * with the same key.
 */
export const storeSubmission = async (
  tx: Transaction,
  ports: Pick<OperationPorts, 'secrets' | 'clock'>,
  caller: SessionCaller,
  submission: Submission,
  answer: StoredAnswer['answer'],
): Promise<void> => {
  if (submission.key === null) return;
  const own = { accountId: caller.session.accountId, key: submission.key };
  const fingerprint = fingerprintOf(ports, caller, submission);
  await tx.idempotency.keep(
    own,
    { route: submission.route, fingerprint, answer },
    ports.clock.now(),
  );
};

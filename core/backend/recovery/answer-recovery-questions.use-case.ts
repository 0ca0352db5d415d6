import { ok } from '../../kernel/result.ts';
import { foldAnswer } from '../account/fold-answer.rule.ts';
import { recordAudit, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { NOBODY } from '../login/find-login.operation.ts';
import { BUSY, invalid, type Reply } from '../refusal.ts';
import type { Recovery } from './recovery.repository.port.ts';
import { ANSWERS_WRONG, findRecovery, RECOVERY_OVER } from './open-recovery.operation.ts';
import { storeCall } from '../repeats/store-call.operation.ts';

type Ports = Pick<BackendPorts, 'unitOfWork' | 'hasher' | 'secrets' | 'clock'>;

export interface GivenAnswer {
  readonly questionId: string;
  readonly answer: string;
}

interface Challenge {
  readonly recovery: Recovery;
  /** Pairs of stored hash and given answer, in the order of the questions. The hash is null for a decoy question. */
  readonly pairs: readonly { readonly hash: string | null; readonly answer: string }[];
  readonly last: boolean;
}

/** Maximum number of attempts per recovery (SECURITY.md §2.4). */
export const ANSWER_ATTEMPTS = 5;

const OPERATION = 'recovery.prove';

/**
 * Checks all answers together. Every answer is compared, even for decoy questions; the response shows only whether all
 * were correct (SECURITY.md T1).
 */
export const answerRecoveryQuestions =
  (ports: Ports) =>
  async (caller: Caller, input: { readonly answers: readonly GivenAnswer[] }): Reply => {
    const begun = await begin(ports, caller, input.answers);
    if (!begun.ok) return begun;
    const { recovery, pairs, last } = begun.value;
    const { clock, hasher, unitOfWork } = ports;
    const verdicts: (boolean | 'busy')[] = [];
    for (const { hash, answer } of pairs)
      verdicts.push(await hasher.verify(hash, foldAnswer(answer)));
    const busy = verdicts.includes('busy');
    const right = recovery.accountId !== null && verdicts.every((verdict) => verdict === true);
    return unitOfWork.run(async (tx) => {
      const now = clock.now();
      if (busy || right) await tx.limits.giveBack(BUCKETS.answersDay, recovery.loginKey, now);
      if (busy) return BUSY;
      const proven =
        right && (await tx.recoveries.advance(recovery.id, 'challenged', 'proven', now));
      if (!right && last) await tx.recoveries.advance(recovery.id, 'challenged', 'dead', now);
      await recordAudit(tx, ports, caller, {
        operation: OPERATION,
        result: proven ? 'ok' : 'refused',
        subjectId: recovery.accountId,
      });
      if (proven) {
        await storeCall(tx, ports, caller);
        return ok({});
      }
      return right ? RECOVERY_OVER : ANSWERS_WRONG;
    });
  };

/** Finds the recovery's questions and takes an attempt before any answer is compared. */
const begin = (ports: Ports, caller: Caller, given: readonly GivenAnswer[]): Reply<Challenge> => {
  const { clock, unitOfWork } = ports;
  return unitOfWork.run(async (tx) => {
    const now = clock.now();
    const expected = { audience: 'dealer', states: ['challenged'], login: null } as const;
    const recovery = await findRecovery(tx, ports, caller, expected);
    if (recovery === null) return RECOVERY_OVER;
    const answers = new Map(given.map(({ questionId, answer }) => [questionId, answer]));
    const { questionIds } = recovery;
    if (given.length !== questionIds.length || !questionIds.every((id) => answers.has(id)))
      return invalid('Answer all of the questions');
    const facts = { operation: OPERATION, subjectId: recovery.accountId };
    const grant = await tx.limits.take(BUCKETS.answersDay, recovery.loginKey, now);
    if (!grant.granted) return refuseLimited(tx, ports, caller, facts, grant.retryAfterSeconds);
    const attempt = await tx.recoveries.takeAttempt(recovery.id, ANSWER_ATTEMPTS, now);
    if (attempt === null) {
      await tx.limits.giveBack(BUCKETS.answersDay, recovery.loginKey, now);
      return RECOVERY_OVER;
    }
    const stored = await tx.recoveries.securityAnswers(recovery.accountId ?? NOBODY);
    const hashes = new Map(stored.map(({ questionId, hash }) => [questionId, hash]));
    const pairs = questionIds.map((id) => ({
      hash: hashes.get(id) ?? null,
      answer: answers.get(id) ?? '',
    }));
    return ok({ recovery, pairs, last: attempt === ANSWER_ATTEMPTS });
  });
};

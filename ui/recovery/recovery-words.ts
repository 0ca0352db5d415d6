import { explain } from '#core/kernel/explain.rule.ts';
import type { Failure } from '#core/kernel/result.ts';
import { MESSAGES } from '#core/kernel/messages.ts';
import {
  codeFailureMs,
  explainNotStarted,
  isRecoveryOver,
  type RecoveryNotStarted,
  judgeUsernameRefusal,
} from '#core/recovery/explain-recovery.rule.ts';
import type { RecoveryWords } from './recovery-run.ts';

const inWords = (text: string | null): RecoveryWords | null => (text === null ? null : { text });

/** A failure in the server's words, or in those of the catalogue. */
export const wordsFor =
  (fallback: string) =>
  (failure: Failure): RecoveryWords | null =>
    inWords(explain(failure, fallback));

/** A customer's recovery did not start, or another code did not go out. */
export const startWords = (why: RecoveryNotStarted): RecoveryWords | null =>
  inWords(explainNotStarted(why));

/** A refused code goes away by itself, a recovery that is over does not (spec §8 "Code verify failure"). */
export const codeWords = (failure: Failure): RecoveryWords | null => {
  const words = wordsFor(MESSAGES.verifyCode)(failure);
  return words === null || isRecoveryOver(failure)
    ? words
    : { ...words, durationMs: codeFailureMs(failure) };
};

/** After a reset without an answer, its repeat may find it done already; the person should know before starting again. */
export const resetWords =
  (maybeDone: boolean) =>
  (failure: Failure): RecoveryWords | null =>
    maybeDone && isRecoveryOver(failure)
      ? {
          text: 'Your first try may have set the new password already. Try to sign in with it, or start again here.',
        }
      : wordsFor(MESSAGES.resetPassword)(failure);

/** Every failure of the forgotten username has a title (spec §8 "Forgot username 409"). */
export const usernameWords =
  (numberGiven: boolean) =>
  (failure: Failure): RecoveryWords | null => {
    const words = wordsFor(MESSAGES.verifyAccount)(failure);
    return words && { ...words, title: judgeUsernameRefusal(failure, numberGiven).title };
  };

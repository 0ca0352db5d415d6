import type { Clock } from '../../kernel/clock.port.ts';
import type { ChangeFeed, ChangeTopic } from './change-feed.port.ts';

/**
 * Time in milliseconds after which a caller starts a new look-up instead of waiting for the running one, so that a hanging
 * look-up does not block later callers.
 */
const SHARED_MS = 1000;

interface LookUp<T> {
  readonly begun: number;
  readonly answer: Promise<T>;
  done: boolean;
}

/** A database value cached in the memory of this server. */
export interface RememberedValue<T> {
  /** Returns the value. Rejects if the look-up rejects; the next call starts a new look-up. */
  read(): Promise<T>;
  /**
   * Clears the cached value. Called after this server's own write, so that the next read returns the written value without
   * waiting for the change announcement.
   */
  forget(): void;
}

/**
 * Caches the result of `look` until its topic changes, the feed is lost, or `lifeMs` have passed since the look-up began.
 * Caches nothing while the feed does not listen. If the topic changes during a look-up, the result is returned to the
 * waiting callers but not cached.
 */
export const rememberValue = <T>(parts: {
  readonly changes: ChangeFeed;
  readonly clock: Clock;
  readonly topic: ChangeTopic;
  readonly lifeMs: number;
  readonly look: () => Promise<T>;
}): RememberedValue<T> => {
  const { changes, clock, topic, lifeMs, look } = parts;
  let last: LookUp<T> | null = null;
  let listening = false;

  const forget = (): void => {
    last = null;
  };
  changes.subscribe(topic, ({ kind }) => {
    listening = kind !== 'lost';
    forget();
  });

  const counts = ({ begun, done }: LookUp<T>): boolean => {
    const age = clock.now() - begun;
    const kept = listening ? lifeMs : 0;
    // If the clock was set back, the age is negative, so the value counts as invalid.
    return age >= 0 && age < (done ? kept : SHARED_MS);
  };

  const lookAgain = (): LookUp<T> => {
    const begun: LookUp<T> = { begun: clock.now(), answer: look(), done: false };
    begun.answer.then(
      () => {
        begun.done = true;
      },
      () => {
        if (last === begun) forget();
      },
    );
    return begun;
  };

  return {
    read: () => {
      if (last === null || !counts(last)) last = lookAgain();
      return last.answer;
    },
    forget,
  };
};

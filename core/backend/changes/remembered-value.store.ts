import type { Clock } from '../../kernel/clock.port.ts';
import type { ChangeFeed, ChangeTopic } from './change-feed.port.ts';

/** How long callers share a running look-up. A look-up that hangs must not hold up everyone after it. */
const SHARED_MS = 1000;

interface LookUp<T> {
  readonly begun: number;
  readonly answer: Promise<T>;
  done: boolean;
}

/** A database value that this server keeps in memory. */
export interface RememberedValue<T> {
  /** Returns the value. Rejects if the look-up rejects; the next read looks again. */
  read(): Promise<T>;
  /** Called after this server's own write, so that the next read shows it before the announcement arrives. */
  forget(): void;
}

/**
 * Remembers the result of `look` until its topic changes, it expires (`lifeMs` after the look-up began) or the feed is
 * lost. Nothing is remembered while the feed does not listen. A look-up that began before one of these events is returned
 * to those who waited for it and then dropped.
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
    // A clock that was set back makes the age negative. The true age is then unknown, so the value does not count.
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

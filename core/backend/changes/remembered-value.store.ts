import type { Clock } from '../../kernel/clock.port.ts';
import type { ChangeFeed, ChangeTopic } from './change-feed.port.ts';

/** How long those who ask share a look-up that is under way: one that hangs must not hold up everyone after it. */
const SHARED_MS = 1000;

interface LookUp<T> {
  readonly begun: number;
  readonly answer: Promise<T>;
  done: boolean;
}

/** A value of the database that this server need not ask for again. */
export interface RememberedValue<T> {
  /** The value; rejects as the look-up does, and the next one looks again. */
  read(): Promise<T>;
  /** Called after an own write, so that the next read shows it before the announcement came. */
  forget(): void;
}

/**
 * Answers from memory what `look` once answered, until its topic changes, its end comes (`lifeMs` after the look-up began)
 * or the feed is lost; while the feed does not listen nothing is remembered. A look-up that began before any of these is
 * answered to those who waited for it and never kept.
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
    // A clock that was put back makes an age below zero: nobody knows how old that is.
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

import { Observable } from 'rxjs';
import { CutOnTheWay, sendWithRetries, TryTimedOut } from './retrying-fetch.ts';
import type { Answer, Fetch, Handler, Outgoing } from './stage.ts';
import type { Timers } from './timers.ts';

const kindOf = (error: unknown): 'timedOut' | 'unreadable' | 'unreachable' => {
  if (error instanceof TryTimedOut) return 'timedOut';
  return error instanceof CutOnTheWay ? 'unreadable' : 'unreachable';
};

/**
 * Sends the request. The time limit of a write starts here, after the hold stage. Unsubscribing cancels the fetch, its
 * retries and its timers.
 */
export const transport =
  (parts: {
    readonly fetch: Fetch;
    readonly timers: Timers;
    readonly random: () => number;
  }): Handler<Outgoing, Answer> =>
  (outgoing) =>
    new Observable((subscriber) => {
      const abort = new AbortController();
      const finish = (answer: Answer) => {
        subscriber.next(answer);
        subscriber.complete();
      };
      const { limit, tries } = outgoing.budget;
      // Only a request without retries gets an overall time limit, because a request with retries has a limit per attempt.
      if (tries === 1)
        subscriber.add(
          parts.timers.after(limit, () => {
            finish({ kind: 'silent', failure: { kind: 'timedOut' } });
          }),
        );
      sendWithRetries(parts, outgoing, abort.signal).then(finish, (error: unknown) => {
        finish({ kind: 'silent', failure: { kind: kindOf(error) } });
      });
      return () => {
        abort.abort();
      };
    });

import { concatMap, endWith, map, of, switchMap, take, type Observable } from 'rxjs';
import type { HoldRequest } from '#core/gating/hold-request.use-case.ts';
import type { Pass } from '#core/gating/pass.ts';
import { settleAnswer } from '#core/gating/settle-answer.rule.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { Addressed, Final, Outcome, Released, Stage } from './stage.ts';

const empty = (reason: 'sessionOver' | 'stale'): Final => ({
  kind: 'failed',
  failure: { kind: 'empty', reason },
});

/** The only place that waits; what comes back too late for its session is emptied here (gating README "Life of a request"). */
export const holdStage =
  (parts: {
    readonly hold: HoldRequest;
    readonly session: SessionContext;
  }): Stage<Addressed, Final, Released, Outcome> =>
  (next) =>
  (addressed) => {
    const settle = (outcome: Final, pass: Pass): Final => {
      const { kind } = addressed.ticket;
      const settlement = settleAnswer(
        { kind, pass, failed: outcome.kind === 'failed' },
        parts.session.current.context,
      );
      return settlement === 'deliver' ? outcome : empty(settlement);
    };
    const attempt = (mayRepeat: boolean): Observable<Final> =>
      parts.hold.execute(addressed.ticket).pipe(
        endWith(null),
        // The end of the epoch is the next value: it unsubscribes whatever is under way.
        switchMap((release): Observable<Outcome> => {
          if (release === null) return of(empty('sessionOver'));
          if (release.kind === 'failed') return of(release);
          const { pass } = release;
          return next({ ...addressed, pass }).pipe(
            map((outcome) => (outcome.kind === 'again' ? outcome : settle(outcome, pass))),
          );
        }),
        take(1),
        concatMap((outcome) => {
          if (outcome.kind !== 'again') return of(outcome);
          if (mayRepeat) return attempt(false);
          return of<Final>({ kind: 'failed', failure: outcome.failure });
        }),
      );
    return attempt(true);
  };

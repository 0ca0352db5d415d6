import { concatMap, endWith, map, of, switchMap, takeWhile, type Observable } from 'rxjs';
import type { HoldRequest } from '#core/gating/hold-request.use-case.ts';
import type { Pass, Ticket } from '#core/gating/pass.ts';
import { settleAnswer } from '#core/gating/settle-answer.rule.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { Addressed, Final, Outcome, Part, Released, Stage } from './stage.ts';

const empty = (reason: 'sessionOver' | 'stale'): Final => ({
  kind: 'failed',
  failure: { kind: 'empty', reason },
});

/**
 * The only stage that waits. Turns a response that arrives after the end of its session into an empty result (gating
 * README "Life of a request").
 */
export const holdStage =
  (parts: {
    readonly hold: HoldRequest;
    readonly session: SessionContext;
  }): Stage<Addressed, Final | Part, Released, Outcome> =>
  (next) =>
  (addressed) => {
    const endOf = ({ epoch, kind }: Ticket) =>
      kind === 'stream' && epoch === parts.session.current.context.epoch ? 'stale' : 'sessionOver';
    const settle = (outcome: Final | Part, pass: Pass): Final | Part => {
      const { kind } = addressed.ticket;
      const settlement = settleAnswer(
        { kind, pass, failed: outcome.kind === 'failed' },
        parts.session.current.context,
      );
      return settlement === 'deliver' ? outcome : empty(settlement);
    };
    const attempt = (mayRepeat: boolean): Observable<Final | Part> =>
      parts.hold.execute(addressed.ticket).pipe(
        endWith(null),
        // The released observable completes when the epoch ends or, for a stream, when the group version changes. The
        // appended null then cancels the pending request.
        switchMap((release): Observable<Outcome> => {
          if (release === null) return of(empty(endOf(addressed.ticket)));
          if (release.kind === 'failed') return of(release);
          const { pass } = release;
          return next({ ...addressed, pass }).pipe(
            map((outcome) => (outcome.kind === 'again' ? outcome : settle(outcome, pass))),
          );
        }),
        takeWhile((outcome) => outcome.kind === 'part', true),
        concatMap((outcome) => {
          if (outcome.kind !== 'again') return of(outcome);
          if (mayRepeat) return attempt(false);
          return of<Final>({ kind: 'failed', failure: outcome.failure });
        }),
      );
    return attempt(true);
  };

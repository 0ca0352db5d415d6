import { map } from 'rxjs';
import type { RequestContext } from '#core/session/request-context.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import type { Pass } from '#core/gating/pass.ts';
import { HEADERS } from '../wire/headers.ts';
import { readFailure } from './read-failure.ts';
import type { Answer, Outcome, Outgoing, Stage } from './stage.ts';

type Received = Extract<Answer, { kind: 'answer' }>;

const ofThisSession = (pass: Pass, context: RequestContext): boolean =>
  pass.bearer !== null && pass.epoch === context.epoch && pass.generation === context.generation;

const unauthorised = (answer: Received, { pass }: Outgoing, session: SessionContext): Outcome => {
  const failure = readFailure(answer);
  const ended = answer.header(HEADERS.invalidSession) !== null;
  const impersonationOver = answer.header(HEADERS.invalidImpersonation) !== null;
  if (ended || impersonationOver) {
    // A late response to a request of an older session or token family must not end the current session (I22).
    const ours = ofThisSession(pass, session.current.context);
    if (ours)
      session.apply({ kind: 'signedOut', reason: ended ? 'expired' : 'impersonationExpired' });
    if (pass.bearer !== null && !ours) return { kind: 'failed', failure };
    return {
      kind: 'failed',
      failure: { kind: ended ? 'sessionEnded' : 'impersonationEnded' },
    };
  }
  const challenge = answer.header('www-authenticate') ?? '';
  if (pass.bearer !== null && /^Bearer\b.*\berror="invalid_token"/i.test(challenge))
    return { kind: 'again', why: 'invalidToken', failure };
  return { kind: 'failed', failure };
};

/**
 * Converts response status and headers into a failure kind, and tells the session context when the session has ended
 * (gating README "What the failure stage makes of an answer").
 */
export const failureStage =
  (parts: { readonly session: SessionContext }): Stage<Outgoing, Outcome, Outgoing, Answer> =>
  (next) =>
  (outgoing) =>
    next(outgoing).pipe(
      map((answer): Outcome => {
        if (answer.kind === 'part') return answer;
        if (answer.kind === 'silent') return { kind: 'failed', failure: answer.failure };
        const { status } = answer;
        if (status >= 200 && status < 300) return { kind: 'done', body: answer.body };
        if (outgoing.target !== 'api') return { kind: 'failed', failure: readFailure(answer) };
        if (status === 401) return unauthorised(answer, outgoing, parts.session);
        const failure = readFailure(answer);
        if (status === 403 && answer.header(HEADERS.xsrfRefused) !== null)
          return { kind: 'again', why: 'xsrf', failure };
        return { kind: 'failed', failure };
      }),
    );

import type { FastifyError, FastifyInstance } from 'fastify';
import type { Log } from './log.ts';
import type { Unfit } from '#core/backend/refusal.ts';
import { sendProblem } from './problem-answer.ts';
import { answer, refusalAnswer, type RefusalAnswer } from './refusal-answer.rule.ts';

const FAULT = answer(500, 'Something went wrong on our side. Please try again.');

const WORDS: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  413: 'The request is too large.',
  414: 'The address is too long.',
  415: 'Only application/json is accepted.',
};

/** Something the back end says about itself when it has too much to do, e.g. a full queue in front of the database. */
export interface Overload {
  readonly retryAfterSeconds: number;
  /** Why it may write nothing now; absent: it has too much to do. */
  readonly unfit?: Unfit;
}

/** Which thrown things mean "too busy" and not "broken"; the composition knows the adapters that throw them. */
export type IsOverload = (error: unknown) => Overload | null;

/** Anything can be thrown, so the code is asked for with care. */
const isFastifys = ({ code }: Partial<FastifyError>): boolean => code?.startsWith('FST_') ?? false;

const answerFor = (error: FastifyError, isOverload: IsOverload): RefusalAnswer => {
  const overload = isOverload(error);
  if (overload !== null) return refusalAnswer({ kind: 'busy', ...overload });
  const status = error.statusCode ?? 500;
  // Only what the HTTP layer itself found wrong with the request is told; everything else is our fault and stays in the log.
  const text = isFastifys(error) ? WORDS[status] : undefined;
  return text === undefined ? FAULT : answer(status, text);
};

/** The last word about anything thrown: logged in full, answered in one generic sentence. */
export const installErrorHandler = (
  app: FastifyInstance,
  log: Log,
  isOverload: IsOverload,
): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = answerFor(error, isOverload);
    if (answer.status >= 500) {
      log.error('request failed', {
        requestId: request.id,
        route: request.routeOptions.url ?? null,
        problem: error.stack ?? String(error),
      });
    }
    return sendProblem(request, reply, answer);
  });
};

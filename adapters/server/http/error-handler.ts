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

/** An overload of the back end, for example a full queue for database connections. */
export interface Overload {
  readonly retryAfterSeconds: number;
  /** Why the server may not write now. Absent if the server is only too busy. */
  readonly unfit?: Unfit;
}

/**
 * Returns the overload that caused the error, or null for any other error. The composition provides this function, because
 * only the composition knows which adapters throw such errors.
 */
export type IsOverload = (error: unknown) => Overload | null;

/** Returns true for an error of Fastify itself. Any value can be thrown, so `code` may be missing. */
const isFastifys = ({ code }: Partial<FastifyError>): boolean => code?.startsWith('FST_') ?? false;

const answerFor = (error: FastifyError, isOverload: IsOverload): RefusalAnswer => {
  const overload = isOverload(error);
  if (overload !== null) return refusalAnswer({ kind: 'busy', ...overload });
  const status = error.statusCode ?? 500;
  // Clients see the reason only for faults in their request that the HTTP layer found. All other errors are only logged.
  const text = isFastifys(error) ? WORDS[status] : undefined;
  return text === undefined ? FAULT : answer(status, text);
};

/** Handles every uncaught error: logs all details and responds with one generic sentence. */
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

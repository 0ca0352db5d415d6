import * as z from 'zod/mini';
import type { Failure } from '#core/kernel/result.ts';
import { HEADERS } from '../wire/headers.ts';
import { problemSchema } from '../wire/problem.ts';
import type { Answer } from './stage.ts';

/** Returns the seconds of a numeric `Retry-After` header, or null for an absent or non-numeric header. */
export const retryAfterSeconds = (header: (name: string) => string | null): number | null => {
  const text = header('retry-after')?.trim() ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
};

/** Converts the status and body of an error response into a failure kind. The failure stage handles the session headers separately. */
export const readFailure = (answer: Extract<Answer, { kind: 'answer' }>): Failure => {
  const { status } = answer;
  const problem = z.safeParse(problemSchema, answer.body);
  const message = problem.success ? problem.data.message : null;
  if (status === 429)
    return {
      kind: 'rateLimited',
      message,
      retryAfterSeconds: retryAfterSeconds((name) => answer.header(name)),
    };
  const requestId = answer.header(HEADERS.requestId);
  if (status >= 500)
    return { kind: 'faulted', status, message, ...(requestId !== null && { requestId }) };
  if (status >= 400)
    return { kind: 'refused', status, message, code: problem.success ? problem.data.code : null };
  return { kind: 'unreadable' };
};

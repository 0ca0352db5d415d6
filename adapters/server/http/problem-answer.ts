import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#adapters/wire/problem.ts';
import type { RefusalAnswer } from './refusal-answer.rule.ts';

/**
 * Sends a refusal: a message for people, a code for programs, and a request id for support. Contains no stack trace, SQL
 * or file path (SECURITY.md §2.17).
 */
export const sendProblem = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: RefusalAnswer,
): FastifyReply => {
  const body: Problem & Pick<RefusalAnswer, 'ready'> = {
    message: answer.message,
    code: answer.code,
    requestId: request.id,
    ...(answer.ready === false && { ready: false }),
  };
  return reply
    .status(answer.status)
    .headers(answer.headers)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(body));
};

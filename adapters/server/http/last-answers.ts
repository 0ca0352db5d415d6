import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';
import { sendProblem } from './problem-answer.ts';
import { refusalAnswer } from './refusal-answer.rule.ts';

/** `Retry-After` in seconds, after which another server, or this server after its restart, can respond. */
const AGAIN_SECONDS = 2;

/**
 * During a shutdown, marks the last response of each connection. A request that cannot be answered on time is refused with
 * a Problem (SECURITY.md §2.19).
 */
export const installLastAnswers = (app: FastifyInstance, connections: Connections): void => {
  app.addHook('onRequest', (request, reply, done) => {
    connections.refuseBy(reply.raw, () => {
      void sendProblem(
        request,
        reply,
        refusalAnswer({ kind: 'busy', retryAfterSeconds: AGAIN_SECONDS }),
      );
    });
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!connections.leaving) {
      done(null, payload);
      return;
    }
    // A response that is already being sent must not be refused.
    connections.refuseBy(reply.raw, () => undefined);
    connections
      .isLast(request.raw.socket, reply.raw)
      .then((last) => {
        if (last) reply.header('connection', 'close');
        done(null, payload);
      })
      .catch(done);
  });
};

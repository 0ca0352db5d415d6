import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';
import { sendProblem } from './problem-answer.ts';
import { refusalAnswer } from './refusal-answer.rule.ts';

/** Seconds after which another server, or this one started anew, can be asked. */
const AGAIN_SECONDS = 2;

/** While the process is about to stop, the last answer of each connection says so, and what cannot be answered in time is refused by the Problem of the contract (SECURITY.md §2.19). */
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
    // An answer that is on its way is not refused as well.
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

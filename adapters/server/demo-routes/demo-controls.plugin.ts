import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { DemoClock } from '../clock/server-clock.ts';
import { decodeBody } from '../http/decode-request.ts';
import { sendProblem } from '../http/problem-answer.ts';
import { refusalAnswer } from '../http/refusal-answer.rule.ts';
import type { DemoGuard } from './guard-demo.ts';

/** The demo clock and the reset function. */
export interface DemoControls {
  readonly clock: DemoClock;
  /** Rewrites the demo data and ends every session. */
  reset(): Promise<void>;
}

const LONGEST_STEP = 400 * 24 * 3600000;

const clockBody = z.strictObject({
  advanceMs: z.int().check(z.minimum(0), z.maximum(LONGEST_STEP)),
});

/**
 * Serves `POST /demo/clock` and `POST /demo/reset`. They change the time and the stored data, but bypass no security check
 * (SECURITY.md §5).
 */
export const serveDemoControls = (
  app: FastifyInstance,
  controls: DemoControls,
  guard: DemoGuard,
): void => {
  const common = {
    method: 'POST',
    config: { policy: { kind: 'demo' } },
    onRequest: guard,
  } as const;
  app.route({
    ...common,
    url: '/demo/clock',
    handler: async (request, reply) => {
      const body = decodeBody(clockBody, request.body);
      if (!body.ok) {
        return sendProblem(request, reply, refusalAnswer({ kind: 'invalid', message: body.error }));
      }
      const { advanceMs } = body.value as z.output<typeof clockBody>;
      controls.clock.advance(advanceMs);
      return reply.send({ now: new Date(controls.clock.now()).toISOString() });
    },
  });
  app.route({
    ...common,
    url: '/demo/reset',
    handler: async (request, reply) => {
      const body = decodeBody(null, request.body);
      if (!body.ok) {
        return sendProblem(request, reply, refusalAnswer({ kind: 'invalid', message: body.error }));
      }
      controls.clock.restore();
      await controls.reset();
      return reply.send({});
    },
  });
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { answerProof, DOCTOR_PATH, PROOF_HEADER, type Seen } from '../doctor/proof.ts';
import { plainAddress } from '../http/client-address.ts';
import type { HttpOptions } from '../http/http-options.ts';
import { sendProblem } from '../http/problem-answer.ts';
import { NOT_FOUND } from '../http/refusal-answer.rule.ts';

export interface DoctorParts {
  /** Key derived from the keys of this deployment. */
  readonly key: Buffer;
  /** Identifies the source code from which the program was built; null if it was not built. */
  readonly build: string | null;
  /** Number of the schema migration that this program requires. */
  readonly schema: number;
}

const headerOf = (request: FastifyRequest, name: string): string | null => {
  const value = request.headers[name];
  return value === undefined ? null : String(value).slice(0, 500);
};

/**
 * Tells the doctor through which proxy and from which address its request arrived, and at which program. A caller without
 * the deployment's keys gets a 404 (SECURITY.md §2.16).
 */
export const serveDoctor = (
  app: FastifyInstance,
  { proxies, variant }: HttpOptions,
  { build, key, schema }: DoctorParts,
): void => {
  const seenOf = (request: FastifyRequest): Seen => {
    const peer = plainAddress(request.socket.remoteAddress ?? '');
    return {
      version: APP_VERSION,
      build,
      schema,
      variant,
      peer,
      trusted: proxies(peer),
      address: request.edge.address,
      forwardedFor: headerOf(request, 'x-forwarded-for'),
      forwardedProto: headerOf(request, 'x-forwarded-proto'),
    };
  };
  app.route({
    method: 'GET',
    url: DOCTOR_PATH,
    exposeHeadRoute: false,
    config: { policy: { kind: 'document' } },
    handler: async (request, reply) => {
      const answer = answerProof(key, request.headers[PROOF_HEADER], Date.now(), seenOf(request));
      if (answer === null) return sendProblem(request, reply, NOT_FOUND);
      return reply
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(JSON.stringify(answer));
    },
  });
};

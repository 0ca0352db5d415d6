import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Calls `hear` once per response, when the response is complete or the client has disconnected. Unlike Fastify's own hook,
 * also calls `hear` when a client disconnects from a stream.
 */
export const onceAnswered = (
  app: FastifyInstance,
  hear: (request: FastifyRequest, reply: FastifyReply) => void,
): void => {
  const heard = new WeakSet<FastifyRequest>();
  const hearOnce = (request: FastifyRequest, reply: FastifyReply): void => {
    if (heard.has(request)) return;
    heard.add(request);
    hear(request, reply);
  };
  app.addHook('onResponse', (request, reply, done) => {
    hearOnce(request, reply);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (payload instanceof Readable)
      reply.raw.once('close', () => {
        hearOnce(request, reply);
      });
    done(null, payload);
  });
};

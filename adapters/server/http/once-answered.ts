import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Hears of every answer once, when it is out: whoever takes a long one may leave before its end, which is no response to the framework. */
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

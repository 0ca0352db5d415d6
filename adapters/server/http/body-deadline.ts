import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route receives a document. Slow connections get more time. */
    takesDocument?: true;
  }
}

/** Time limits for a request to arrive completely, in milliseconds. The listener's own limit is above both. */
export const ARRIVAL = { ordinary: 30000, document: 120000 } as const;

/** Destroys connections whose request does not arrive in time, so that no client holds one open with a slow body. */
export const installBodyDeadline = (
  app: FastifyInstance,
  limits: Readonly<Record<keyof typeof ARRIVAL, number>> = ARRIVAL,
): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    // Without either header there is no body to wait for (RFC 9112 §6.3).
    const bringsBody =
      headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (bringsBody && !raw.complete) {
      const limit =
        request.routeOptions.config.takesDocument === true ? limits.document : limits.ordinary;
      const timer = setTimeout(() => {
        if (!raw.complete) raw.destroy();
      }, limit);
      raw.once('close', () => clearTimeout(timer));
      raw.once('end', () => clearTimeout(timer));
    }
    done();
  });
};

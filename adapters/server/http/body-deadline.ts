import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the route receives a document, which gives slow connections more time. */
    takesDocument?: true;
  }
}

/** Time limits for receiving a complete request, in milliseconds. The listener's own limit must be higher than both limits. */
export const ARRIVAL = { ordinary: 30000, document: 120000 } as const;

/** Destroys a connection whose request does not arrive on time, so that no client holds a connection open with a slow body. */
export const installBodyDeadline = (
  app: FastifyInstance,
  limits: Readonly<Record<keyof typeof ARRIVAL, number>> = ARRIVAL,
): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw, headers } = request;
    // A request without these two headers has no body (RFC 9112 §6.3).
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

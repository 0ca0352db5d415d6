import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { Log } from '../http/log.ts';
import { baseHeaders } from '../http/security-headers.ts';

/** Creates a separate server that serves only `/metrics`, on a port to which no load balancer routes users (SECURITY.md §2.22). */
export const createMetricsServer = (
  registry: Registry,
  refresh: () => Promise<void>,
  log: Log,
): Server => {
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(baseHeaders(false))) response.setHeader(name, value);
    const isAsked = request.url?.split('?', 1)[0] === '/metrics';
    if (!isAsked || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(isAsked ? 405 : 404).end();
      return;
    }
    refresh()
      .then(() => registry.metrics())
      .then(
        (text) => {
          response.writeHead(200, {
            'content-type': registry.contentType,
            'cache-control': 'no-store',
          });
          response.end(request.method === 'HEAD' ? undefined : text);
        },
        (error: unknown) => {
          log.error('figures could not be told', { problem: String(error) });
          response.writeHead(500).end();
        },
      );
  });
  server.requestTimeout = 10000;
  server.headersTimeout = 10000;
  return server;
};

import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createEncrypted } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface ForwardingProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** Opens a proxy that forwards every request to a local port. `forwarded` selects how the proxy treats `X-Forwarded-For`. */
export const openForwardingProxy = async (
  target: number,
  {
    certificate,
    forwarded = 'appended',
    headers = {},
  }: {
    /** The proxy's certificate; absent for plain HTTP. */
    readonly certificate?: { readonly cert: string; readonly key: string };
    readonly forwarded?: 'appended' | 'passed on' | 'set' | 'dropped';
    readonly headers?: Readonly<Record<string, string>>;
  } = {},
): Promise<ForwardingProxy> => {
  const forwardedFor = (given: string | undefined, peer: string): string | undefined => {
    if (forwarded === 'dropped') return undefined;
    if (forwarded === 'passed on') return given ?? peer;
    return given === undefined || forwarded === 'set' ? peer : `${given}, ${peer}`;
  };
  const handle = (asked: IncomingMessage, reply: ServerResponse): void => {
    const { 'x-forwarded-for': given, ...others } = asked.headers;
    const hops = forwardedFor(given?.toString(), asked.socket.remoteAddress ?? '');
    const out = request(
      {
        host: '127.0.0.1',
        port: target,
        path: asked.url,
        method: asked.method,
        headers: { ...others, ...headers, ...(hops !== undefined && { 'x-forwarded-for': hops }) },
        agent: false,
      },
      (answer) => {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
      },
    );
    out.on('error', () => reply.writeHead(502).end());
    asked.pipe(out);
  };
  const server =
    certificate === undefined ? createServer(handle) : createEncrypted(certificate, handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
};

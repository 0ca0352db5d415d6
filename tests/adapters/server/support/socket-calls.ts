import { request, type Agent, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Listener } from '#composition/server/open-listener.ts';

/** Status and headers of a response received over a socket. */
export interface Said {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Starts a listener on a free port and returns the port. */
export const listenSomewhere = async ({ app }: Listener): Promise<number> => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
};

/**
 * Sends GET requests with a bearer token over the connections of an HTTP agent. The agent controls the number and lifetime
 * of the connections.
 */
export class SocketCalls {
  readonly #port: number;
  readonly #agent: Agent;

  constructor(port: number, agent: Agent) {
    this.#port = port;
    this.#agent = agent;
  }

  #options(path: string, token: string | null) {
    const headers = { authorization: `Bearer ${String(token)}` };
    return { agent: this.#agent, port: this.#port, host: '127.0.0.1', path, headers };
  }

  /** Sends a GET request. Resolves when the response is complete; rejects if the connection breaks. */
  get(path: string, token: string | null): Promise<Said> {
    return new Promise((resolve, reject) => {
      request(this.#options(path, token), (answer) => {
        const { statusCode = 0, headers } = answer;
        answer.resume().on('end', () => {
          resolve({ status: statusCode, headers });
        });
      })
        .on('error', reject)
        .end();
    });
  }

  /** Sends a request that the test will abort. */
  leave(path: string, token: string | null): ClientRequest {
    return request(this.#options(path, token))
      .on('error', () => undefined)
      .end();
  }
}

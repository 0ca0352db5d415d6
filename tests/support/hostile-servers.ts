import {
  createServer as createHttp,
  type RequestListener,
  type Server as HttpServer,
} from 'node:http';
import { createServer as createHttps } from 'node:https';
import { createServer as createPlain, type AddressInfo, type Server, type Socket } from 'node:net';

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
};

/** A set of test servers that are started one by one and stopped together. */
export class HostileServers {
  readonly #running: { readonly server: Server; readonly sockets: Set<Socket> }[] = [];

  /** Starts an HTTP server that responds with the test's listener. */
  http(answer: RequestListener): Promise<string> {
    return this.#start(createHttp(answer), 'http', '127.0.0.1');
  }

  /** Starts an HTTPS server at `localhost` with the given certificate. */
  https(
    identity: { readonly cert: string; readonly key: string | Buffer },
    answer: RequestListener,
  ): Promise<string> {
    return this.#start(createHttps(identity, answer), 'https', 'localhost');
  }

  /** Starts a TCP server whose sockets are handled by `speak`. */
  tcp(speak: (socket: Socket) => void): Promise<string> {
    return this.#start(createPlain(speak), 'http', '127.0.0.1');
  }

  async close(): Promise<void> {
    for (const { server, sockets } of this.#running.splice(0)) {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  async #start(server: Server | HttpServer, scheme: string, host: string): Promise<string> {
    const sockets = new Set<Socket>();
    server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      // A client that hangs up ends only its own connection, not the server.
      socket.on('error', () => socket.destroy());
    });
    this.#running.push({ server, sockets });
    return `${scheme}://${host}:${String(await listening(server))}`;
  }
}

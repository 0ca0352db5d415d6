import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refused.ts';

interface Port {
  readonly port: number;
  /** The setting that defines the port, if that is not PORT. */
  readonly setting?: 'METRICS_PORT';
}

/** Returns the metrics port with the name of its setting. */
export const metricsAddress = (port: number): Port => ({ port, setting: 'METRICS_PORT' });

const WORDS: Readonly<Record<string, (host: string, at: Port) => string>> = {
  EADDRINUSE: (host, { port, setting }) =>
    `Port ${String(port)} on ${host} is already in use. Stop the program that uses it, or set ${setting ?? 'PORT'} to another number${setting === undefined ? ' (this server needs PORT and the three ports after it)' : ''}.`,
  EACCES: (host, { port, setting = 'PORT' }) =>
    `Port ${String(port)} on ${host} can't be used by this user. Set ${setting} to a number above 1023.`,
  EADDRNOTAVAIL: (host) =>
    `HOST ${host} is not an address of this machine. Set HOST to one that is.`,
  ENOTFOUND: (host) => `HOST ${host} is unknown. Set HOST to an address of this machine.`,
};

const orExplained = async (
  listen: () => Promise<unknown>,
  host: string,
  at: Port,
): Promise<void> => {
  try {
    await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const explain = WORDS[code];
    throw explain === undefined ? error : new Refused([explain(host, at)]);
  }
};

/** Starts a Fastify server, or throws a refusal that names the port and says what to do. */
export const listenAt = (app: FastifyInstance, host: string, address: Port): Promise<void> =>
  orExplained(() => app.listen({ host, port: address.port }), host, address);

/** Starts a plain HTTP server, or throws a refusal that names the port and says what to do. */
export const listenPlainly = (server: Server, host: string, address: Port): Promise<void> =>
  orExplained(() => once(server.listen(address.port, host), 'listening'), host, address);

/** Binds the port briefly, so that an occupied port is reported before any data is touched. */
export const tryAddress = async (host: string, address: Port): Promise<void> => {
  const server = createServer();
  try {
    await listenPlainly(server, host, address);
  } finally {
    server.close();
  }
};

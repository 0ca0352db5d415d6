import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refused.ts';

/** Where something listens. */
interface Port {
  readonly port: number;
}

const WORDS: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${String(port)} on ${host} is already in use. Stop the program that uses it, or set PORT to another number (this server needs PORT and the three ports after it).`,
  EACCES: (host, port) =>
    `Port ${String(port)} on ${host} may not be used by this user. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine. Set HOST to one that is.`,
  ENOTFOUND: (host) => `HOST ${host} is unknown. Set HOST to an address of this machine.`,
};

const orExplained = async (
  listen: () => Promise<unknown>,
  host: string,
  { port }: Port,
): Promise<void> => {
  try {
    await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const words = WORDS[code];
    throw words === undefined ? error : new Refused([words(host, port)]);
  }
};

/** Listens, or refuses with which port and what to do. */
export const listenAt = (app: FastifyInstance, host: string, address: Port): Promise<void> =>
  orExplained(() => app.listen({ host, port: address.port }), host, address);

/** The same for a server that is no part of the API: the demo's identity providers. */
export const listenPlainly = (server: Server, host: string, address: Port): Promise<void> =>
  orExplained(() => once(server.listen(address.port, host), 'listening'), host, address);

/** Asks for an address and lets go of it, so that an occupied port is told before any data is touched. */
export const tryAddress = async (host: string, address: Port): Promise<void> => {
  const server = createServer();
  try {
    await listenPlainly(server, host, address);
  } finally {
    server.close();
  }
};

import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as endOfThisTurn, setTimeout as delay } from 'node:timers/promises';

/** Time limits of a shutdown, in milliseconds. */
const STOPPING = {
  /** Time for requests that are still running when the listeners close. */
  patience: 8000,
  /** How long an idle connection stays open, because the client may already have sent another request. */
  linger: 300,
  /** Time for sending refusals to unfinished requests. */
  farewell: 400,
  look: 20,
} as const;

/** Maximum number of event-loop turns to wait for new connections before the listeners close. */
const MOST_TURNS = 1000;

interface Line {
  /** Responses on this connection that are not complete yet. */
  readonly asked: Set<ServerResponse>;
  /** Bytes read when the last response was complete. A higher current count means that another request is arriving. */
  read: number;
  /** Time at which the connection became idle, in milliseconds of the monotonic clock. */
  since: number;
  /** True if the client has ever pipelined, which means sending a request before the previous response was complete. */
  asksAhead: boolean;
  readonly refuse: RefuseUnread;
}

/** Refuses a connection whose request has not arrived completely. */
type RefuseUnread = (socket: Socket) => void;

/**
 * Resolves when all data that has arrived is read. Waits for two event-loop turns, because the current turn may already
 * have read its data.
 */
const readAll = async (): Promise<void> => {
  await endOfThisTurn();
  await endOfThisTurn();
};

const isIdle = (socket: Socket, line: Line): boolean =>
  line.asked.size === 0 && socket.bytesRead === line.read;

/** Tracks the open connections of all listeners, so that a shutdown loses no request (SECURITY.md §2.19). */
export class Connections {
  readonly #servers = new Set<Server>();
  readonly #lines = new Map<Socket, Line>();
  readonly #refusals = new WeakMap<ServerResponse, () => void>();
  #came = 0;
  #leaving = false;
  #refusing = false;

  /** True if the process is shutting down. */
  get leaving(): boolean {
    return this.#leaving;
  }

  /**
   * Tracks the connections of a listener. `refuse` is set for a Fastify listener. Without `refuse`, this class closes the
   * connections and cuts unfinished requests.
   */
  watch(server: Server, refuse?: RefuseUnread): void {
    this.#servers.add(server);
    server.on('connection', (socket: Socket) => {
      this.#came += 1;
      this.#lines.set(socket, {
        asked: new Set(),
        read: 0,
        since: performance.now(),
        asksAhead: false,
        refuse: refuse ?? (() => socket.destroy()),
      });
      socket.once('close', () => this.#lines.delete(socket));
    });
    server.prependListener('request', ({ socket }, response) => {
      const line = this.#lines.get(socket);
      if (line === undefined) return;
      line.asksAhead ||= line.asked.size > 0;
      line.asked.add(response);
      if (this.#leaving && refuse === undefined) response.shouldKeepAlive = false;
      response.once('close', () => {
        line.asked.delete(response);
        line.read = socket.bytesRead;
        line.since = performance.now();
      });
    });
  }

  /** Sets the function that refuses the request of `response` if the response does not start on time. */
  refuseBy(response: ServerResponse, refuse: () => void): void {
    this.#refusals.set(response, refuse);
  }

  /** Starts the shutdown: from now on, each connection closes after its response. */
  leave(): void {
    this.#leaving = true;
  }

  /** Returns true if this response is the last response of its connection. First reads the requests that have already arrived. */
  async isLast(socket: Socket, response: ServerResponse): Promise<boolean> {
    if (!this.#leaving) return false;
    await readAll();
    const line = this.#lines.get(socket);
    // A client that pipelines may have sent more requests before this response.
    if (line?.asksAhead === true && line.asked.size <= 1 && !this.#refusing)
      await delay(STOPPING.linger);
    const asked = [...(line?.asked ?? [])];
    // Other responses may follow this one, unless the server is refusing all requests.
    return asked.length <= 1 || (this.#refusing && asked.at(-1) === response);
  }

  /** Closes the listeners after accepting all pending connections, which the operating system delivers one per event-loop turn. */
  async stopAccepting(): Promise<void> {
    let quiet = 0;
    for (let turns = 0; quiet < 2 && turns < MOST_TURNS; turns += 1) {
      const before = this.#came;
      await readAll();
      quiet = this.#came === before ? quiet + 1 : 0;
    }
    // The `close` method of an HTTP server would cut connections with unread requests.
    for (const server of this.#servers) NetServer.prototype.close.call(server);
  }

  /** Waits for running requests and then refuses the remaining requests. Returns false if any request was refused or cut. */
  async end({
    patience,
    linger,
    farewell,
    look,
  }: Record<keyof typeof STOPPING, number> = STOPPING): Promise<boolean> {
    const from = performance.now();
    const gone = async (until: number): Promise<boolean> => {
      while (this.#lines.size > 0 && performance.now() < until) {
        this.#dismissIdle(from, linger);
        await delay(look);
      }
      return this.#lines.size === 0;
    };
    if (await gone(from + patience)) return true;
    this.#refuseRest();
    await gone(performance.now() + farewell);
    for (const socket of this.#lines.keys()) socket.destroy();
    return false;
  }

  #dismissIdle(from: number, linger: number): void {
    const now = performance.now();
    for (const [socket, line] of this.#lines)
      if (isIdle(socket, line) && now - Math.max(from, line.since) >= linger) socket.destroySoon();
  }

  #refuseRest(): void {
    this.#refusing = true;
    for (const [socket, { asked, refuse }] of this.#lines) {
      if (asked.size === 0) refuse(socket);
      for (const response of asked) {
        const no = this.#refusals.get(response);
        if (no === undefined || response.headersSent) socket.destroy();
        else no();
      }
    }
  }
}

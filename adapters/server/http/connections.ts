import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as endOfThisTurn, setTimeout as delay } from 'node:timers/promises';

/** Timing of a stop, in milliseconds. */
const STOPPING = {
  /** Limit for requests that are still running when the listeners close. */
  patience: 8000,
  /** How long an idle connection stays open, because a request may still be on its way. */
  linger: 300,
  /** Limit for sending refusals to requests that were not answered in time. */
  farewell: 400,
  look: 20,
} as const;

/** Turns of the event loop with new connections, after which the listeners close anyway. */
const MOST_TURNS = 1000;

/** The state of an open connection. */
interface Line {
  /** Requests on this connection without a complete response. */
  readonly asked: Set<ServerResponse>;
  /** Bytes read when the last response was complete. If more have arrived, another request is arriving. */
  read: number;
  /** Time since when the connection has been idle, in milliseconds of the process. */
  since: number;
  /** True if the client has ever sent a request before the previous response was complete. */
  asksAhead: boolean;
  readonly refuse: RefuseUnread;
}

/** Refuses a connection whose request has not arrived completely. */
type RefuseUnread = (socket: Socket) => void;

/**
 * Resolves when all data that has arrived is read. That is at the end of the next turn of the event loop, because this
 * turn may have finished reading already.
 */
const readAll = async (): Promise<void> => {
  await endOfThisTurn();
  await endOfThisTurn();
};

const isIdle = (socket: Socket, line: Line): boolean =>
  line.asked.size === 0 && socket.bytesRead === line.read;

/** The open connections of all listeners of a process, so that a stop loses no request that was sent (SECURITY.md §2.19). */
export class Connections {
  readonly #servers = new Set<Server>();
  readonly #lines = new Map<Socket, Line>();
  readonly #refusals = new WeakMap<ServerResponse, () => void>();
  #came = 0;
  #leaving = false;
  #refusing = false;

  /** True if the process is about to stop. */
  get leaving(): boolean {
    return this.#leaving;
  }

  /**
   * Adds a listener. Without `refuse` it is not a Fastify listener: this class then closes its connections itself, and
   * requests that are not answered in time are cut.
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

  /** Sets how a request is refused if its response does not start in time. */
  refuseBy(response: ServerResponse, refuse: () => void): void {
    this.#refusals.set(response, refuse);
  }

  /** From now on responses end their connections, so that none stays open for later requests. */
  leave(): void {
    this.#leaving = true;
  }

  /** Returns true if this response is the last one of its connection. Requests that were sent after it are read first. */
  async isLast(socket: Socket, response: ServerResponse): Promise<boolean> {
    if (!this.#leaving) return false;
    await readAll();
    const line = this.#lines.get(socket);
    // A client that pipelines may have more requests on their way. All other clients wait for this response.
    if (line?.asksAhead === true && line.asked.size <= 1 && !this.#refusing)
      await delay(STOPPING.linger);
    const asked = [...(line?.asked ?? [])];
    // More responses may follow a queued one, until the server refuses all requests.
    return asked.length <= 1 || (this.#refusing && asked.at(-1) === response);
  }

  /** Closes the listeners when all pending connections are accepted. The system delivers them one per turn of the event loop. */
  async stopAccepting(): Promise<void> {
    let quiet = 0;
    for (let turns = 0; quiet < 2 && turns < MOST_TURNS; turns += 1) {
      const before = this.#came;
      await readAll();
      quiet = this.#came === before ? quiet + 1 : 0;
    }
    // Node's own close of an HTTP server would cut connections whose next request it has not read yet.
    for (const server of this.#servers) NetServer.prototype.close.call(server);
  }

  /** Lets running requests finish, then refuses the rest. Returns false if any request was refused or cut. */
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

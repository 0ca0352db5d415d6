import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate as endOfThisTurn, setTimeout as delay } from 'node:timers/promises';

/** How a stop goes on, in milliseconds. */
const STOPPING = {
  /** For requests that are under way when the listeners close. */
  patience: 8000,
  /** A connection on which nobody says anything is kept so long: what was sent may still be on its way. */
  linger: 300,
  /** For the refusals of those who were not answered in time. */
  farewell: 400,
  look: 20,
} as const;

/** Turns of the event loop in which somebody new came, before the listeners close all the same. */
const MOST_TURNS = 1000;

/** What is known of an open connection. */
interface Line {
  /** What has been asked over it and is not answered yet. */
  readonly asked: Set<ServerResponse>;
  /** Bytes that had come when the last answer was out; if there are more, somebody is asking. */
  read: number;
  /** Since when nobody asks, in milliseconds of the process. */
  since: number;
  /** Whether somebody ever asked over it without waiting for the answer before. */
  asksAhead: boolean;
  readonly refuse: RefuseUnread;
}

/** Says no to a connection whose request has not come as a whole. */
type RefuseUnread = (socket: Socket) => void;

/** Settles once everything was read that had come: at the end of the next turn of the event loop, as this one may have read already. */
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

  /** Whether the process is about to stop. */
  get leaving(): boolean {
    return this.#leaving;
  }

  /** Takes a listener in. One without `refuse` is no Fastify listener: its last answers are told apart here, and what is not answered in time is cut. */
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

  /** How a request is refused if its answer does not begin in time. */
  refuseBy(response: ServerResponse, refuse: () => void): void {
    this.#refusals.set(response, refuse);
  }

  /** From now on answers end their connections, so that nobody keeps one for later. */
  leave(): void {
    this.#leaving = true;
  }

  /** Whether the answer that is about to leave is the last one of its connection; what was sent behind it, is read first. */
  async isLast(socket: Socket, response: ServerResponse): Promise<boolean> {
    if (!this.#leaving) return false;
    await readAll();
    const line = this.#lines.get(socket);
    // Who asks ahead may have sent more that is still on its way; all others wait for this answer.
    if (line?.asksAhead === true && line.asked.size <= 1 && !this.#refusing)
      await delay(STOPPING.linger);
    const asked = [...(line?.asked ?? [])];
    // Behind an answer that waits for its turn more may come, until nothing is taken any more.
    return asked.length <= 1 || (this.#refusing && asked.at(-1) === response);
  }

  /** Closes the listeners once everybody who waits at one has been let in: the system hands them over one a turn. */
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

  /** Lets what is under way end, then refuses the rest; false when anything had to be refused or cut. */
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

import type { PortalServer } from './server.ts';

interface Outcome {
  readonly outcome: string;
  readonly alarmNum: number | null;
}

/** An alarm receiver with its own key that submits signals through the API. */
export class E2eReceiver {
  readonly #server: PortalServer;
  readonly #key: string;
  #counter = Date.now() * 1000;

  constructor(server: PortalServer, key: string) {
    this.#server = server;
    this.#key = key;
  }

  async #send(entry: object): Promise<Outcome> {
    this.#counter += 1;
    const answer = await fetch(`${this.#server.dealer}/api/signals/batch`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.#key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ entries: [{ counter: String(this.#counter), ...entry }] }),
    });
    const { outcomes } = (await answer.json()) as { outcomes?: readonly Outcome[] };
    const [outcome] = outcomes ?? [];
    if (outcome?.outcome !== 'kept') throw new Error(`not kept: ${JSON.stringify(outcome)}`);
    return outcome;
  }

  /** Sends a Contact ID signal for area 1. `text` is the event code and the zone, such as `1131 002`. */
  signal(xmit: string, text: string): Promise<Outcome> {
    const [event = '', num = ''] = text.split(' ');
    return this.#send({ kind: 'signal', xmit, format: 'CID', text: `${event} 01 ${num}` });
  }

  act(alarmNum: number, action: string, rest: object = {}): Promise<Outcome> {
    return this.#send({
      kind: 'action',
      alarm: { num: alarmNum },
      action,
      operator: 'KM',
      ...rest,
    });
  }
}

/**
 * The receiver of each server, cached because a reset of the demo data neither removes a receiver nor restarts a
 * receiver's signal counter.
 */
const ADDED = new WeakMap<PortalServer, Promise<E2eReceiver>>();

const add = async (server: PortalServer): Promise<E2eReceiver> =>
  new E2eReceiver(server, await server.addReceiver(`Tests ${Date.now()}`));

/**
 * Returns the server's receiver, and adds one on the first call. Adding a receiver restarts the server, so call this
 * before anyone signs in.
 */
export const receiverOf = (server: PortalServer): Promise<E2eReceiver> => {
  const known = ADDED.get(server) ?? add(server);
  ADDED.set(server, known);
  return known;
};

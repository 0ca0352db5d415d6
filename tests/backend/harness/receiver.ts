import { randomUUID } from 'node:crypto';
import type { ReceiverCaller } from '#core/backend/caller.ts';
import type { ActionEntry, BatchEntry, SignalEntry } from '#core/backend/signals/batch-entry.ts';
import type { Receiver } from '#core/backend/caller.ts';
import type { TestWorld } from './test-world.ts';

type ReceivingWorld = Pick<TestWorld, 'backend' | 'clock' | 'database'>;

/** A signal receiver that sends the signals of a test. */
export class TestReceiver {
  readonly #world: ReceivingWorld;
  readonly receiver: Receiver;
  #counter = 0;

  constructor(world: ReceivingWorld, receiver: Receiver) {
    this.#world = world;
    this.receiver = receiver;
  }

  #next(): string {
    this.#counter += 1;
    return String(this.#counter);
  }

  /** Builds a Contact ID signal from the short notation of domain guide 8: `1131 z2`, `3401 u3`. The default area is 1. */
  signal(xmit: string, text: string, rest: Partial<SignalEntry> = {}): SignalEntry {
    const [, event = '', num = '0'] = /^(\d{4})(?: [zu](\d+))?$/.exec(text) ?? [];
    return {
      kind: 'signal',
      counter: this.#next(),
      xmit,
      receivedAt: null,
      panelAt: null,
      line: '1',
      format: 'CID',
      text: `${event} 01 ${num.padStart(3, '0')}`,
      ...rest,
    };
  }

  action(num: number, action: ActionEntry['action'], rest: Partial<ActionEntry> = {}): ActionEntry {
    return {
      kind: 'action',
      counter: this.#next(),
      alarm: { num },
      at: null,
      action,
      operator: 'JD',
      contact: null,
      comment: null,
      disposition: null,
      avs: null,
      holdUntil: null,
      newPriority: null,
      ...rest,
    };
  }

  get caller(): ReceiverCaller {
    return {
      requestId: randomUUID(),
      address: '192.0.2.9',
      variant: 'dealer',
      browserId: '',
      userAgent: null,
      deviceSecret: null,
      receiver: this.receiver,
    };
  }

  async send(...entries: readonly BatchEntry[]) {
    const reply = await this.#world.backend.signals.receiveBatch(this.caller, { entries });
    if (!reply.ok) throw new Error(reply.error.kind);
    return reply.value.outcomes;
  }
}

/** Adds a receiver to a test world. */
export const addReceiver = async (world: ReceivingWorld, name = 'R1'): Promise<TestReceiver> => {
  const receiver = { id: randomUUID(), name };
  await world.database.unitOfWork.run((tx) =>
    tx.receivers.add(receiver, `hash of ${name}`, world.clock.now()),
  );
  return new TestReceiver(world, receiver);
};

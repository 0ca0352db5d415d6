import type { Backend } from '#core/backend/backend.ts';
import type { BackendPorts } from '#core/backend/backend-ports.ts';
import type { BatchEntry, EntryOutcome } from '#core/backend/signals/batch-entry.ts';
import type { Receiver } from '#core/backend/caller.ts';
import { demoId } from '../demo-id.ts';
import type { DemoRandom } from '../demo-random.ts';

/** The receiver of the demo data, which has no key, because only this program uses the receiver. */
export const RECEIVER: Receiver = { id: demoId(990001), name: 'Demo receiver' };

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids'>;

/** Submits simulated events through the same use case as any receiver. */
export class DemoReceiver {
  readonly #ports: Ports;
  readonly #receive: Backend['signals']['receiveBatch'];
  readonly #random: DemoRandom;
  #counter = 0;
  #known = false;

  constructor(ports: Ports, receive: Backend['signals']['receiveBatch'], random: DemoRandom) {
    this.#ports = ports;
    this.#receive = receive;
    this.#random = random;
  }

  /** Returns a counter value that never repeats, even after a restart or on another server. */
  count(): string {
    const time = this.#ports.clock.now() * 1000 + this.#random.int(0, 999);
    this.#counter = Math.max(this.#counter + 1, time);
    return String(this.#counter);
  }

  /** Submits one batch and returns the outcome of each entry. */
  async send(entries: readonly BatchEntry[]): Promise<readonly EntryOutcome[]> {
    if (entries.length === 0) return [];
    await this.#introduce();
    const reply = await this.#receive(
      {
        requestId: this.#ports.ids.next(),
        address: 'demo world',
        variant: 'dealer',
        browserId: '',
        userAgent: null,
        deviceSecret: null,
        receiver: RECEIVER,
      },
      { entries },
    );
    return reply.ok ? reply.value.outcomes : [];
  }

  async #introduce(): Promise<void> {
    if (this.#known) return;
    const { unitOfWork, clock } = this.#ports;
    await unitOfWork.run((tx) => tx.receivers.add(RECEIVER, null, clock.now()));
    this.#known = true;
  }
}

import type { Backend } from '#core/backend/backend.ts';
import type { BackendPorts } from '#core/backend/backend-ports.ts';
import type {
  AnsweringEntry,
  MessageEntryOutcome,
} from '#core/backend/answering-messages/message-entry.ts';
import type { Receiver } from '#core/backend/caller.ts';
import { DEMO_CALLS } from '../answering-calls.ts';
import { demoId } from '../demo-id.ts';
import type { DemoRandom } from '../demo-random.ts';
import { MINUTE, SECOND } from '../demo-time.ts';
import type { DemoWorld } from '../demo-world.ts';

/** The system of the answering service in the demo data. Its receiver has no key, because only this program uses the receiver. */
export const AGENTS: Receiver = { id: demoId(990002), name: 'Demo agents' };
/** Group of the dealer whose calls the agents answer (domain guide 9.3). */
const GROUP = 4490;
/** `GAP`: time between two calls. `FIRST`: time to the first call. */
const GAP = { shortest: 3 * MINUTE, longest: 8 * MINUTE } as const;
const FIRST = { shortest: 40 * SECOND, longest: 90 * SECOND } as const;
/** Delivery attempts. `after` is the time since an agent took the message. */
const TRIES = [
  { after: MINUTE, channel: 'sms', person: 'Sam Ortiz', result: 'No answer' },
  { after: 2 * MINUTE, channel: 'call', person: 'Sam Ortiz', result: 'Delivered' },
] as const;

interface Parts extends Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids'> {
  readonly backend: Pick<Backend, 'answeringMessages'>;
  readonly random: DemoRandom;
  readonly world: Pick<DemoWorld, 'sites'>;
}

/** A delivery attempt that is still due. */
interface Pending {
  readonly at: number;
  readonly entry: AnsweringEntry;
}

/**
 * Simulates the agents of an answering service while a user watches. Takes calls at random times and submits messages and
 * delivery attempts through the use case of real answering systems.
 */
export class DemoAgents {
  readonly #parts: Parts;
  readonly #sites: DemoWorld['sites'];
  #seen = 0;
  #nextAt = 0;
  #counter = 0;
  #known = false;
  #pending: readonly Pending[] = [];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#sites = parts.world.sites.filter(({ siteGroupNum }) => siteGroupNum === GROUP);
  }

  /** Submits the calls and delivery attempts that are due, and returns the outcomes. */
  async step(): Promise<readonly MessageEntryOutcome[]> {
    const now = this.#parts.clock.now();
    // Starts over if the simulation has just started, or if a reset of the demo data set the clock back.
    if (this.#nextAt === 0 || now < this.#seen) {
      this.#pending = [];
      this.#nextAt = now + this.#parts.random.int(FIRST.shortest, FIRST.longest);
    }
    this.#seen = now;
    const due = this.#pending.filter(({ at }) => at <= now);
    this.#pending = this.#pending.filter(({ at }) => at > now);
    const entries = due.map(({ entry }) => entry);
    if (now >= this.#nextAt) {
      this.#nextAt = now + this.#parts.random.int(GAP.shortest, GAP.longest);
      entries.push(this.#call(now));
    }
    return entries.length === 0 ? [] : this.#send(entries);
  }

  /** Returns a counter value that never repeats, even after a restart or on another server. */
  #count(now: number): string {
    this.#counter = Math.max(this.#counter + 1, now * 1000 + this.#parts.random.int(0, 999));
    return String(this.#counter);
  }

  #call(now: number): AnsweringEntry {
    const { random } = this.#parts;
    const { caller, category, phone, priority, site: place, text } = random.pick(DEMO_CALLS);
    const site = place === null || this.#sites.length === 0 ? null : random.pick(this.#sites);
    const counter = this.#count(now);
    this.#pending = [
      ...this.#pending,
      ...TRIES.map(({ after, ...attempt }) => ({
        at: now + after,
        entry: {
          kind: 'try' as const,
          counter: this.#count(now),
          message: { counter },
          at: null,
          ...attempt,
        },
      })),
    ];
    return {
      kind: 'message',
      counter,
      siteGroupNum: GROUP,
      receivedAt: null,
      takenBy: random.pick(['TV', 'MK', 'JO']),
      category,
      priority,
      text,
      callerName: caller ?? site?.name.slice(0, 50) ?? 'Unknown caller',
      callback: phone ?? site?.phone ?? null,
      xmit: site?.devices[0]?.xmit ?? null,
      state: 'New',
      heldUntil: null,
      recordingUrl: null,
    };
  }

  async #send(entries: readonly AnsweringEntry[]): Promise<readonly MessageEntryOutcome[]> {
    const { backend, clock, ids, unitOfWork } = this.#parts;
    if (!this.#known)
      await unitOfWork.run((tx) => tx.receivers.add(AGENTS, null, clock.now(), 'answering'));
    this.#known = true;
    const reply = await backend.answeringMessages.receiveAnsweringMessages(
      {
        requestId: ids.next(),
        address: 'demo world',
        variant: 'dealer',
        browserId: '',
        userAgent: null,
        deviceSecret: null,
        receiver: AGENTS,
      },
      { entries },
    );
    return reply.ok ? reply.value.outcomes : [];
  }
}

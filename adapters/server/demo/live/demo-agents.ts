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

/** The agents' system of the demo world: a principal without a key, because nobody but this program uses it. */
export const AGENTS: Receiver = { id: demoId(990002), name: 'Demo agents' };
/** The dealer whose calls they take (domain guide 9.3). */
const GROUP = 4490;
/** Between two calls, and from the beginning to the first: somebody who looks sees one come. */
const GAP = { shortest: 3 * MINUTE, longest: 8 * MINUTE } as const;
const FIRST = { shortest: 40 * SECOND, longest: 90 * SECOND } as const;
/** From a message to the tries of delivering it. */
const TRIES = [
  { after: MINUTE, channel: 'sms', person: 'Sam Ortiz', result: 'No answer' },
  { after: 2 * MINUTE, channel: 'call', person: 'Sam Ortiz', result: 'Delivered' },
] as const;

interface Parts extends Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids'> {
  readonly backend: Pick<Backend, 'answeringMessages'>;
  readonly random: DemoRandom;
  readonly world: Pick<DemoWorld, 'sites'>;
}

/** A try that is still to be made. */
interface Pending {
  readonly at: number;
  readonly entry: AnsweringEntry;
}

/** Takes calls in the demo world while somebody watches, now and then one, and tries to deliver it: through the same door as every agents' system. */
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

  /** Hands in what is due now, if anything is; answers what became of it. */
  async step(): Promise<readonly MessageEntryOutcome[]> {
    const now = this.#parts.clock.now();
    // It begins, or the clock was put back, and the world with it.
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

  /** Never the same again, also after a restart and beside another server. */
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

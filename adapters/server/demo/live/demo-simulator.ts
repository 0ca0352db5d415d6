import type { Backend } from '#core/backend/backend.ts';
import type { BatchEntry, EntryOutcome } from '#core/backend/signals/batch-entry.ts';
import type { Receiver } from '#core/backend/signals/receiver.repository.port.ts';
import type { BackendPorts } from '#core/backend/backend-ports.ts';
import { demoId } from '../demo-id.ts';
import type { DemoRandom } from '../demo-random.ts';
import { SECOND } from '../demo-time.ts';
import { demoZones } from '../demo-zones.ts';
import type { DemoSite } from '../demo-world.ts';
import { STORIES } from '../stories/stories.ts';
import type { SignalStep, StorySite } from '../stories/story.ts';
import { isPlayable, nextEntry, type Play, signalEntry } from './next-entry.rule.ts';

/** Between two signals of the demo world, milliseconds (domain guide 9.2 "Live generator"). */
const GAP = { shortest: 5 * SECOND, longest: 20 * SECOND } as const;
/** Stories played at a time, each at a site of its own. */
const AT_ONCE = 3;

/** What a quiet system says on most days. */
const ORDINARY: readonly SignalStep[] = [
  { kind: 'signal', code: '3401', area: 1, user: '2' },
  { kind: 'signal', code: '1401', area: 1, user: '2' },
  { kind: 'signal', code: '3441', area: 1, user: '1' },
  { kind: 'signal', code: '1602', area: 0, zone: '000' },
];

/** The receiver of the demo world: a principal without a key, because nobody but this program uses it. */
const RECEIVER: Receiver = { id: demoId(990001), name: 'Demo receiver' };

type Ports = Pick<BackendPorts, 'unitOfWork' | 'clock' | 'ids'>;

const storySites = (site: DemoSite): readonly StorySite[] =>
  site.devices.map((device) => ({
    devNum: device.devNum,
    xmit: device.xmit,
    area: device.areas[0]?.areaNum ?? 1,
    zones: demoZones(site).filter(({ devNum }) => devNum === device.devNum),
  }));

/** Plays what happens in the demo world: one signal or action each 5 to 20 seconds, through the same door as every receiver's. */
export class DemoSimulator {
  readonly #ports: Ports;
  readonly #receive: Backend['receiveBatch'];
  readonly #random: DemoRandom;
  readonly #sites: readonly StorySite[];
  #plays: readonly Play[] = [];
  #nextAt = 0;
  #counter = 0;
  #known = false;

  constructor(parts: {
    readonly ports: Ports;
    readonly receive: Backend['receiveBatch'];
    readonly random: DemoRandom;
    readonly sites: readonly DemoSite[];
  }) {
    this.#ports = parts.ports;
    this.#receive = parts.receive;
    this.#random = parts.random;
    this.#sites = parts.sites
      .filter(({ monitoring }) => monitoring === 'monitored')
      .flatMap(storySites);
  }

  /** Says what is due now, if anything is; answers what became of it. */
  async step(): Promise<readonly EntryOutcome[]> {
    const now = this.#ports.clock.now();
    if (now < this.#nextAt || this.#sites.length === 0) return [];
    this.#nextAt = now + this.#random.int(GAP.shortest, GAP.longest);
    if (this.#plays.length < AT_ONCE) this.#begin();
    const chosen = this.#plays.length > 0 && this.#random.chance(0.7);
    return chosen ? this.#play(this.#random.pick(this.#plays), now) : this.#ordinary();
  }

  #begin(): void {
    const site = this.#random.pick(this.#sites);
    const steps = this.#random.pick(STORIES).play(site);
    const isBusy = this.#plays.some(({ xmit }) => xmit === site.xmit);
    if (steps === null || isBusy || !isPlayable(steps)) return;
    this.#plays = [...this.#plays, { xmit: site.xmit, steps, at: 0, alarmNum: null }];
  }

  async #play(play: Play, now: number): Promise<readonly EntryOutcome[]> {
    const next = nextEntry(play, this.#count(), now);
    const others = this.#plays.filter((one) => one !== play);
    if (next === null) {
      this.#plays = others;
      return [];
    }
    const outcomes = await this.#send(next.entry);
    const alarmNum = play.alarmNum ?? outcomes[0]?.alarmNum ?? null;
    this.#plays = [...others, { ...next.play, alarmNum }];
    return outcomes;
  }

  #ordinary(): Promise<readonly EntryOutcome[]> {
    const { xmit } = this.#random.pick(this.#sites);
    return this.#send(signalEntry(this.#count(), xmit, this.#random.pick(ORDINARY)));
  }

  /** Never the same again, also after a restart and beside another server. */
  #count(): string {
    this.#counter += 1;
    return String(
      this.#ports.clock.now() * 1000 + this.#random.int(0, 99) * 10 + (this.#counter % 10),
    );
  }

  async #send(entry: BatchEntry): Promise<readonly EntryOutcome[]> {
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
      { entries: [entry] },
    );
    return reply.ok ? reply.value.outcomes : [];
  }

  async #introduce(): Promise<void> {
    if (this.#known) return;
    const { unitOfWork, clock } = this.#ports;
    await unitOfWork.run((tx) => tx.receivers.add(RECEIVER, 'no key', clock.now()));
    this.#known = true;
  }
}

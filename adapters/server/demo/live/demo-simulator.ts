import type { EntryOutcome } from '#core/backend/signals/batch-entry.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import type { DemoRandom } from '../demo-random.ts';
import { MINUTE, SECOND } from '../demo-time.ts';
import type { SignalStep } from '../scenarios/scenario.ts';
import type { DemoReceiver } from './demo-receiver.ts';
import type { DemoTechnician } from './demo-technician.ts';
import { foundScenario } from './found-scenario.ts';
import type { LeftAlarm } from './left-alarms.ts';
import { actionEntry, entryOf } from './action-entry.rule.ts';
import { liveRows, LONGEST_WAIT, type LiveRow, type LiveSite } from './live-rows.rule.ts';
import type { LiveWorld } from './live-world.ts';
import { dueRows, type Play } from './play.ts';
import type { ScenarioDeck, DrawnScenario } from './scenario-deck.ts';

/** Milliseconds between two ordinary signals (domain guide 9.2 "Live generator"). */
const GAP = { shortest: 5 * SECOND, longest: 20 * SECOND } as const;
/** Number of scenarios that run in parallel, each at its own sites. */
const AT_ONCE = 3;
/** Milliseconds between two checks for alarms that the monitoring center detected by itself. */
const LOOK = MINUTE;

/** Ordinary signals, sent between scenarios. */
const ORDINARY: readonly SignalStep[] = [
  { kind: 'signal', code: '3401', area: 1, user: '2' },
  { kind: 'signal', code: '1401', area: 1, user: '2' },
  { kind: 'signal', code: '3441', area: 1, user: '1' },
  { kind: 'signal', code: '1602', area: 0, zone: '000' },
];

/** The components that the simulator controls. */
interface Players {
  readonly receiver: Pick<DemoReceiver, 'send' | 'count'>;
  readonly technician: Pick<DemoTechnician, 'place' | 'extend' | 'takeOff'>;
  readonly deck: ScenarioDeck;
  /** Returns the open alarms that the simulation caused. */
  readonly leftAlarms: () => Promise<readonly LeftAlarm[]>;
}

/** Simulates live events: scenarios with their own short pauses, and one ordinary signal every 5 to 20 seconds in between. */
export class DemoSimulator {
  readonly #clock: Clock;
  readonly #random: DemoRandom;
  readonly #world: Pick<LiveWorld, 'all' | 'calm'>;
  readonly #players: Players;
  #plays: readonly Play[] = [];
  #seen = 0;
  #nextAt = 0;
  #lookAt = 0;
  #cleared = false;

  constructor(parts: {
    readonly clock: Clock;
    readonly random: DemoRandom;
    readonly world: Pick<LiveWorld, 'all' | 'calm'>;
    readonly players: Players;
  }) {
    this.#clock = parts.clock;
    this.#random = parts.random;
    this.#world = parts.world;
    this.#players = parts.players;
  }

  /** The names of the scenarios that are running now. */
  get playing(): readonly string[] {
    return this.#plays.map(({ name }) => name);
  }

  /** Submits the events that are due and returns their outcomes. */
  async step(): Promise<readonly EntryOutcome[]> {
    const now = this.#clock.now();
    // Drops the running scenarios if a reset of the demo data set the clock back.
    if (now < this.#seen) this.#forget(now);
    this.#seen = now;
    if (!this.#cleared) await this.#clearLeft(now);
    const given = await this.#goOn(now);
    if (given.length > 0) this.#nextAt = now + this.#random.int(GAP.shortest, GAP.longest);
    if (now < this.#nextAt || this.#world.calm.length === 0) return given;
    this.#nextAt = now + this.#random.int(GAP.shortest, GAP.longest);
    await this.#noticeFound(now);
    const begun = this.#plays.length < AT_ONCE && this.#begin(now);
    return begun ? this.#goOn(now) : this.#ordinary(now);
  }

  #forget(now: number): void {
    this.#plays = [];
    this.#nextAt = now;
    this.#lookAt = now;
    this.#cleared = false;
  }

  /** Clears alarms that an earlier run or a failed scenario left open. */
  async #clearLeft(now: number): Promise<void> {
    const left = await this.#players.leftAlarms();
    const played = new Set(this.#plays.map(({ alarmNum }) => alarmNum));
    const { receiver } = this.#players;
    const clear = {
      action: 'Full clear',
      text: 'Left open by the demo world',
      disposition: 'Undetermined',
    } as const;
    const own = left.filter(({ num, openedBy }) => openedBy === 'receiver' && !played.has(num));
    await receiver.send(own.map(({ num }) => actionEntry(receiver.count(), num, clear, now)));
    this.#cleared = true;
  }

  #isFree({ siteNum }: LiveSite): boolean {
    return !this.#plays.some(({ sites }) => sites.some((site) => site.siteNum === siteNum));
  }

  #begin(now: number): boolean {
    const scenario = this.#players.deck.next((site) => this.#isFree(site));
    if (scenario === null) return false;
    this.#play(scenario, now, null);
    return true;
  }

  #play({ name, steps, longest }: DrawnScenario, now: number, alarmNum: number | null): void {
    const sites = [...new Map(steps.map(({ site }) => [site.xmit, site])).values()];
    const rows = liveRows(steps, now, longest);
    this.#plays = [...this.#plays, { name, sites, rows, alarmNum, test: null }];
  }

  /**
   * Continues an alarm that the monitoring center detected by itself: an operator handles the alarm, and then the silent
   * panel or the late user sends a signal.
   */
  async #noticeFound(now: number): Promise<void> {
    if (now < this.#lookAt) return;
    this.#lookAt = now + LOOK;
    for (const left of await this.#players.leftAlarms()) {
      const site = this.#world.all.find(
        ({ siteNum, devNum }) => siteNum === left.siteNum && devNum === left.devNum,
      );
      const found = site === undefined ? null : foundScenario(left, site);
      if (site === undefined || found === null || this.playing.includes(found.name)) continue;
      const steps = found.steps.map((step) => ({ ...step, site }));
      this.#play({ name: found.name, steps, longest: LONGEST_WAIT }, now, left.num);
      return;
    }
  }

  async #goOn(now: number): Promise<readonly EntryOutcome[]> {
    const outcomes: EntryOutcome[] = [];
    for (let play of this.#plays) {
      if (dueRows(play, now).length === 0) continue;
      // Drops a failed scenario and clears its alarm.
      this.#plays = this.#plays.filter((one) => one !== play);
      this.#cleared = false;
      for (let due = dueRows(play, now); due.length > 0; due = dueRows(play, now)) {
        const done = await this.#say(play, due);
        outcomes.push(...done.outcomes);
        play = { ...play, ...done.play, rows: play.rows.slice(due.length) };
      }
      if (play.rows.length > 0) this.#plays = [...this.#plays, play];
      this.#cleared = true;
    }
    return outcomes;
  }

  async #say(
    play: Play,
    due: readonly LiveRow[],
  ): Promise<{ readonly outcomes: readonly EntryOutcome[]; readonly play?: Partial<Play> }> {
    const [first] = due;
    if (first?.step.kind === 'test') return { outcomes: [], play: await this.#test(play, first) };
    const { receiver } = this.#players;
    const entries = due.flatMap((row) => entryOf(receiver.count(), row, play.alarmNum) ?? []);
    const outcomes = await receiver.send(entries);
    const opened = outcomes.find(({ alarmNum }) => alarmNum !== null);
    return { outcomes, play: { alarmNum: play.alarmNum ?? opened?.alarmNum ?? null } };
  }

  async #test({ test }: Play, { site, step }: LiveRow): Promise<Partial<Play>> {
    const { technician } = this.#players;
    if (step.kind !== 'test') return {};
    if (step.action === 'placed') return { test: await technician.place(site, step) };
    if (test === null) return {};
    if (step.action === 'extended') return { test: await technician.extend(test, step.minutes) };
    await technician.takeOff(test);
    return { test: null };
  }

  #ordinary(now: number): Promise<readonly EntryOutcome[]> {
    const { receiver } = this.#players;
    const row = { site: this.#random.pick(this.#world.calm), step: this.#random.pick(ORDINARY) };
    const entry = entryOf(receiver.count(), { ...row, saidAt: now }, null);
    return receiver.send(entry === null ? [] : [entry]);
  }
}

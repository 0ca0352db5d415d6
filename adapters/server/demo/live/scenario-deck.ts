import type { DemoRandom } from '../demo-random.ts';
import { SECOND } from '../demo-time.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { storm, STORM } from '../scenarios/storm.ts';
import type { Scenario, TestStep } from '../scenarios/scenario.ts';
import { FORGOTTEN_TEST } from '../scenarios/test-scenarios.ts';
import { SILENT_PANEL } from '../scenarios/trouble-scenarios.ts';
import { LONGEST_WAIT, type LiveSite, type PlayedStep } from './live-rows.rule.ts';

/** A story with the sites it happens at. */
export interface DrawnScenario {
  readonly name: string;
  readonly steps: readonly PlayedStep[];
  /** Its longest wait, milliseconds. */
  readonly longest: number;
}

/** Power comes back to one site after the other. */
const STORM_WAIT = 20 * SECOND;

/** Sites tried for a story before the next one has its turn. */
const TRIES = 60;

const STORM_NAME = 'Storm';

/** All that is told by the deck: a silent panel is silent by itself, and played when the centre notices. */
const ROUND: readonly (Scenario | typeof STORM_NAME)[] = [
  ...SCENARIOS.filter((scenario) => scenario !== SILENT_PANEL),
  STORM_NAME,
];

const shuffled = <T>(random: DemoRandom, list: readonly T[]): readonly T[] => {
  const left = [...list];
  return list.flatMap(() => left.splice(random.int(0, left.length - 1), 1));
};

/** Which story is told next and where: each once a round, in an order of chance; one that fits no site is left out. */
export class ScenarioDeck {
  readonly #random: DemoRandom;
  readonly #sites: readonly LiveSite[];
  readonly #forgotten: LiveSite | null;
  readonly #canTest: (site: LiveSite, step: TestStep) => boolean;
  #left: readonly (Scenario | typeof STORM_NAME)[] = [];

  constructor(parts: {
    readonly random: DemoRandom;
    readonly sites: readonly LiveSite[];
    /** Where a test is forgotten; only one of the world is. */
    readonly forgotten: LiveSite | null;
    readonly canTest: (site: LiveSite, step: TestStep) => boolean;
  }) {
    this.#random = parts.random;
    this.#sites = parts.sites;
    this.#forgotten = parts.forgotten;
    this.#canTest = parts.canTest;
  }

  /** Null where the story whose turn it is has no place among the free sites. */
  next(isFree: (site: LiveSite) => boolean): DrawnScenario | null {
    if (this.#left.length === 0) this.#left = shuffled(this.#random, ROUND);
    const [scenario, ...rest] = this.#left;
    this.#left = rest;
    const free = this.#sites.filter(isFree);
    if (scenario === undefined || free.length === 0) return null;
    if (scenario === STORM_NAME) return this.#storm(free);
    if (scenario === FORGOTTEN_TEST)
      return this.#forgotten === null ? null : this.#play(scenario, [this.#forgotten]);
    return this.#play(scenario, shuffled(this.#random, free).slice(0, TRIES));
  }

  #play(scenario: Scenario, sites: readonly LiveSite[]): DrawnScenario | null {
    for (const site of sites) {
      const steps = scenario.play(site) ?? [];
      const fits = steps.every(({ step }) => step.kind !== 'test' || this.#canTest(site, step));
      if (steps.length > 0 && fits)
        return {
          name: scenario.name,
          steps: steps.map((step) => ({ ...step, site })),
          longest: LONGEST_WAIT,
        };
    }
    return null;
  }

  #storm(free: readonly LiveSite[]): DrawnScenario {
    const sites = shuffled(this.#random, free).slice(0, STORM.sites);
    // Of fewer sites some have power again as well, and some do not.
    const lists = shuffled(this.#random, storm(this.#random));
    const steps = sites.flatMap((site, index) =>
      (lists[index] ?? []).map((step) => ({ ...step, site })),
    );
    return {
      name: STORM_NAME,
      steps: steps.toSorted((a, b) => a.afterMs - b.afterMs),
      longest: STORM_WAIT,
    };
  }
}

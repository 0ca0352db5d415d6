import type { DemoRandom } from '../demo-random.ts';
import { SECOND } from '../demo-time.ts';
import { SCENARIOS } from '../scenarios/scenarios.ts';
import { storm, STORM } from '../scenarios/storm.ts';
import type { Scenario, TestStep } from '../scenarios/scenario.ts';
import { FORGOTTEN_TEST } from '../scenarios/test-scenarios.ts';
import { SILENT_PANEL } from '../scenarios/trouble-scenarios.ts';
import { LONGEST_WAIT, type LiveSite, type PlayedStep } from './live-rows.rule.ts';

/** A scenario and the sites chosen for it. */
export interface DrawnScenario {
  readonly name: string;
  readonly steps: readonly PlayedStep[];
  /** Longest wait between two steps, in milliseconds. */
  readonly longest: number;
}

/** Longest wait in a storm, in milliseconds. */
const STORM_WAIT = 20 * SECOND;

/** Number of sites tried for a scenario before the scenario is skipped. */
const TRIES = 60;

const STORM_NAME = 'Storm';

/** All scenarios of one round. Excludes the silent panel, which runs only when the server detects a missed test. */
const ROUND: readonly (Scenario | typeof STORM_NAME)[] = [
  ...SCENARIOS.filter((scenario) => scenario !== SILENT_PANEL),
  STORM_NAME,
];

const shuffled = <T>(random: DemoRandom, list: readonly T[]): readonly T[] => {
  const left = [...list];
  return list.flatMap(() => left.splice(random.int(0, left.length - 1), 1));
};

/**
 * Chooses the next scenario and its sites. Each scenario runs once per round, in random order. A scenario without a
 * fitting site is skipped.
 */
export class ScenarioDeck {
  readonly #random: DemoRandom;
  readonly #sites: readonly LiveSite[];
  readonly #forgotten: LiveSite | null;
  readonly #canTest: (site: LiveSite, step: TestStep) => boolean;
  #left: readonly (Scenario | typeof STORM_NAME)[] = [];

  constructor(parts: {
    readonly random: DemoRandom;
    readonly sites: readonly LiveSite[];
    /** The only device on which a scenario may leave a test running. */
    readonly forgotten: LiveSite | null;
    readonly canTest: (site: LiveSite, step: TestStep) => boolean;
  }) {
    this.#random = parts.random;
    this.#sites = parts.sites;
    this.#forgotten = parts.forgotten;
    this.#canTest = parts.canTest;
  }

  /** Returns the next scenario with its sites, or null if no free site fits the scenario. */
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
    // The lists are shuffled, so that even with few sites some sites regain power and others do not.
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

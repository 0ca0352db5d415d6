import type { BackendPorts } from '#core/backend/backend-ports.ts';
import {
  createRepeatedWork,
  type RepeatedWork,
} from '#adapters/server/background/repeated-work.ts';
import type { DemoInput } from '#adapters/server/demo/demo-database.ts';
import { demoRandom } from '#adapters/server/demo/demo-random.ts';
import { DEMO_SEED, generateDemoWorld } from '#adapters/server/demo/generate-demo-world.ts';
import { keepDemoWait } from '#adapters/server/demo/keep-demo-wait.ts';
import { DemoAgents } from '#adapters/server/demo/live/demo-agents.ts';
import { openSimulator, type SimulatedBackend } from '#adapters/server/demo/live/open-simulator.ts';
import { resetDemoWorld } from '#adapters/server/demo/reset-demo-world.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import type { DemoSize } from '#adapters/server/demo/site-volumes.ts';
import type { Log } from '#adapters/server/http/log.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';

/** The ports of the server that the demo data needs. */
export type DemoHost = Pick<
  BackendPorts,
  'clock' | 'hasher' | 'publicUrls' | 'providerName' | 'secrets' | 'vault'
>;

/**
 * Milliseconds between two checks of the locked demo person's waiting time. More frequent checks are not needed, because
 * the limit grants an attempt only every three minutes.
 */
const LOOK_MS = 15000;

/** Milliseconds between two checks for due simulated events. */
const PLAY_MS = 1000;

/** Hashes each secret of the demo data once per server, even if the data is restored repeatedly. */
const hashOnce = ({ hasher }: DemoHost): DemoInput['hashSecret'] => {
  const hashes = new Map<string, Promise<string>>();
  const hash = async (secret: string): Promise<string> => {
    const made = await hasher.hash(secret);
    if (made !== 'busy') return made;
    throw new Error('The server is busy; try again in a moment.');
  };
  return (secret) => {
    const made = hashes.get(secret) ?? hash(secret);
    hashes.set(secret, made);
    // A failed hash computation is removed, so that the next call tries again.
    made.catch(() => hashes.delete(secret));
    return made;
  };
};

/** The demo data of one server, written at startup and restored on request. */
export class DemoWorldReset {
  readonly #database: Database;
  readonly #host: DemoHost;
  readonly #input: () => DemoInput;

  constructor(database: Database, host: DemoHost, size: DemoSize) {
    this.#database = database;
    this.#host = host;
    const hashSecret = hashOnce(host);
    this.#input = () => ({
      now: host.clock.now(),
      consumerUrl: host.publicUrls.consumer,
      dealerUrl: host.publicUrls.dealer,
      providerName: host.providerName,
      vault: host.vault,
      size,
      hashSecret,
    });
  }

  /** Fills an empty database with demo data; any other database stays unchanged (SECURITY.md §5). */
  async ensure(): Promise<void> {
    const outcome = await seedDemoWorld(this.#database, this.#input());
    if (outcome === 'seeded') await keepDemoWait(this.#database, this.#host, 'begin');
  }

  /** Restores the demo data. Throws if the database never contained demo data. */
  async restore(): Promise<void> {
    const outcome = await resetDemoWorld(this.#database, this.#input());
    if (outcome === 'notDemo') throw new Error('This database does not hold the demo world.');
    await keepDemoWait(this.#database, this.#host, 'restore');
  }

  /** Continues the scenarios at the demo sites while someone watches, and simulates calls (DEMO_LIVE). */
  playScenarios(backend: SimulatedBackend, ids: BackendPorts['ids'], log: Log): RepeatedWork {
    const { now, size } = this.#input();
    const { clock } = this.#host;
    const world = generateDemoWorld(now, DEMO_SEED, size);
    const shared = { backend, clock, ids, world };
    // Seeds the random generator with the current time, so that each start plays another scenario.
    const random = demoRandom(now);
    const simulator = openSimulator({ ...shared, database: this.#database, random });
    const { unitOfWork } = this.#database;
    const agents = new DemoAgents({ ...shared, unitOfWork, random: demoRandom(now + 1) });
    return createRepeatedWork(PLAY_MS, async () => {
      try {
        await simulator.step();
        await agents.step();
      } catch (error) {
        log.error('the stories of the demo world could not go on', { problem: String(error) });
      }
    });
  }

  /** Keeps the locked demo person waiting until Support clears the wait. */
  keepWaits(log: Log): RepeatedWork {
    return createRepeatedWork(LOOK_MS, async () => {
      try {
        await keepDemoWait(this.#database, this.#host, 'renew');
      } catch (error) {
        log.error('the wait of the demo world could not be renewed', { problem: String(error) });
      }
    });
  }
}

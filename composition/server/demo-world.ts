import type { BackendPorts } from '#core/backend/backend-ports.ts';
import type { DemoInput } from '#adapters/server/demo/demo-database.ts';
import { resetDemoWorld } from '#adapters/server/demo/reset-demo-world.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import type { DemoSize } from '#adapters/server/demo/site-volumes.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';

/** What the demo world takes from the server it is written by. */
export type DemoHost = Pick<BackendPorts, 'clock' | 'hasher' | 'publicUrls' | 'providerName'>;

/** Every secret of the world is hashed once for a server, however often the world is restored. */
const hashOnce = ({ hasher }: DemoHost): DemoInput['hashSecret'] => {
  const hashes = new Map<string, Promise<string>>();
  const hash = async (secret: string): Promise<string> => {
    const made = await hasher.hash(secret);
    if (made !== 'busy') return made;
    throw new Error('The hasher is busy; try again in a moment.');
  };
  return (secret) => {
    const made = hashes.get(secret) ?? hash(secret);
    hashes.set(secret, made);
    // What failed is tried anew the next time.
    made.catch(() => hashes.delete(secret));
    return made;
  };
};

/** The demo world of one server: written at its start, restored when asked. */
export class DemoWorldReset {
  readonly #database: Database;
  readonly #input: () => DemoInput;

  constructor(database: Database, host: DemoHost, size: DemoSize) {
    this.#database = database;
    const hashSecret = hashOnce(host);
    this.#input = () => ({
      now: host.clock.now(),
      consumerUrl: host.publicUrls.consumer,
      providerName: host.providerName,
      size,
      hashSecret,
    });
  }

  /** Fills an empty database; a used one stays as it is (SECURITY.md §5). */
  async ensure(): Promise<void> {
    await seedDemoWorld(this.#database, this.#input());
  }

  /** Puts the world back; throws for a database that never held it. */
  async restore(): Promise<void> {
    const outcome = await resetDemoWorld(this.#database, this.#input());
    if (outcome === 'notDemo') throw new Error('This database does not hold the demo world.');
  }
}

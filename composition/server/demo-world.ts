import type { BackendPorts } from '#core/backend/backend-ports.ts';
import type { DemoInput } from '#adapters/server/demo/demo-database.ts';
import { resetDemoWorld } from '#adapters/server/demo/reset-demo-world.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';

/** What the demo world takes from the server it is written by. */
export type DemoHost = Pick<BackendPorts, 'clock' | 'hasher' | 'publicUrls' | 'providerName'>;

const inputOf = ({ clock, hasher, publicUrls, providerName }: DemoHost): DemoInput => ({
  now: clock.now(),
  consumerUrl: publicUrls.consumer,
  providerName,
  hashSecret: async (secret) => {
    const hash = await hasher.hash(secret);
    if (hash === 'busy') throw new Error('The hasher is busy; try again in a moment.');
    return hash;
  },
});

/** Fills an empty database with the demo world; a used one stays as it is (security.md §5). */
export const ensureDemoWorld = async (database: Database, host: DemoHost): Promise<void> => {
  await seedDemoWorld(database, inputOf(host));
};

/** Puts the demo world back; throws for a database that never held it. */
export const restoreDemoWorld = async (database: Database, host: DemoHost): Promise<void> => {
  const outcome = await resetDemoWorld(database, inputOf(host));
  if (outcome === 'notDemo') throw new Error('This database does not hold the demo world.');
};

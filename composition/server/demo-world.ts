import type { Clock } from '#core/kernel/clock.port.ts';
import type { SecretHasher } from '#core/backend/secrets.port.ts';
import type { DemoInput } from '#adapters/server/demo/demo-database.ts';
import { resetDemoWorld } from '#adapters/server/demo/reset-demo-world.ts';
import { seedDemoWorld } from '#adapters/server/demo/seed-demo-world.ts';
import type { Database } from '#adapters/server/sql/open-database.ts';

const inputOf = (clock: Clock, hasher: SecretHasher): DemoInput => ({
  now: clock.now(),
  hashSecret: async (secret) => {
    const hash = await hasher.hash(secret);
    if (hash === 'busy') throw new Error('The hasher is busy; try again in a moment.');
    return hash;
  },
});

/** Fills an empty database with the demo world; a used one stays as it is (security.md §5). */
export const ensureDemoWorld = async (
  database: Database,
  clock: Clock,
  hasher: SecretHasher,
): Promise<void> => {
  await seedDemoWorld(database, inputOf(clock, hasher));
};

/** Puts the demo world back; throws for a database that never held it. */
export const restoreDemoWorld = async (
  database: Database,
  clock: Clock,
  hasher: SecretHasher,
): Promise<void> => {
  const outcome = await resetDemoWorld(database, inputOf(clock, hasher));
  if (outcome === 'notDemo') throw new Error('This database does not hold the demo world.');
};

import { randomUUID } from 'node:crypto';
import { createReceivers } from '#core/backend/signals/receivers.use-cases.ts';
import { SystemClock } from '#adapters/server/clock/server-clock.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';
import { readSettings } from '#adapters/server/settings/read-settings.ts';
import { openData } from './open-data.ts';
import { Refused } from './refused.ts';

/** The administration of receivers over the database these settings name, and how to leave it; throws as the start of a server does. */
export const openReceivers = async (environment: Readonly<Record<string, string | undefined>>) => {
  const settings = readSettings(environment);
  if (!settings.ok) throw new Refused(settings.error);
  const { database, keys } = await openData(settings.value, { isBrief: true });
  const receivers = createReceivers({
    unitOfWork: database.unitOfWork,
    clock: new SystemClock(),
    ids: { next: () => randomUUID() },
    secrets: new NodeSecretSource(keys),
  });
  return { receivers, close: () => database.close() };
};

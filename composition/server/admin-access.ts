import path from 'node:path';
import type { Container } from 'inversify';
import { createCommandLine } from '#core/backend/provisioning/command-line.use-cases.ts';
import { createOperatorImports } from '#core/backend/provisioning/operator-imports.use-cases.ts';
import { createReceivers } from '#core/backend/receivers/receivers.use-cases.ts';
import { createRestored } from '#core/backend/restored/restored.use-cases.ts';
import { packBackup } from '#adapters/server/backup/backup-file.ts';
import { markOf } from '#adapters/server/secrets/prove-keys.ts';
import { baseBackup } from '#adapters/server/sql/base-backup.ts';
import { SCHEMA_NUMBER } from '#adapters/server/sql/migrations/migrations.ts';
import type { AdminAccess } from '#adapters/server/admin/admin-command.ts';
import { SERVER } from './tokens.ts';

const backupOf = (container: Container): AdminAccess['backup'] => {
  const { databaseUrl, dataDir } = container.get(SERVER.settings);
  if (databaseUrl !== null) return null;
  const [database, keys] = [container.get(SERVER.database), container.get(SERVER.keys)];
  return (signal) =>
    packBackup(
      {
        madeAt: container.get(SERVER.clock).now(),
        schema: SCHEMA_NUMBER,
        keys: { audit: markOf(keys, 'audit'), passcodes: markOf(keys, 'passcodes') },
      },
      baseBackup(database.kysely, path.join(dataDir, 'db'), signal),
    );
};

/** Returns the objects that administration commands need, from the container of a server or of a command. */
export const adminAccessOf = (container: Container): AdminAccess => ({
  backend: container.get(SERVER.backend),
  receivers: createReceivers(container.get(SERVER.backendPorts)),
  operator: createCommandLine(container.get(SERVER.backendPorts)),
  imports: createOperatorImports(container.get(SERVER.backendPorts)),
  restored: createRestored(container.get(SERVER.backendPorts)),
  backup: backupOf(container),
});

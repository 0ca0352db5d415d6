import { setTimeout as delay } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import { createBackend } from '#core/backend/backend.ts';
import { RandomIds } from '#adapters/server/clock/random-ids.ts';
import { Argon2Hasher } from '#adapters/server/secrets/argon2-hasher.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';
import { SERVER } from './tokens.ts';

/** The use cases, plugged into this server's database, keys, clock and hashing. */
export const backendModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER.backendPorts)
      .toResolvedValue(
        (settings, addresses, database, keys, clock, identityProviders) => ({
          unitOfWork: database.unitOfWork,
          hasher: new Argon2Hasher(),
          secrets: new NodeSecretSource(keys),
          clock,
          ids: new RandomIds(),
          pause: { wait: (milliseconds) => delay(milliseconds) },
          providerName: settings.providerName,
        }),
        [SERVER.settings, SERVER.addresses, SERVER.database, SERVER.keys, SERVER.clock, SERVER.identityProviders],
      )
      .inSingletonScope();
    bind(SERVER.backend).toResolvedValue(createBackend, [SERVER.backendPorts]).inSingletonScope();
  });
          identityProviders,
          captcha: captchaOf(settings, keys),
          publicUrls: { dealer: addresses.dealer.publicUrl, consumer: addresses.consumer.publicUrl },

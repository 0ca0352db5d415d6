import { setTimeout as delay } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import { createBackend } from '#core/backend/backend.ts';
import type { CaptchaVerifier } from '#core/backend/captcha/captcha-verifier.port.ts';
import {
  AltchaCaptcha,
  LOWEST_WORK,
  ORDINARY_WORK,
} from '#adapters/server/captcha/altcha-captcha.ts';
import { RandomIds } from '#adapters/server/clock/server-clock.ts';
import { tableFiles } from '#adapters/server/pdf/table-files.ts';
import { Argon2Hasher } from '#adapters/server/secrets/argon2-hasher.ts';
import { derivedKey } from '#adapters/server/secrets/derived-key.ts';
import type { KeyRings } from '#adapters/server/secrets/key-ring.ts';
import { NodeSecretSource } from '#adapters/server/secrets/node-secret-source.ts';
import type { Settings } from '#adapters/server/settings/read-settings.ts';
import { DemoWorldReset } from './demo-world.ts';
import { SERVER } from './tokens.ts';

/** The built-in captcha; another provider is another adapter of its port, chosen here (SECURITY.md §2.14). */
const captchaOf = (settings: Settings, keys: KeyRings): CaptchaVerifier =>
  new AltchaCaptcha({
    secret: derivedKey(keys.codes, 'captcha').toString('hex'),
    work: settings.mode === 'demo' ? LOWEST_WORK : ORDINARY_WORK,
  });

/** The use cases, plugged into this server's database, keys, clock and hashing. */
export const backendModule = (): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(SERVER.backendPorts)
      .toResolvedValue(
        (settings, addresses, database, keys, clock, identityProviders, documentJudge) => ({
          unitOfWork: database.unitOfWork,
          hasher: new Argon2Hasher(),
          secrets: new NodeSecretSource(keys),
          clock,
          ids: new RandomIds(),
          pause: { wait: (milliseconds) => delay(milliseconds) },
          identityProviders,
          captcha: captchaOf(settings, keys),
          publicUrls: {
            dealer: addresses.dealer.publicUrl,
            consumer: addresses.consumer.publicUrl,
          },
          providerName: settings.providerName,
          providerTimeZone: settings.providerTimeZone,
          documentJudge,
          tableFiles,
        }),
        [
          SERVER.settings,
          SERVER.addresses,
          SERVER.database,
          SERVER.keys,
          SERVER.clock,
          SERVER.identityProviders,
          SERVER.documentJudge,
        ],
      )
      .inSingletonScope();
    // Production has no demo world.
    bind(SERVER.demoWorld)
      .toResolvedValue(
        ({ mode, demoWorld }, database, ports) =>
          mode === 'demo' ? new DemoWorldReset(database, ports, demoWorld) : null,
        [SERVER.settings, SERVER.database, SERVER.backendPorts],
      )
      .inSingletonScope();
    bind(SERVER.backend).toResolvedValue(createBackend, [SERVER.backendPorts]).inSingletonScope();
  });

import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { ok } from '#core/kernel/result.ts';
import { serveDemoMap } from '#adapters/server/demo-routes/demo-map.plugin.ts';
import { serveClassic } from '#adapters/server/demo-routes/classic.plugin.ts';
import { serveDemoControls } from '#adapters/server/demo-routes/demo-controls.plugin.ts';
import { guardDemo } from '#adapters/server/demo-routes/guard-demo.ts';
import { serveDealerPortal } from '#adapters/server/demo-routes/dealer-portal.plugin.ts';
import { serveOutbox } from '#adapters/server/demo-routes/outbox.plugin.ts';
import { callerOf } from '#adapters/server/http/caller-of.ts';
import type { HttpOptions } from '#adapters/server/http/http-options.ts';
import { linkSsoPeople } from './link-sso-people.ts';
import { SERVER } from './tokens.ts';

/** Adds the demo's tools. A production server has neither the routes nor their code (SECURITY.md §5). */
export const serveDemo = (
  app: FastifyInstance,
  container: Container,
  options: HttpOptions,
  forget: () => void,
): void => {
  const clock = container.get(SERVER.demoClock);
  const world = container.get(SERVER.demoWorld);
  if (clock === null || world === null) return;
  const { dealer, consumer } = container.get(SERVER.addresses);
  const backend = container.get(SERVER.backend);
  const guard = guardDemo([dealer.publicUrl, consumer.publicUrl]);
  const reset = async (): Promise<void> => {
    await world.restore();
    await linkSsoPeople(container);
    container.get(SERVER.changes).readAllAnew();
    forget();
  };
  serveOutbox(app, container.get(SERVER.outbox), guard);
  serveDemoControls(app, { clock, reset }, guard);
  const keys = {
    redeem: async (caller: Parameters<typeof backend.classic.redeemClassicKey>[0], key: string) => {
      const visitor = await backend.classic.redeemClassicKey(caller, { key });
      return visitor.ok ? ok({ name: visitor.value.name }) : visitor;
    },
  };
  serveDemoMap(app, guard);
  serveDealerPortal(app, guard);
  serveClassic(app, keys, { guard, callerOf: (request) => callerOf(request, options) });
};

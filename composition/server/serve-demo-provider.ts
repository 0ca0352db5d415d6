import type { Server } from 'node:http';
import type { Container } from 'inversify';
import { createDemoProvider } from '#adapters/server/sso/demo/open-demo-provider.ts';
import { listenPlainly } from './listen-at.ts';
import { SERVER } from './tokens.ts';

/** The demo's identity providers always listen on loopback, regardless of HOST, because they accept anyone who can reach them. */
export const DEMO_PROVIDER_HOST = '127.0.0.1';

/** Opens the demo's identity providers. Returns null if real providers are configured, and always in production. */
export const serveDemoProvider = async (container: Container): Promise<Server | null> => {
  const { demo } = container.get(SERVER.sso);
  if (demo === null) return null;
  const server = createDemoProvider({
    base: demo.base,
    client: demo.client,
    portalName: container.get(SERVER.settings).providerName,
    log: container.get(SERVER.log),
  });
  await listenPlainly(server, DEMO_PROVIDER_HOST, demo);
  return server;
};

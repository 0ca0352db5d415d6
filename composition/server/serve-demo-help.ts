import type { Server } from 'node:http';
import type { Container } from 'inversify';
import { createHelpSite } from '#adapters/server/help/open-help-site.ts';
import { readHelpPages } from '#adapters/server/help/read-help-pages.ts';
import { demoHelpOf } from './help-setup.ts';
import { listenPlainly } from './listen-at.ts';
import { DEMO_PROVIDER_HOST } from './serve-demo-provider.ts';
import { SERVER } from './tokens.ts';

/** Opens the demo's help site from a folder of pages. Returns null if HELP_URL is set, and always in production. */
export const serveDemoHelp = async (
  container: Container,
  folder: string,
): Promise<Server | null> => {
  const settings = container.get(SERVER.settings);
  const demo = demoHelpOf(settings);
  if (demo === null) return null;
  const { dealer, consumer } = container.get(SERVER.addresses);
  const server = createHelpSite({
    base: demo.base,
    portals: [dealer, consumer].map(({ publicUrl }) => new URL(publicUrl).origin),
    providerName: settings.providerName,
    pages: readHelpPages(folder),
  });
  await listenPlainly(server, DEMO_PROVIDER_HOST, demo);
  return server;
};

import type { Page } from '@playwright/test';
import { arrive } from './arrive.ts';
import { BuiltCopy } from './built-copy.ts';
import { freePorts, PortalServer } from './server.ts';
import { test as base } from './test.ts';

/** Chromium's messages about missing files and lost connections while the server is being replaced. */
export const REPLACED =
  /net::ERR_|Failed to load resource|Failed to fetch dynamically imported module|could not be fetched/;

interface Own {
  readonly server: PortalServer;
  /** Stops the server, turns its files into a newer build and restarts the server. The database is kept. */
  deploy(chunk: string): Promise<{ readonly before: string; readonly after: string }>;
}

export const test = base.extend<{ own: Own }>({
  own: async ({}, use) => {
    const build = new BuiltCopy();
    const server = new PortalServer(await freePorts(), {}, build.program);
    await server.start();
    const deploy = async (chunk: string) => {
      await server.kill('SIGTERM');
      const names = build.renew(chunk);
      await server.start();
      return names;
    };
    await use({ server, deploy });
    await server.dispose();
    build.dispose();
  },
});

/** Opens Home as a user and waits until the service worker serves the page. */
export const atHome = async (page: Page, server: PortalServer) => {
  await arrive(page, server, 'dealer.limited', '/home/dashboard');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
};

/** Returns the URLs for which the service worker has a cached response. */
export const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return lists.flat().map((url) => new URL(url).pathname);
  });

/** Returns a list that grows with each URL the page loads from now on. */
export const loadsOf = (page: Page): readonly string[] => {
  const loads: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && loads.push(frame.url()));
  return loads;
};

/** Interval in milliseconds between two version checks of a page. */
export const NEXT_LOOK = 15_000;

import { freePorts, PortalServer } from './server.ts';
import { test as base } from './test.ts';

/** The same as `test` on a server whose time began on Thursday, March 12, 14:08 in New York: hours of a day hang on it. */
export const test = base.extend<object, { server: PortalServer }>({
  server: [
    async ({}, use) => {
      const server = new PortalServer(await freePorts(), { DEMO_NOW: '2026-03-12T18:08:00Z' });
      await server.start();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
});

import { freePorts, PortalServer } from './server.ts';
import { test as base } from './test.ts';

/** Like the base `test`, but the server's clock starts on Thursday, March 12, 14:08 in New York. */
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

import { freePorts, PortalServer } from './server.ts';
import { test as base } from './test.ts';

/** Like the base `test`, but the server's clock starts at this ISO instant. */
export const testAt = (instant: string) =>
  base.extend<object, { server: PortalServer }>({
    server: [
      async ({}, use) => {
        const server = new PortalServer(await freePorts(), { DEMO_NOW: instant });
        await server.start();
        await use(server);
        await server.dispose();
      },
      { scope: 'worker' },
    ],
  });

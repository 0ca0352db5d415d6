import * as z from 'zod/mini';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActiveSession } from '#core/backend/caller.ts';
import type { Activity } from '#core/backend/session/authenticate.use-case.ts';
import { ok } from '#core/kernel/result.ts';
import { ApiRoutes } from '#adapters/server/http/api-routes.ts';
import { proxyList } from '#adapters/server/http/client-address.ts';
import { Connections } from '#adapters/server/http/connections.ts';
import { createListener } from '#adapters/server/http/create-listener.ts';
import type { Authenticator } from '#adapters/server/http/find-session.ts';
import { XsrfSigner } from '#adapters/server/http/xsrf-signer.ts';
import { operation } from '#core/operations/operation.ts';
import { routesOf } from '#adapters/wire/routes-of.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import { testKeys } from '../support/portal-parts.ts';

const USED: Activity = { sessionIds: ['s1', 's2'], at: 5 };
const SESSION: ActiveSession = {
  id: 's1',
  accountId: 'a',
  actorId: 'a',
  application: 2,
  variant: 'dealer',
  stage: 'full',
  siteGroupNum: null,
  demands: [],
  allowedGroups: [],
  permissions: [],
  impersonation: null,
};
const { desk } = routesOf(
  {
    desk: operation({
      summary: 'A desk',
      access: { kind: 'session' },
      output: z.object({ open: z.boolean() }),
    }),
  },
  { desk: 'GET desk' },
);

describe('the activity of a session', () => {
  let app: FastifyInstance;
  const steps: string[] = [];
  const faults: unknown[] = [];
  let note: Authenticator['noteActivity'];
  beforeEach(async () => {
    steps.length = 0;
    faults.length = 0;
    const options = {
      variant: 'dealer' as const,
      publicUrl: 'http://localhost:4280',
      production: false,
      proxies: proxyList([]),
      xsrf: new XsrfSigner(testKeys().xsrf),
      log: {
        info: () => undefined,
        error: (event: string, fields: object = {}) => faults.push({ event, ...fields }),
      },
      connections: new Connections(),
    };
    app = await createListener(options, () => null);
    const routes = new ApiRoutes(app, options, {
      authenticate: (_caller, _token, background) =>
        Promise.resolve({ kind: 'live', session: SESSION, activity: background ? null : USED }),
      authorize: () => 'allow',
      receiver: () => Promise.resolve(null),
      repeat: () => Promise.resolve(null),
      recordDenial: () => Promise.resolve(),
      noteActivity: (activity) => {
        steps.push(`noted ${activity.sessionIds.join()} ${activity.at}`);
        return note(activity);
      },
    });
    routes.serve(desk, () => {
      steps.push('done');
      return Promise.resolve(ok({ open: true }));
    });
    app.addHook('onSend', (_request, _reply, payload, done) => {
      steps.push('sent');
      done(null, payload);
    });
  });
  afterEach(() => app.close());

  const ask = async (headers: Readonly<Record<string, string>> = {}): Promise<number> =>
    (await app.inject({ url: '/api/desk', headers })).statusCode;

  it('is noted after the answer, which does not wait for it', async () => {
    note = () => new Promise(() => undefined);
    expect(await ask()).toBe(200);
    await expect.poll(() => steps).toEqual(['done', 'sent', 'noted s1,s2 5']);
    expect(await ask()).toBe(200);
    expect(faults).toEqual([]);
  });

  it('that cannot be noted is one line in the log and harms nothing', async () => {
    note = () => Promise.reject(new Error('no room'));
    expect(await ask()).toBe(200);
    await expect.poll(() => faults.length).toBe(1);
    expect(faults).toMatchObject([{ event: 'activity not noted', problem: 'Error: no room' }]);
    expect(await ask()).toBe(200);
  });

  it('is not noted of a call that keeps nobody awake', async () => {
    note = () => Promise.resolve();
    expect(await ask({ [HEADERS.background]: '1' })).toBe(200);
    expect(await ask()).toBe(200);
    await expect.poll(() => steps.length).toBe(5);
    expect(steps).toEqual(['done', 'sent', 'done', 'sent', 'noted s1,s2 5']);
  });
});

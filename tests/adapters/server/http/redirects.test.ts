import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOCTOR_PATH } from '#adapters/server/doctor/proof.ts';
import { ENDPOINTS, REDIRECTS } from '#adapters/server/plugins/plugins.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

describe('addresses of the API that send a browser on', () => {
  let portal: TestPortal;
  beforeAll(async () => {
    portal = await openTestPortal();
  });
  afterAll(() => portal.close());

  it.each([null, 'dealer.limited', 'staff.limited'])(
    'fit their policy for %s',
    async (username) => {
      const browser = new TestBrowser(portal);
      if (username !== null) await browser.signIn(username);
      for (const { path, access } of REDIRECTS) {
        expect(access).toEqual({ kind: 'open' });
        const answer = await browser.get(`/api/${path}?nobodyKnowsThis=1`);
        expect(answer.statusCode).toBe(302);
        expect(answer.headers.location).toBe('/login?error=ssoError');
      }
    },
  );

  it('are, with the operations and their description, all there is below the API', () => {
    const declared = [...ENDPOINTS, ...REDIRECTS].map(({ path }) => `/api/${path}`);
    const known = new Set(
      [...declared, '/api/openapi.json', DOCTOR_PATH].map((p) => p.replaceAll(/\{(\w+)\}/g, ':$1')),
    );
    const served = new Set<string>();
    const parents: string[] = [];
    for (const line of portal.listeners.dealer.app
      .printRoutes({ commonPrefix: false })
      .split('\n')) {
      const [, indent = '', path = '', methods] =
        /^([│ ]*(?:├── |└── ))(\S+)(?: \((.+)\))?$/.exec(line) ?? [];
      const depth = indent.length / 4;
      parents.length = Math.max(0, depth - 1);
      parents.push(path);
      if (methods !== undefined) served.add(parents.join(''));
    }
    const below = [...served].filter((path) => path.startsWith('/api/'));
    expect(below.length).toBeGreaterThan(20);
    expect(below.filter((path) => !known.has(path))).toEqual([]);
  });

  it('stand in the OpenAPI document with their policy and their one answer', async () => {
    const document = (await new TestBrowser(portal).get('/api/openapi.json')).json<{
      paths: Record<string, { get?: { operationId: string; responses: object } }>;
    }>();
    for (const { path, operationId, access } of REDIRECTS) {
      const described = document.paths[`/${path}`]?.get;
      expect(described).toMatchObject({ operationId, 'x-access': access });
      expect(Object.keys(described?.responses ?? {})).toEqual(['302']);
    }
  });
});

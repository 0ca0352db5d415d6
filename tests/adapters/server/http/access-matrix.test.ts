import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Connections } from '#adapters/server/http/connections.ts';
import { createListener } from '#adapters/server/http/create-listener.ts';
import { proxyList } from '#adapters/server/http/client-address.ts';
import { demoId } from '#adapters/server/demo/demo-id.ts';
import type { Endpoint } from '#adapters/server/http/endpoint.ts';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { HEADERS } from '#adapters/wire/headers.ts';
import type { Demand } from '#core/permission/login-step.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { openTestPortal, TestBrowser, type TestPortal } from '../support/test-portal.ts';

/** All rights to read and edit that a dealer may have at a site. Listed explicitly, independent of the code under test. */
const EVERY_EDIT = [
  ...['noAction', 'contacts', 'zones', 'sitePasscode', 'schedule'].flatMap((name) => [
    `${name}Read`,
    `${name}Edit`,
  ]),
  'siteEdit',
];

const PRINCIPALS = [
  { name: 'nobody', username: null, application: 0, due: [] },
  { name: 'pending, code due', username: 'dealer.admin', application: 2, due: ['mfaVerify'] },
  {
    name: 'pending, contact due',
    username: 'dealer.steps',
    application: 2,
    due: ['contactInfo', 'mfaVerify'],
  },
  { name: 'pending, username due', username: '4471dealer', application: 2, due: ['usernameReset'] },
  {
    name: 'staff',
    username: 'staff.limited',
    application: 1,
    due: null,
    holds: ['news', 'banner', 'reportRead'],
  },
  {
    name: 'staff who help',
    username: 'priya.nair',
    application: 1,
    due: null,
    holds: ['support', 'impersonate', 'actAs', 'reportRead'],
  },
  {
    name: 'dealer',
    username: 'dealer.limited',
    application: 2,
    due: null,
    holds: [...EVERY_EDIT, 'ansServiceBlockFlag', 'ansServiceEdit', 'reportRead'],
  },
  {
    name: 'dealer who reads',
    username: 'noah.whitfield',
    application: 2,
    due: null,
    holds: [
      'noActionRead',
      'contactsRead',
      'zonesRead',
      'sitePasscodeRead',
      'scheduleRead',
      'billingRead',
      'reportRead',
    ],
  },
  {
    name: 'dealer who reads the answering service',
    username: 'sam.ortiz',
    application: 2,
    due: null,
    holds: [
      'noActionRead',
      'contactsRead',
      'zonesRead',
      'sitePasscodeRead',
      'scheduleRead',
      'billingRead',
      'reportRead',
      'ansServiceBlockFlag',
    ],
  },
  {
    name: 'classic dealer',
    username: 'dealer.classic',
    application: 2,
    due: null,
    holds: [
      ...EVERY_EDIT,
      'allowCreateAccountFlag',
      'ansServiceBlockFlag',
      'ansServiceEdit',
      'billingRead',
      'reportRead',
    ],
  },
  {
    name: 'customer',
    username: 'limited@example.com',
    application: 3,
    due: null,
    holds: ['contactsRead', 'contactsEdit', 'zonesRead', 'zonesEdit'],
  },
] as const satisfies readonly {
  readonly name: string;
  readonly username: string | null;
  readonly application: number;
  readonly due: readonly Demand[] | null;
  /** Names of the principal's rights; no rights if absent. */
  readonly holds?: readonly string[];
}[];
type Principal = (typeof PRINCIPALS)[number];

type Outcome = 'reached' | 'signInFirst' | 'notDue' | 'forbidden' | 'noReceiver';

const REALMS: Readonly<Record<string, Outcome>> = {
  Bearer: 'signInFirst',
  'Bearer realm="receivers"': 'noReceiver',
};

const expected = ({ access }: Endpoint, who: Principal): Outcome => {
  if (access.kind === 'open' || access.kind === 'cookie') return 'reached';
  if (access.kind === 'receiver') return 'noReceiver';
  if (who.username === null) return 'signInFirst';
  if (access.kind === 'session') return 'reached';
  if (access.kind === 'step') {
    const due: readonly Demand[] = who.due ?? [];
    return access.steps.some((step) => due.includes(step)) ? 'reached' : 'notDue';
  }
  const applications: readonly number[] = access.applications;
  const held: readonly string[] = 'holds' in who ? who.holds : [];
  const mayIt =
    who.due === null &&
    applications.includes(who.application) &&
    access.permissions.every((right) => held.includes(right));
  return mayIt ? 'reached' : 'forbidden';
};

describe('Nobody reaches what is not theirs: every operation and every kind of principal', () => {
  let portal: TestPortal;
  const browsers = new Map<string, TestBrowser>();
  beforeAll(async () => {
    portal = await openTestPortal();
    for (const who of PRINCIPALS) {
      const browser = new TestBrowser(portal, who.application === 3 ? 'consumer' : 'dealer');
      browsers.set(who.name, browser);
      await browser.get('/api/statusBanner');
      if (who.username !== null) {
        expect((await browser.signIn(who.username)).statusCode, who.name).toBe(200);
      }
    }
  });
  afterAll(() => portal.close());

  // Calls the endpoint with parameters that match no record, so that nothing changes. If the access policy admits the
  // principal, the response is therefore a different error, not a refusal by the policy.
  const ask = async (endpoint: Endpoint, who: Principal): Promise<Outcome | number> => {
    const browser = browsers.get(who.name);
    if (browser === undefined) throw new Error(who.name);
    // Records created by users have UUIDs, except records to which staff assign a number.
    const hasIds =
      /^(tests|home\/silent-alarms|service-requests|site|site-templates|account-drafts|account-sheets|holidays|zones|requests|views|support\/requests|billing\/invoices|contact-us\/numbers|roadmap|report\/(completed|schedules)|ans-service\/(messages|auto-notify|temp-business-hours|on-call\/[\w-]+))\//.test(
        endpoint.path,
      );
    const path = endpoint.path
      .replaceAll('{id}', hasIds ? demoId(999999) : '1')
      .replaceAll('{kind}', 'vote')
      .replaceAll(/\{\w+\}/g, '1');
    const url = `/api/${path}?nobodyKnowsThis=1`;
    const answer = await browser.send({ method: endpoint.method, url });
    const body = answer.json<{ code: string | null }>();
    switch (answer.statusCode) {
      case 400:
        return 'reached';
      case 401:
        return REALMS[String(answer.headers['www-authenticate'])] ?? 401;
      case 403:
        return answer.headers[HEADERS.xsrfRefused] === undefined ? 'forbidden' : 403;
      case 409:
        return body.code === 'stepNotDue' ? 'notDue' : 409;
      default:
        return answer.statusCode;
    }
  };

  it.each(PRINCIPALS)('fits the declared policy for $name', async (who) => {
    const outcomes = new Map<string, Outcome | number>();
    for (const endpoint of ENDPOINTS) {
      outcomes.set(endpoint.operationId, await ask(endpoint, who));
    }
    expect(Object.fromEntries(outcomes)).toEqual(
      Object.fromEntries(ENDPOINTS.map((e) => [e.operationId, expected(e, who)])),
    );
  });

  it('refuses a route that declares no policy', async () => {
    const app = await createListener(
      {
        variant: 'dealer',
        publicUrl: 'http://localhost:4280',
        production: false,
        proxies: proxyList([]),
        xsrf: portal.container.get(SERVER.xsrf),
        log: { info: () => undefined, error: () => undefined },
        connections: new Connections(),
      },
      () => null,
    );
    expect(() => app.get('/api/forgotten', () => 'open')).toThrow(/declares no access policy/);
    await app.close();
  });

  it('leaves a line in the record for every refused authorisation', async () => {
    const { kysely } = portal.container.get(SERVER.database);
    const rows = await kysely
      .selectFrom('audit')
      .select('target')
      .where('operation', '=', 'access')
      .execute();
    const refused = PRINCIPALS.flatMap((who) =>
      ENDPOINTS.map((endpoint) => expected(endpoint, who)),
    ).filter((outcome) => outcome === 'forbidden' || outcome === 'notDue');
    expect(rows.length).toBe(refused.length);
  });

  it('has both doors of sign-in, each on its own listener only', async () => {
    const elsewhere = new TestBrowser(portal, 'dealer');
    const answer = await elsewhere.write('POST', '/api/msa/login', {
      email: 'limited@example.com',
      password: 'Harbor-Light-2026',
    });
    expect(answer.statusCode).toBe(404);
  });

  it('says that a token is dead while its session may live, and that a session is over', async () => {
    const browser = new TestBrowser(portal);
    await browser.signIn('dealer.limited');
    const live = browser.token;
    browser.token = 'A'.repeat(43);
    const dead = await browser.get('/api/account/me');
    expect(dead.statusCode).toBe(401);
    expect(dead.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(dead.headers[HEADERS.invalidSession]).toBeUndefined();
    browser.token = live;
    await browser.write('POST', '/api/account/logout');
    const over = await browser.get('/api/account/me');
    expect(over.statusCode).toBe(401);
    expect(over.headers[HEADERS.invalidSession]).toBe('true');
  });
});

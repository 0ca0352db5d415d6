import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CookieJar } from '#adapters/cli/cookie-jar.ts';
import { fetchWithCookies } from '#adapters/cli/fetch-with-cookies.ts';
import { createHttpAdapters, type HttpAdapters } from '#adapters/http/create-http-adapters.ts';
import { homeRoutes } from '#adapters/wire/home.routes.ts';
import { MemoryRefreshLock } from '#adapters/memory/memory-refresh-lock.ts';
import { MemorySessionMarker } from '#adapters/memory/memory-session-marker.ts';
import { MemoryTabs } from '#adapters/memory/memory-tab-channel.ts';
import { XSRF_COOKIE } from '#adapters/wire/headers.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import { restoreSession } from '#core/session/restore-session.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { SessionEnd } from '#core/session/session-state.rule.ts';
import { rounds } from '#tests/backend/harness/rounds.ts';
import { openTestPortal, type TestPortal } from './support/test-portal.ts';

const TABS = 10;
/** Loads the home page data of a customer. */
const homeOf = ({ client }: HttpAdapters) => client.call(homeRoutes.consumerHome);

const EXPIRIES = rounds(4, 20);

/** Two kinds of browsers: tabs that communicate with each other, as in all current browsers, and tabs that share only the cookies. */
const BROWSERS = [
  { name: 'that share a lock and a channel', shared: true },
  { name: 'that share nothing but their cookies', shared: false },
] as const;

describe('Nobody is signed out by a refresh: the life of a session', () => {
  let portal: TestPortal;
  let origin: string;
  const disposals: (() => void)[] = [];
  beforeAll(async () => {
    portal = await openTestPortal();
    const { app } = portal.listeners.consumer;
    await app.listen({ port: 0, host: '127.0.0.1' });
    origin = `http://localhost:${String((app.server.address() as AddressInfo).port)}`;
  });
  afterAll(async () => {
    for (const dispose of disposals) dispose();
    await portal.close();
  });

  /** Opens tabs that share one cookie jar. The first tab signs in; the other tabs resume the first tab's session by cookie. */
  const openTabs = async (count: number, shared: boolean) => {
    const jar = new CookieJar({ now: () => Date.now() });
    const requests: string[] = [];
    const send: typeof fetch = (input, init) => {
      const { url, method } = new Request(input, init);
      requests.push(`${method} ${new URL(url).pathname}`);
      return fetchWithCookies(jar, fetch)(input, init);
    };
    const common = { tabs: new MemoryTabs(), lock: new MemoryRefreshLock() };
    const marker = new MemorySessionMarker();
    let labels = 0;
    const openTab = () => {
      const context = new SessionContext();
      const http = createHttpAdapters({
        origin,
        apiBase: '/api',
        variant: 'consumer',
        environment: 'dev',
        fetch: send,
        xsrf: { read: () => jar.read(new URL(origin), XSRF_COOKIE) },
        context,
        ids: { next: () => `label-${String((labels += 1))}` },
        log: { held: () => undefined },
        tabChannel: (shared ? common.tabs : new MemoryTabs()).open(),
        refreshLock: shared ? common.lock : new MemoryRefreshLock(),
        marker,
      });
      disposals.push(() => {
        http.dispose();
      });
      const ends: (SessionEnd | null)[] = [];
      context.state$.subscribe(({ ended }) => {
        if (ended !== (ends.at(-1) ?? null)) ends.push(ended);
      });
      return { context, http, ends };
    };
    const first = openTab();
    const granted = await first.http.login.consumerLogin({
      email: 'limited@example.com',
      password: 'Harbor-Light-2026',
    });
    if (!granted.ok) throw new Error(granted.error.kind);
    first.context.apply({ kind: 'signedIn', grant: granted.value });
    const tabs = [first];
    while (tabs.length < count) {
      const tab = openTab();
      const { refresher, session: gateway, tabs: tabSession } = tab.http;
      const restore = restoreSession({
        session: tab.context,
        marker,
        refresher,
        gateway,
        tabs: tabSession,
      });
      expect(await restore()).toEqual({ kind: 'restored' });
      tabs.push(tab);
    }
    return { tabs, requests };
  };
  type Tab = Awaited<ReturnType<typeof openTabs>>['tabs'][number];

  const work = ({ http }: Tab) => Promise.all([homeOf(http), homeOf(http)]);

  it.each(BROWSERS)(
    `${TABS} tabs $name, see ${EXPIRIES} tokens expire and stay signed in`,
    { timeout: 240_000 },
    async ({ shared }) => {
      const { tabs, requests } = await openTabs(TABS, shared);
      const accountId = tabs[0]?.context.current.context.user?.id ?? '';
      const before = requests.length;
      for (let round = 0; round < EXPIRIES; round += 1) {
        portal.container.get(SERVER.demoClock)?.advance(DURATIONS.accessToken + 1_000);
        const answers = (await Promise.all(tabs.map(work))).flat();
        expect(answers.filter(({ ok }) => !ok)).toEqual([]);
      }
      expect(tabs.flatMap(({ ends }) => ends)).toEqual([]);
      const refreshes = requests.slice(before).filter((line) => line.endsWith('/token/refresh'));
      // Tabs that communicate refresh the session once per token expiry. Without communication, every tab refreshes the session separately.
      expect(refreshes.length).toBe(shared ? EXPIRIES : EXPIRIES * TABS);
      const database = portal.container.get(SERVER.database).kysely;
      const families = await database
        .selectFrom('refresh_family')
        .innerJoin('session', 'session.id', 'refresh_family.session_id')
        .select(['refresh_family.revoked_at', 'session.ended_at'])
        .where('session.account_id', '=', accountId)
        .execute();
      expect(families.filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
      const reuse = await database
        .selectFrom('audit')
        .select('seq')
        .where('operation', 'like', 'refresh.%')
        .execute();
      expect(reuse).toEqual([]);
      for (const tab of tabs) await tab.http.session.signOut();
    },
  );

  it('an end that the server tells to many requests is one end for each tab, with one word', async () => {
    const { tabs } = await openTabs(3, true);
    const database = portal.container.get(SERVER.database).kysely;
    const accountId = tabs[0]?.context.current.context.user?.id ?? '';
    await database
      .updateTable('session')
      .set({ ended_at: 1, end_reason: 'test' })
      .where('account_id', '=', accountId)
      .execute();
    const answers = await Promise.all(
      tabs.flatMap((tab) => Array.from({ length: 20 }, () => homeOf(tab.http))),
    );
    expect(answers.every(({ ok }) => !ok)).toBe(true);
    const kinds = new Set(answers.map((answer) => (answer.ok ? 'ok' : answer.error.kind)));
    expect([...kinds]).toEqual(['empty']);
    const ends = tabs.map((tab) => tab.ends);
    for (const told of ends) expect(told).toHaveLength(1);
    expect(ends.flat().filter((end) => end === 'expired')).toHaveLength(1);
    expect(ends.flat().filter((end) => end === 'elsewhere')).toHaveLength(2);
  });
});

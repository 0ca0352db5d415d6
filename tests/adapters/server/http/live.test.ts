import { STAFF_CHANNEL } from '#core/backend/live/live.repository.port.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { LIVE_LIMITS } from '#core/backend/live/live-limits.ts';
import type { NewLiveEvent } from '#core/live/live-event.schema.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import type { Variant } from '#core/session/user.schema.ts';
import { listenSomewhere } from '../support/socket-calls.ts';
import { LiveListener } from '../support/live-listener.ts';
import {
  openServerBeside,
  openTestPortal,
  TestBrowser,
  type TestPortal,
} from '../support/test-portal.ts';

const PATIENCE = 15_000;

const originOf = async ({ listeners }: TestPortal, variant: Variant): Promise<string> =>
  `http://127.0.0.1:${String(await listenSomewhere(listeners[variant]))}`;

describeEachEngine('the live stream', (engine) => {
  let portal: TestPortal;
  let dealer: TestBrowser;
  let customer: TestBrowser;
  let own: number;
  let branch: number;
  let stranger: number;
  let linked: { readonly num: number; readonly site_group_num: number };
  let count = 0;
  const listeners: LiveListener[] = [];
  let dealerOrigin = '';
  /** Maps browsers to their origins. All other browsers use the dealer's origin. */
  const origins = new Map<TestBrowser, string>();

  const listen = async (browser: TestBrowser, query?: string): Promise<LiveListener> => {
    const origin = origins.get(browser) ?? dealerOrigin;
    const listener = await LiveListener.open(origin, browser.token, query);
    listeners.push(listener);
    return listener;
  };
  /** Writes one event and returns the event's number. */
  const happen = async (group: number, change: Partial<NewLiveEvent> = {}): Promise<number> => {
    count += 1;
    const event = { siteNum: 1, devNum: null, kind: 'activity' as const, data: { n: count } };
    const now = portal.container.get(SERVER.clock).now();
    await portal.database.unitOfWork.run((tx) =>
      tx.live.append(group, [{ ...event, ...change }], now),
    );
    return count;
  };

  beforeAll(async () => {
    portal = await openTestPortal({}, engine);
    // Stops the message sender. Its periodic queries would distort this test's query counts.
    await portal.container.get(SERVER.sender).stop();
    const { kysely } = portal.database;
    dealer = new TestBrowser(portal);
    const login = await dealer.signIn('dealer.limited');
    const { session } = login.json<{
      session: { user: { allowedDealers: { siteGroupNum: number }[] } };
    }>();
    own = session.user.allowedDealers[0]?.siteGroupNum ?? 0;
    branch = own + 700_000;
    stranger = own + 800_000;
    await kysely
      .insertInto('site_group')
      .values([
        { num: branch, parent_num: own, name: 'Branch', time_zone: 'UTC' },
        { num: stranger, parent_num: null, name: 'Stranger', time_zone: 'UTC' },
      ])
      .execute();
    customer = new TestBrowser(portal, 'consumer');
    dealerOrigin = await originOf(portal, 'dealer');
    origins.set(customer, await originOf(portal, 'consumer'));
    expect((await customer.signIn('limited@example.com')).statusCode).toBe(200);
    linked = await kysely
      .selectFrom('account_link')
      .innerJoin('site', 'site.num', 'account_link.site_num')
      .innerJoin('portal_user', 'portal_user.id', 'account_link.user_id')
      .select(['site.num', 'site.site_group_num'])
      .where('portal_user.username', '=', 'limited@example.com')
      .executeTakeFirstOrThrow();
  }, 60_000);
  afterEach(() => {
    for (const listener of listeners.splice(0)) listener.leave();
  });
  afterAll(() => portal.close());
  beforeEach(() =>
    vi.waitFor(() => expect(portal.container.get(SERVER.live).size).toBe(0), PATIENCE),
  );

  it('greets with the time and its pulse, as a stream that nobody keeps or holds back', async () => {
    const listener = await listen(dealer);
    expect(Object.fromEntries(listener.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(listener.headers.get('content-encoding')).toBeNull();
    const [hello] = listener.messages;
    expect(JSON.parse(hello?.data ?? '')).toEqual({
      now: expect.closeTo(portal.container.get(SERVER.clock).now(), -5) as number,
      beatMs: LIVE_LIMITS.beatMs,
    });
    expect((await dealer.send({ method: 'HEAD', url: '/api/live' })).statusCode).toBe(405);
  });

  it('tells a dealer what happens in the active group and below it, each group’s in its order, and nothing of others', async () => {
    const listener = await listen(dealer);
    const first = await happen(own);
    const below = await happen(branch, { kind: 'alarm', withheld: true });
    await happen(stranger);
    const last = await happen(own, { kind: 'site' });
    await listener.until(() => listener.told.length === 3);
    // The server reads the events of each group separately, so events of different groups have no defined order.
    expect(listener.told.filter((one) => one !== below)).toEqual([first, last]);
    expect(listener.told).toContain(below);
    expect(listener.names.toSorted()).toEqual(['activity', 'alarm', 'hello', 'site']);
  });

  it('tells a customer of the linked sites alone, never what is withheld; and staff nothing', async () => {
    const listener = await listen(customer);
    const staff = new TestBrowser(portal);
    await staff.signIn('staff.limited');
    const silent = await listen(staff);
    const group = linked.site_group_num;
    const first = await happen(group, { siteNum: linked.num });
    await happen(group, { siteNum: linked.num, kind: 'alarm', withheld: true });
    await happen(group, { siteNum: 1 });
    const last = await happen(group, { siteNum: linked.num, kind: 'area' });
    await listener.until(() => listener.told.includes(last));
    expect(listener.told).toEqual([first, last]);
    expect(silent.names).toEqual(['hello']);
  });

  it('tells staff who carry out requests of these, and nothing of any group', async () => {
    const sql = portal.database.kysely;
    const { id } = await sql
      .selectFrom('portal_user')
      .select('id')
      .where('username', '=', 'staff.limited')
      .executeTakeFirstOrThrow();
    const right = { user_id: id, kind: 'role', name: 'requests' } as const;
    await sql.insertInto('user_right').values(right).execute();
    const staff = new TestBrowser(portal);
    await staff.signIn('staff.limited');
    const listener = await listen(staff);
    await happen(own);
    const given = await happen(STAFF_CHANNEL, { siteNum: linked.num });
    await listener.until(() => listener.told.includes(given));
    expect(listener.told).toEqual([given]);
    await sql
      .deleteFrom('user_right')
      .where('user_id', '=', id)
      .where('name', '=', 'requests')
      .execute();
  });

  it('shows a customer no trace of what is withheld: no cursor tells how much happened', async () => {
    const ids = async () => (await listen(customer)).messages[0]?.id ?? '';
    const before = await ids();
    await happen(linked.site_group_num, { siteNum: linked.num, withheld: true });
    const [after, same] = [await ids(), await ids()];
    expect(after).toHaveLength(before.length);
    expect(new Set([before, after, same]).size).toBe(3);
  });

  it('goes on from a cursor without a gap or a doubling, and from one that fits nothing with a reload', async () => {
    const first = await listen(dealer);
    const [above, below]: [unknown[], unknown[]] = [[await happen(own)], [await happen(branch)]];
    await first.until(() => first.told.length === 2);
    first.leave();
    above.push(await happen(own), await happen(own));
    const second = await listen(dealer, `?after=${first.cursor}`);
    below.push(await happen(branch));
    await second.until(() => second.told.length === 3);
    const delivered: readonly unknown[] = [...first.told, ...second.told];
    expect(delivered.filter((one) => !below.includes(one))).toEqual(above);
    expect(delivered.filter((one) => below.includes(one))).toEqual(below);
    expect(second.names).not.toContain('reload');
    const foreign = await listen(customer, `?after=${first.cursor}`);
    const nonsense = await listen(dealer, '?after=nonsense');
    await foreign.heard('reload');
    await nonsense.heard('reload');
    const last = await happen(own);
    await nonsense.until(() => nonsense.told.includes(last));
    expect(nonsense.told).toEqual([last]);
  });

  it('says that what was missed is kept no more', async () => {
    const first = await listen(dealer);
    await happen(own);
    await first.until(() => first.told.length === 1);
    first.leave();
    await happen(own);
    await portal.database.kysely.deleteFrom('live_event').execute();
    const second = await listen(dealer, `?after=${first.cursor}`);
    await second.heard('reload');
    expect(second.told).toEqual([]);
  });

  const signedIn = async (username: string): Promise<TestBrowser> => {
    const browser = new TestBrowser(portal);
    expect((await browser.signIn(username)).statusCode).toBe(200);
    return browser;
  };

  it('acts on a right that was taken at the very next event, and on one that was given with a reload', async () => {
    const listener = await listen(dealer);
    const account = sql`(select id from portal_user where username = 'dealer.limited')`;
    await sql`delete from user_group where user_id = ${account} and site_group_num = ${own}`.execute(
      portal.database.kysely,
    );
    const before = portal.statements();
    await happen(own);
    // Three statements: one write, one read and one check of rights.
    await vi.waitFor(() => expect(portal.statements() - before).toBe(3), PATIENCE);
    await sql`insert into user_group (user_id, site_group_num, position) values (${account}, ${own}, 0)`.execute(
      portal.database.kysely,
    );
    await happen(own);
    await listener.heard('reload');
    const last = await happen(own);
    await listener.until(() => listener.told.includes(last));
    expect(listener.told).toEqual([last]);
  });

  it('ends with its session, at the next event at the latest', async () => {
    const browser = await signedIn('dealer.limited');
    const listener = await listen(browser);
    await browser.write('POST', '/api/account/logout');
    await happen(own);
    await listener.until(() => listener.ended);
    expect(listener.names).toEqual(['hello', 'over']);
  });

  it('is no activity: a session that only listens falls asleep', async () => {
    const browser = await signedIn('dealer.limited');
    const seen = () =>
      portal.database.kysely.selectFrom('session').select('last_seen_at').orderBy('id').execute();
    const before = await seen();
    await sql`update session set last_seen_at = last_seen_at - 120000`.execute(
      portal.database.kysely,
    );
    await listen(browser);
    await sql`update session set last_seen_at = last_seen_at + 120000`.execute(
      portal.database.kysely,
    );
    expect(await seen()).toEqual(before);
  });

  it('answers a foreign group like one nobody has, and refuses what is too much in words', async () => {
    const answerFor = async (group: number) => {
      const answer = await dealer.get(`/api/live?siteGroupNum=${String(group)}`);
      return [answer.statusCode, { ...answer.json<Record<string, unknown>>(), requestId: '' }];
    };
    expect(await answerFor(stranger)).toEqual(await answerFor(999_999_999));
    expect((await answerFor(stranger))[0]).toBe(404);
    const browser = await signedIn('dealer.limited');
    for (let open = 0; open < LIVE_LIMITS.perSession; open += 1) await listen(browser);
    const refused = await browser.get('/api/live');
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json<{ message: string }>().message).toContain('too many live connections');
  });

  it('leaves one line in the log, at its end', async () => {
    const lines = () =>
      portal.lines.filter(
        ({ event, fields }) => event === 'request' && fields['path'] === '/api/live',
      );
    const before = lines().length;
    const listener = await listen(dealer);
    expect(lines()).toHaveLength(before);
    listener.leave();
    await vi.waitFor(() => expect(lines()).toHaveLength(before + 1), PATIENCE);
  });

  it('is read once for all who listen, and costs nothing while nothing happens', async () => {
    const several = await Promise.all([listen(dealer), listen(dealer)]);
    const third = await listen(customer);
    const before = portal.statements();
    const happened = await happen(linked.site_group_num, { siteNum: linked.num });
    await third.until(() => third.told.includes(happened));
    expect(several.every(({ ended }) => !ended)).toBe(true);
    // Three statements: the write, the read of the rows and the check of rights.
    expect(portal.statements() - before).toBe(3);
  });

  it.runIf(engine === 'postgres')(
    'tells on one server what was written at another, also while its change line is down',
    async () => {
      const beside = await openServerBeside(portal);
      const visitor = new TestBrowser(beside);
      await visitor.signIn('dealer.limited');
      const listener = await LiveListener.open(await originOf(beside, 'dealer'), visitor.token);
      const happened = [await happen(own)];
      await listener.until(() => listener.told.length === 1);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
                 where datname = current_database() and application_name like '% changes'`.execute(
        portal.database.kysely,
      );
      for (let more = 0; more < 5; more += 1) happened.push(await happen(own));
      await listener.until(() => listener.told.length === happened.length);
      expect(listener.told).toEqual(happened);
      listener.leave();
      await beside.close();
    },
  );

  it('ends every stream at the start of a drain, and opens none any more', async () => {
    const listener = await listen(dealer);
    portal.container.get(SERVER.live).stop();
    await listener.until(() => listener.ended);
    expect(listener.names).toEqual(['hello']);
    expect((await dealer.get('/api/live')).statusCode).toBe(503);
  });
});

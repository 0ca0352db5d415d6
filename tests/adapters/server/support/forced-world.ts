import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { LightMyRequestResponse } from 'fastify';
import { expect, vi } from 'vitest';
import { DemoClock, RandomIds } from '#adapters/server/clock/server-clock.ts';
import { STAFF_CHANNEL } from '#core/backend/live/live.repository.port.ts';
import { createTestRunner } from '#core/backend/tests-on-site/test-runner.ts';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { notifyHeldBack } from '#adapters/server/sql/signals/notify-held-back.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { PERMISSIONS, STAFF_RIGHTS } from '#core/permission/permissions.ts';
import { REPORT_KINDS, type ReportKind } from '#core/reports/report-kinds.ts';
import { REPORT_FORMATS, type ReportFormat } from '#core/reports/report-row.schema.ts';
import type { SitePasscodes } from '#core/passcodes/site-passcodes.schema.ts';
import type { ReceiverPurpose } from '#core/permission/receiver-purposes.ts';
import { LiveListener } from './live-listener.ts';
import { runNextJob } from './run-next-job.ts';
import { listenSomewhere } from './socket-calls.ts';
import { openTestPortal, TestBrowser, type TestPortal } from './test-portal.ts';

const BEGIN = Date.parse('2026-03-12T14:05:00Z');
const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** The group of the test site. */
export const GROUP = 4471;
const XMIT = 'HP2210';

/** Username of the customer who sets the codes. The test never reads as this user. */
const OWNER = 'derek.moss@example.com';
/** Usernames of one user per audience. The rights of these users change from reader to reader. */
export const PEOPLE = ['dealer.limited', 'limited@example.com', 'priya.nair'] as const;
export type Person = (typeof PEOPLE)[number];
const CUSTOMERS: readonly string[] = [OWNER, 'limited@example.com'];

export const RIGHTS: readonly string[] = Object.keys(PERMISSIONS);
export const OF_STAFF: readonly string[] = Object.keys(STAFF_RIGHTS);

/** The ordinary code; the next line has the duress code, first as set, then as changed. */
const ORDINARY = 'TIDE71';
const [FIRST, DURESS] = ['QUAHOG47', 'QUAHOG58'];
const PASSWORD = 'Harbor-Light-2026';

const PLAN = {
  mode: 'noAction',
  devNums: [],
  scope: { kind: 'all', zones: [], serviceTypes: [] },
  category: 'Technician test',
  startsAt: null,
  length: 7200000,
  endsAt: null,
  recurrence: null,
  reason: 'Testing the system',
  confirmed: true,
  warning: { minutes: [15], channels: ['inApp'] },
};

/** Maps report kinds to their formats. Kinds that are not listed use CSV only. */
const FORMATS_OF: Partial<Record<ReportKind, readonly ReportFormat[]>> = {
  alarmHistory: REPORT_FORMATS,
  codeChanges: REPORT_FORMATS,
  testResults: REPORT_FORMATS,
  siteSheet: REPORT_FORMATS,
};

const time = { now: BEGIN, ids: 0 };

const newId = (): string => {
  time.ids += 1;
  return `0f0f0f0f-0000-4000-9000-${String(time.ids).padStart(12, '0')}`;
};

/** Fixes the clock and the sequence of new ids, so that the two worlds can be compared. */
export const standStill = (): void => {
  vi.spyOn(DemoClock.prototype, 'now').mockImplementation(() => time.now);
  vi.spyOn(RandomIds.prototype, 'next').mockImplementation(newId);
};

/** A demo world in which users enter codes at one site: a duress code if `forced`, otherwise an ordinary code. */
export class ForcedWorld {
  readonly portal: TestPortal;
  readonly sn: number;
  readonly forced: boolean;
  readonly #browsers = new Map<string, TestBrowser>();
  readonly #keys = new Map<ReceiverPurpose, Readonly<Record<string, string>>>();
  readonly #listeners = new Map<Person, LiveListener>();
  /** Ids of the site test, the reports, the file jobs and the template that the test created. */
  readonly made = { test: '', reports: [] as string[], jobs: [] as string[], template: '' };
  /** Responses to the requests that contained a code. */
  readonly answers: string[] = [];

  private constructor(portal: TestPortal, sn: number, forced: boolean) {
    this.portal = portal;
    this.sn = sn;
    this.forced = forced;
  }

  static async open(forced: boolean): Promise<ForcedWorld> {
    time.now = BEGIN;
    const portal = await openTestPortal();
    // Resets the id sequence, because writing the first world from scratch uses ids and copying it for the second world uses none.
    time.ids = 1_000_000;
    // Stops the message sender, whose queries would be counted as round trips of requests.
    await portal.container.get(SERVER.sender).stop();
    const site = await portal.database.kysely
      .selectFrom('device')
      .select('site_num')
      .where('xmit', '=', XMIT)
      .executeTakeFirstOrThrow();
    const world = new ForcedWorld(portal, site.site_num, forced);
    await world.#prepare();
    return world;
  }

  get #kysely() {
    return this.portal.database.kysely;
  }

  async #prepare(): Promise<void> {
    await sql`update site_group set answering_service_enabled = true`.execute(this.#kysely);
    await sql`delete from passcode where site_num = ${this.sn} and not of_account`.execute(
      this.#kysely,
    );
    for (const name of CUSTOMERS) {
      await sql`insert into account_link (user_id, site_num)
        select id, ${this.sn} from portal_user where username = ${name}`.execute(this.#kysely);
      await sql`update portal_user set active_site_num = ${this.sn} where username = ${name}`.execute(
        this.#kysely,
      );
    }
    await this.give(OWNER, RIGHTS);
    await this.signIn(OWNER);
    for (const name of PEOPLE) {
      await this.give(
        name,
        name === 'priya.nair' ? OF_STAFF : RIGHTS.filter((one) => one !== 'sitePasscodeEdit'),
      );
      await this.signIn(name);
    }
  }

  /** Gives a user exactly these rights and removes all others. */
  async give(username: string, rights: readonly string[]): Promise<void> {
    await sql`delete from user_right using portal_user
      where portal_user.id = user_id and username = ${username}`.execute(this.#kysely);
    await sql`insert into user_right (user_id, kind, name)
      select id, case when given."right" like '%Flag' then 'flag' else 'role' end, given."right"
        from portal_user, unnest(${[...rights]}::text[]) as given ("right") where username = ${username}`.execute(
      this.#kysely,
    );
  }

  async signIn(username: string): Promise<void> {
    const browser = new TestBrowser(
      this.portal,
      CUSTOMERS.includes(username) ? 'consumer' : 'dealer',
    );
    browser.background = true;
    this.#browsers.set(username, browser);
    const answer = await browser.signIn(username);
    if (answer.statusCode !== 200) throw new Error(`${username}: ${answer.body}`);
  }

  /** Returns the browser of a user, or an anonymous visitor's browser if no name is given. */
  browser(username = ''): TestBrowser {
    const known = this.#browsers.get(username);
    if (known !== undefined) return known;
    const stranger = new TestBrowser(this.portal);
    this.#browsers.set('', stranger);
    return stranger;
  }

  /** Calls an operation. Throws if the call fails. */
  async call(
    who: string | undefined,
    operationId: string,
    {
      params = {},
      ...rest
    }: {
      readonly params?: Readonly<Record<string, string>>;
      readonly query?: Readonly<Record<string, string>>;
      readonly payload?: Record<string, unknown>;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<LightMyRequestResponse> {
    const { method, path } =
      ENDPOINTS.find((one) => one.operationId === operationId) ?? expect.fail(operationId);
    const named: Readonly<Record<string, string>> = { sn: String(this.sn), ...params };
    const answer = await this.browser(who).send({
      method,
      url: `/api/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '')}`,
      ...rest,
    });
    if (answer.statusCode !== 200) throw new Error(`${operationId}: ${answer.body}`);
    return answer;
  }

  /** Returns the receiver key for a purpose as request headers. */
  async key(purpose: ReceiverPurpose): Promise<Readonly<Record<string, string>>> {
    const known = this.#keys.get(purpose);
    if (known !== undefined) return known;
    const { unitOfWork, secrets, clock } = this.portal.container.get(SERVER.backendPorts);
    const key = secrets.token();
    const receiver = { id: randomUUID(), name: `Receiver of ${purpose}` };
    await unitOfWork.run((tx) =>
      tx.receivers.add(receiver, secrets.digest(key), clock.now(), purpose),
    );
    const headers = { authorization: `Bearer ${key}` };
    this.#keys.set(purpose, headers);
    return headers;
  }

  /** Opens a live stream for each user, with the user's initial rights. */
  async listen(): Promise<void> {
    const { dealer, consumer } = this.portal.listeners;
    const origins = {
      dealer: `http://127.0.0.1:${String(await listenSomewhere(dealer))}`,
      consumer: `http://127.0.0.1:${String(await listenSomewhere(consumer))}`,
    };
    for (const name of PEOPLE) {
      const origin = CUSTOMERS.includes(name) ? origins.consumer : origins.dealer;
      this.#listeners.set(name, await LiveListener.open(origin, this.browser(name).token));
    }
  }

  /** Writes a last event, waits for the arrival of this event and returns all streamed text so far. */
  async heard(): Promise<ReadonlyMap<Person, string>> {
    const last = { siteNum: this.sn, devNum: null, kind: 'site' as const, data: { last: true } };
    for (const group of [STAFF_CHANNEL, GROUP])
      await this.portal.database.unitOfWork.run((tx) => tx.live.append(group, [last], time.now));
    const heard = new Map<Person, string>();
    for (const [name, listener] of this.#listeners) {
      await listener.until(() =>
        listener.messages.some(({ data }) => data.includes('"last":true')),
      );
      heard.set(
        name,
        listener.messages
          .filter((message) => message.name !== 'beat')
          .map((message) => `${message.name} ${message.data}`)
          .join('\n'),
      );
      listener.leave();
    }
    return heard;
  }

  /** Enters a code several times: to cancel an alarm, to hear the history, and to place a test during which signals arrive. */
  async giveCodes(): Promise<void> {
    await this.call(OWNER, 'confirmPassword', { payload: { password: PASSWORD } });
    // Sets the old passcode again, because only the hash of the old passcode is stored and a hash cannot be compared with a new code.
    const { passcodes } = (await this.call(OWNER, 'sitePasscodes')).json<SitePasscodes>();
    const old = passcodes.find(({ ofAccount }) => ofAccount) ?? expect.fail();
    const { authority, holder, id, rev } = old;
    const plain = { kind: 'normal', validFrom: null, validUntil: null, hours: null };
    await this.call(OWNER, 'changePasscode', {
      params: { id },
      payload: { ...plain, authority, holder, rev, code: ORDINARY, knowingly: false },
    });
    if (this.forced) {
      const set = { holder: 'Somebody Whom No List Shows', knowingly: false };
      const duress = (operationId: string, sent: object) => this.call(OWNER, operationId, sent);
      await duress('setDuressCode', { payload: { ...set, code: FIRST, rev: 0 } });
      await duress('setDuressCode', { payload: { ...set, holder, code: DURESS, rev: 1 } });
      await duress('removeDuressCode', { query: { rev: '2' } });
      await duress('restoreDuressCode', { payload: { rev: 3 } });
    }
    time.now += SECOND;
    const given = this.forced ? DURESS : ORDINARY;
    const agent = { headers: await this.key('answering') };
    for (const givenFor of ['Cancel alarm', 'Hear history']) {
      const payload = { xmit: XMIT, code: given, givenFor, agent: 'Rosa' };
      this.answers.push((await this.call(undefined, 'checkHeardCode', { ...agent, payload })).body);
      time.now += SECOND;
    }
    this.made.test = newId();
    const payload = { ...PLAN, id: this.made.test, code: given };
    this.answers.push((await this.call('limited@example.com', 'placeTest', { payload })).body);
    const panel = { headers: await this.key('signals') };
    const texts = ['1131 01 001', '1131 01 001', '1122 01 002', '3131 01 001', '1301 00 000'];
    for (const [at, text] of texts.entries()) {
      time.now += SECOND;
      const entry = { kind: 'signal', counter: String(at), xmit: XMIT, format: 'CID', text };
      this.answers.push(
        (await this.call(undefined, 'receiveBatch', { ...panel, payload: { entries: [entry] } }))
          .body,
      );
    }
    time.now += SECOND;
  }

  /** Returns all queued and sent messages. */
  async sent(): Promise<string> {
    const { rows } = await sql<{ one: string }>`
      select concat_ws(' ', channel, recipient, subject, text, code, queued_at) as one
        from message order by queued_at, one`.execute(this.#kysely);
    return rows.map(({ one }) => one).join('\n');
  }

  /** Advances the clock to the next day: the site test ends, withheld history becomes visible to customers, and all users sign in again. */
  async nextDay(): Promise<void> {
    time.now += DAY + 2 * HOUR;
    const ports = this.portal.container.get(SERVER.backendPorts);
    const runner = createTestRunner(ports);
    while ((await runner.runNext()) === 'worked');
    await notifyHeldBack(this.#kysely, time.now);
    for (const name of [OWNER, ...PEOPLE]) await this.signIn(name);
  }

  /** Creates reports of all kinds and the files that are written in the background. */
  async makeFiles(): Promise<void> {
    const dealer = 'dealer.limited';
    for (const kind of REPORT_KINDS)
      for (const format of FORMATS_OF[kind] ?? ['csv']) {
        const id = newId();
        const period = { kind: 'days', days: 7 };
        const scope =
          kind === 'billingSummary'
            ? { kind: 'group', siteGroupNum: GROUP }
            : { kind: 'site', siteNum: this.sn };
        await this.call(dealer, 'runReport', { payload: { id, kind, format, scope, period } });
        this.made.reports.push(id);
        await this.#work();
      }
    for (const operationId of ['startHistoryExport', 'startAccountExport']) {
      const answer = await this.call(dealer, operationId, { payload: {} });
      this.made.jobs.push(answer.json<{ id: string }>().id);
      await this.#work();
    }
    this.made.template = newId();
    const template = { id: this.made.template, name: 'Cold store' };
    await this.call(dealer, 'keepSiteTemplate', { payload: template });
  }

  async #work(): Promise<void> {
    while ((await runNextJob(this.portal.container)) !== 'idle');
  }
}

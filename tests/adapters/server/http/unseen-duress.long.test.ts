import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CERTIFIED } from '#adapters/server/demo/write-account-info.ts';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import type { Endpoint } from '#adapters/server/http/endpoint.ts';
import type { ReceiverPurpose } from '#core/permission/receiver-purposes.ts';
import { LOOKS } from './audit/walk-reads.ts';
import {
  ForcedWorld,
  GROUP,
  OF_STAFF,
  type Person,
  RIGHTS,
  standStill,
} from '../support/forced-world.ts';

const PATIENCE = 300_000;

/** The reader of a response: a user with certain rights, a receiver, or an anonymous caller. */
interface Reader {
  readonly name: string;
  readonly person?: Person;
  readonly application?: 1 | 2 | 3;
  readonly rights: readonly string[];
  readonly key?: ReceiverPurpose;
}

const dealer = { person: 'dealer.limited', application: 2 } as const;
const customer = { person: 'limited@example.com', application: 3 } as const;
const staff = { person: 'priya.nair', application: 1 } as const;
const UNKNOWING = RIGHTS.filter((name) => name !== 'sitePasscodeEdit');

const READERS: readonly Reader[] = [
  { name: 'somebody unknown', rights: [] },
  { name: 'a dealer who edits no codes', ...dealer, rights: UNKNOWING },
  { name: 'a technician', ...dealer, rights: ['noActionRead', 'noActionEdit', 'zonesRead'] },
  { name: 'an accountant', ...dealer, rights: ['billingRead', 'reportRead'] },
  { name: 'a dealer without rights', ...dealer, rights: [] },
  { name: 'a dealer who edits codes', ...dealer, rights: RIGHTS },
  { name: 'a customer who edits no codes', ...customer, rights: UNKNOWING },
  { name: 'a customer who reads codes alone', ...customer, rights: ['sitePasscodeRead'] },
  { name: 'a customer without rights', ...customer, rights: [] },
  { name: 'a customer who edits codes', ...customer, rights: RIGHTS },
  { name: 'staff without rights', ...staff, rights: [] },
  { name: 'staff', ...staff, rights: OF_STAFF.filter((name) => name !== 'audit') },
  { name: 'staff who read the record', ...staff, rights: ['audit'] },
  { name: 'the station', key: 'signals', rights: [] },
  { name: 'the answering service', key: 'answering', rights: [] },
];

const RECORD = ['auditChain', 'auditExport', 'auditLine', 'auditNew', 'auditPage'];

/**
 * Maps each reader who may learn of the duress to the reads that reveal the duress. Every listed read must reveal the
 * duress, which proves that the test can detect it.
 */
const MAY_KNOW: Readonly<Record<string, readonly string[]>> = {
  'a dealer who edits codes': ['siteChanges', 'sitePasscodes'],
  'a customer who edits codes': ['sitePasscodes'],
  'staff without rights': ['listSilentAlarms'],
  staff: ['listSilentAlarms'],
  'staff who read the record': [...RECORD, 'listSilentAlarms', 'supportPerson'],
  'the station': ['fetchSilentAlarms'],
};

const STEP = 'a step of a sign-in';
const MAILED = 'a mailed report, whose file is that of reportFile';
const PUBLISHED = 'what the provider publishes for all';
const NOT_YET = 'of accounts that are not there yet';

/** Maps each read without data in the test worlds to the reason why it cannot reveal an entered code. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  contactMethods: STEP,
  codeDeparture: STEP,
  securityQuestions: STEP,
  terms: STEP,
  waitingStaff: 'the staff member behind a visit',
  accountDraft: NOT_YET,
  accountSheet: NOT_YET,
  refusedSheetRows: NOT_YET,
  refusedPortalLines: NOT_YET,
  lookAtReportLink: MAILED,
  readLinkedReport: MAILED,
  downloadLinkedReport: MAILED,
  downloadOwnReport: MAILED,
  resourceFile: PUBLISHED,
  libraryFile: PUBLISHED,
  libraryVersion: PUBLISHED,
  readNews: PUBLISHED,
  newsDocument: PUBLISHED,
  campaignFile: PUBLISHED,
  campaignUsage: PUBLISHED,
  siteDocument: 'a file somebody stored',
  readManyTests: 'a run over many sites, which takes no code; its tests are those of siteTests',
  readAnsweringMessage: 'messages of another dealer; a list of them is read',
  onCallCandidates: 'people of a group',
  readOnCallTestPage: 'a page to try a phone',
};

/** Reads with a random response. */
const BY_CHANCE = ['captchaTask'];

type Params = Readonly<Record<string, string>>;
type Find = (world: ForcedWorld, reader: Reader) => Promise<readonly Params[]> | readonly Params[];

const rowsOf =
  (name: string, query: (world: ForcedWorld) => ReturnType<typeof sql<{ one: string }>>): Find =>
  async (world) => {
    const { rows } = await query(world).execute(world.portal.database.kysely);
    return rows.map(({ one }) => ({ [name]: one }));
  };
const alarms = rowsOf(
  'num',
  ({ sn }) => sql`select num::text as one from alarm where site_num = ${sn} order by num`,
);
const people = (name: string) =>
  rowsOf(
    name,
    () => sql`select id::text as one from portal_user
      where username in ('dealer.limited', 'derek.moss@example.com', 'limited@example.com') order by id`,
  );
const requests = rowsOf('id', () => sql`select id::text as one from change_request order by id`);
const invoice = rowsOf('id', () => sql`select id::text as one from invoice order by id limit 1`);
const testOf: Find = ({ made }) => [{ id: made.test }];
const jobsOf: Find = ({ made }) => made.jobs.map((id) => ({ id }));
const first: Find = () => [{ version: '1' }];

/** Maps each read to the function that finds the values of its path parameters, except the site number. The test reads each value found. */
const NAMED: Readonly<Record<string, Find>> = {
  testResults: testOf,
  testResultSheet: testOf,
  jobFile: jobsOf,
  readJob: jobsOf,
  siteAlarm: alarms,
  siteHistoryAlarm: alarms,
  readRequest: requests,
  readStaffRequest: requests,
  policyVersion: first,
  termsVersion: first,
  readInvoice: invoice,
  listInvoiceLines: invoice,
  invoiceFile: invoice,
  supportPerson: people('accountId'),
  personAccess: people('id'),
  auditLine: rowsOf(
    'seq',
    () => sql`select seq::text as one from audit
      where operation like 'duress.%' or operation in ('code.heard', 'test.place') order by seq`,
  ),
  checkCertificate: () => [{ number: CERTIFIED.number }],
  groupNumber: () => [{ num: String(GROUP) }],
  reportFile: ({ made }) => made.reports.map((id) => ({ id })),
  siteTemplate: ({ made }) => [{ id: made.template }],
  siteHistoryRow: async (world, { person }) => {
    const answer = await world.browser(person).get(`/api/site/${String(world.sn)}/history`);
    return answer.json<{ rows?: readonly { place: string }[] }>().rows?.slice(0, 12) ?? [];
  },
};

const READS = ENDPOINTS.filter(
  ({ method, operationId, stream }) =>
    method === 'GET' && stream !== true && !BY_CHANCE.includes(operationId),
);

const mayCall = ({ access }: Endpoint, { application, key, rights }: Reader): boolean => {
  if (access.kind === 'receiver') return key !== undefined && access.purposes.includes(key);
  // An open endpoint answers all callers alike, so one anonymous reader is enough.
  if (access.kind === 'open') return application === undefined && key === undefined;
  if (application === undefined) return false;
  if (access.kind !== 'full') return access.kind === 'session';
  return (
    (access.applications as readonly number[]).includes(application) &&
    access.permissions.every((right) => rights.includes(right))
  );
};

const UUID = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/g;

/**
 * Makes the responses of two worlds comparable. Numbers ids by order of appearance and removes portal-wide counters, such
 * as audit numbers and live-event keys.
 */
const alike = (text: string): string => {
  const ids = new Map<string, number>();
  const named = (id: string): string => {
    ids.set(id, ids.get(id) ?? ids.size);
    return `#${String(ids.get(id))}`;
  };
  return text
    .replaceAll(/\\?"seq\\?":\d+/g, '')
    .replaceAll(/"key":"\w+"/g, '')
    .replaceAll(UUID, named);
};

const KEPT = ['content-type', 'content-disposition', 'etag', 'last-modified', 'link'];

describe('a duress code and one that is none', () => {
  const worlds: ForcedWorld[] = [];
  const heard: ReadonlyMap<Person, string>[] = [];
  /** Responses of each world, keyed by reader, read and point in time. */
  const responses: ReadonlyMap<string, string>[] = [];
  const found = new Set<string>();

  /** Returns the complete response to a read, plus the number of round trips. */
  const ask = async (world: ForcedWorld, reader: Reader, endpoint: Endpoint): Promise<string> => {
    const { operationId, path } = endpoint;
    const query = LOOKS.find((look) => look.operationId === operationId)?.query;
    const headers = reader.key === undefined ? {} : await world.key(reader.key);
    const texts: string[] = [];
    for (const params of (await NAMED[operationId]?.(world, reader)) ?? [{}]) {
      const named: Params = { sn: String(world.sn), ...params };
      const before = world.portal.statements();
      const answer = await world.browser(reader.person).send({
        method: 'GET',
        headers,
        ...(query !== undefined && { query }),
        url: `/api/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => named[name] ?? '0')}`,
      });
      if (answer.statusCode === 200) found.add(operationId);
      const trips = world.portal.statements() - before;
      const kept = KEPT.map((name) => String(answer.headers[name]));
      texts.push([answer.statusCode, trips, ...kept, answer.body].join('\n'));
    }
    return alike(texts.join('\n\n'));
  };

  const readAll = async (world: ForcedWorld, into: Map<string, string>, moment: string) => {
    for (const reader of READERS) {
      if (reader.person !== undefined) await world.give(reader.person, reader.rights);
      for (const endpoint of READS.filter((each) => mayCall(each, reader))) {
        const key = `${reader.name}: ${endpoint.operationId} ${moment}`;
        into.set(key, await ask(world, reader, endpoint));
      }
    }
  };

  beforeAll(async () => {
    standStill();
    for (const forced of [true, false]) {
      const world = await ForcedWorld.open(forced);
      worlds.push(world);
      await world.listen();
      await world.giveCodes();
      heard.push(await world.heard());
      const answers = new Map<string, string>();
      responses.push(answers);
      await readAll(world, answers, 'at once');
      await world.nextDay();
      await world.makeFiles();
      await readAll(world, answers, 'the day after');
    }
  }, PATIENCE);
  afterAll(async () => {
    vi.restoreAllMocks();
    for (const { portal } of worlds) await portal.close();
  });

  it('are answered alike, to whoever gives them and to the alarm system on test meanwhile', () => {
    const [forced, own] = worlds.map(({ answers }) => alike(answers.join('\n')));
    expect(forced).toMatch(/"accepted":true[^]*"verifiedBy":"Account passcode"/);
    expect(forced).toBe(own);
  });

  it('are heard alike by a dealer and a customer who listen; staff hear of one alone', () => {
    const of = (name: Person) => heard.map((all) => alike(all.get(name) ?? ''));
    for (const name of [dealer.person, customer.person]) {
      const [forced, own] = of(name);
      expect(forced).toMatch(/Test started[^]*"onTest":true/);
      expect(forced).toBe(own);
    }
    const [forced, own] = of(staff.person);
    expect(forced).not.toBe(own);
  });

  it('send the same mails and text messages', async () => {
    const [forced, own] = await Promise.all(worlds.map((world) => world.sent()));
    expect(forced).toMatch(/Account passcode changed/);
    expect(forced).toBe(own);
  });

  it.each(READERS)('are alike in all that $name reads, but where it may be known', ({ name }) => {
    const [forced, own] = responses;
    const differ = [...(forced ?? [])].filter(
      ([key, text]) => key.startsWith(`${name}: `) && text !== own?.get(key),
    );
    const operationOf = (key: string): string => key.slice(name.length + 2).split(' ')[0] ?? '';
    const mayKnow = MAY_KNOW[name] ?? [];
    for (const [key, text] of differ)
      if (!mayKnow.includes(operationOf(key))) expect(text, key).toBe(own?.get(key));
    expect([...new Set(differ.map(([key]) => operationOf(key)))].toSorted()).toEqual(mayKnow);
  });

  it('are looked for in every read, or it is said why a read is of none', () => {
    const unread = READS.filter(({ operationId }) => !found.has(operationId));
    expect(unread.map(({ operationId }) => operationId).toSorted()).toEqual(
      Object.keys(ELSEWHERE).toSorted(),
    );
  });
});

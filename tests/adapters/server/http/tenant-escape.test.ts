import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import type { Endpoint } from '#adapters/server/http/endpoint.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { PERMISSIONS } from '#core/permission/permissions.ts';
import { openSsoPortal, type SsoPortal } from '../sso/sso-portal.ts';
import { BODY_IDS, foreignRecords, idFieldsOf, idValuesOf, knownIds, withAt } from './body-ids.ts';
import { JOURNEY } from './audit/journey.ts';
import type { Body, Params, Stride } from './audit/stride.ts';
import { beginWalk, type Walker } from './audit/walker.ts';

const PATIENCE = 300_000;

/** A user of another dealer and one of another household. Both are granted all rights. */
const STRANGERS = { 2: 'hana.mori', 3: 'derek.moss@example.com' } as const;

/** Operations that name an account outside the path. */
const NAMED_ELSEWHERE = [
  'transmitterDetails',
  'setFavoriteSite',
  'foreseeSignals',
  // The body names the sites of the report.
  'runReport',
  'addReportSchedule',
];

/** Operations whose data is the same for all callers. */
const FOR_EVERYBODY: Readonly<Record<string, string>> = {
  resourceFile: 'a campaign is published for dealers of all groups',
  newsDocument: 'news are for all dealers',
  wishRoadmap: 'the roadmap is for dealers of all groups, and each wishes for oneself',
  libraryFile: 'the library is published for everybody of an application',
  favoriteLibraryItem: 'everybody keeps favorites of what all may see',
  noteResourceView: 'it counts a look at what everybody may see',
};

/**
 * Operations that remove something of the caller's own. Naming a record that the caller does not have changes nothing and
 * is not refused.
 */
const TAKES_AWAY: Readonly<Record<string, string>> = {
  deleteAccountLink: 'a link of the own account',
  revokeDevice: 'a browser that is remembered for oneself',
  endOwnSession: 'a session of one’s own',
};

/** Operations that create something of the caller's own, with an id that the caller's browser generated. */
const BEGINS: Readonly<Record<string, string>> = {
  storeSheetAgreement: 'a sheet of accounts begins with its agreement',
};

const unknown = (value: string): string => (/^\d+$/.test(value) ? '999999999' : randomUUID());

const mapValues = (params: Params, by: (value: string) => string): Params =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, by(value)]));

/** Repeats a request from the browser of another user. */
const byStranger = (
  { body, file, operationId, query }: Stride,
  application: 2 | 3,
  numbers: Params,
): Stride => ({
  operationId,
  actor: STRANGERS[application],
  params: () => numbers,
  ...(query !== undefined && { query }),
  ...(body !== undefined && { body }),
  ...(file !== undefined && { file }),
});

/** The response that the caller sees, without the request id. */
const text = ({ body, headers, statusCode }: LightMyRequestResponse) => ({
  status: statusCode,
  body: body.replaceAll(String(headers['x-request-id']), ''),
});

/** Returns the audiences whose data the operation addresses record by record. */
const audienceOf = ({ access, operationId, path }: Endpoint): readonly (2 | 3)[] => {
  const addresses = path.includes('{') || NAMED_ELSEWHERE.includes(operationId);
  if (access.kind !== 'full' || !addresses || operationId in FOR_EVERYBODY) return [];
  return ([2, 3] as const).filter((application) => access.applications.includes(application));
};

/**
 * A request with the real number of a foreign record gets the same response as one with a number that does not exist
 * (domain guide 5.2).
 */
describe('Nobody reaches what is not theirs: the data of others', () => {
  let open: SsoPortal;
  let walker: Walker;
  let isKnown: (value: unknown) => boolean;
  const tried = new Set<string>();
  /** All fields that hold ids; `named` collects those that were tried. */
  const fields = new Set(ENDPOINTS.flatMap(idFieldsOf));
  const named = new Set<string>();
  const accepted: string[] = [];
  const escapes: string[] = [];

  const giveAllRights = async (): Promise<void> => {
    const { kysely } = open.portal.container.get(SERVER.database);
    for (const username of Object.values(STRANGERS)) {
      const rights = Object.keys(PERMISSIONS).map((name) => ({
        user_id: walker.idOf(username),
        name,
        kind: name.endsWith('Flag') ? ('flag' as const) : ('role' as const),
      }));
      await kysely
        .insertInto('user_right')
        .values(rights)
        .onConflict((known) => known.doNothing())
        .execute();
    }
  };

  /** Clears the rate limits, because repeated guessing soon gets any request delayed. */
  const forgetGuesses = async (): Promise<void> => {
    const { kysely } = open.portal.container.get(SERVER.database);
    await kysely.deleteFrom('bucket').execute();
  };

  const attempt = async (stride: Stride, application: 2 | 3): Promise<void> => {
    const real: Params = (await stride.params?.(walker)) ?? {};
    const ask = async (numbers: Params) => {
      await forgetGuesses();
      return text(await walker.take(byStranger(stride, application, numbers)));
    };
    const answer = await ask(real);
    const name = `${stride.operationId} by ${STRANGERS[application]}`;
    const isOwn = stride.operationId in TAKES_AWAY || stride.operationId in BEGINS;
    if (answer.status < 400 && !isOwn) escapes.push(`${name} answers ${String(answer.status)}`);
    if (Object.keys(real).length === 0) return;
    const nothing = await ask(mapValues(real, unknown));
    if (JSON.stringify(answer) !== JSON.stringify(nothing))
      escapes.push(`${name} tells a foreign number from an unknown one: ${answer.body}`);
  };

  /** Sends the body of a permitted user, with a foreign or unknown record in each field that names one. */
  const nameForeign = async (
    stride: Stride,
    foreign: Awaited<ReturnType<typeof foreignRecords>>,
  ): Promise<void> => {
    const { body, operationId } = stride;
    if (body === undefined) return;
    const own = await body(walker);
    for (const found of idValuesOf(operationId, own, isKnown)) fields.add(found);
    const ask = async (asked: Body) => {
      await forgetGuesses();
      return text(await walker.take({ ...stride, body: () => asked }));
    };
    for (const [field, meaning] of Object.entries(BODY_IDS)) {
      if (!field.startsWith(`${operationId} `) || named.has(field)) continue;
      named.add(field);
      if ('no' in meaning) continue;
      const path = field.slice(operationId.length + 1);
      const ids = foreign('each' in meaning ? meaning.each : meaning.names);
      const answers: string[] = [];
      for (const id of ids) {
        const { status, body: given } = await ask(
          'names' in meaning && meaning.given !== undefined
            ? { ...own, ...meaning.given(id) }
            : (withAt(own, path, id) as Body),
        );
        answers.push(given.replaceAll(String(id), ''));
        // The server must have checked the id: a list is answered item by item with 200, any other request is refused.
        const isRefused = 'each' in meaning ? status === 200 : status > 400 && status < 500;
        if (!isRefused) accepted.push(`${field} of ${String(id)}: ${String(status)} ${given}`);
      }
      if (new Set(answers).size > 1 && 'each' in meaning)
        accepted.push(`${field} tells a foreign one from an unknown one: ${answers.join(' ')}`);
    }
  };

  beforeAll(async () => {
    open = await openSsoPortal();
    walker = await beginWalk(open);
    await giveAllRights();
    const foreign = await foreignRecords(open);
    isKnown = await knownIds(open);
    for (const stride of JOURNEY) {
      const endpoint = ENDPOINTS.find(({ operationId }) => operationId === stride.operationId);
      if (endpoint !== undefined && !tried.has(endpoint.operationId))
        for (const application of audienceOf(endpoint)) await attempt(stride, application);
      tried.add(stride.operationId);
      await nameForeign(stride, foreign);
      const answer = await walker.take(stride);
      expect(answer.statusCode, `${stride.operationId}: ${answer.body}`).toBe(200);
    }
  }, PATIENCE);
  afterAll(() => open.close());

  it('answer like what nobody has, whatever is asked of them and whoever asks', () => {
    expect(escapes).toEqual([]);
  });

  it('are refused in a body too, in every field that holds an id of a record', () => {
    expect(accepted).toEqual([]);
    expect([...fields].filter((field) => !(field in BODY_IDS))).toEqual([]);
    expect(Object.keys(BODY_IDS).filter((field) => !named.has(field))).toEqual([]);
  });

  it('are asked for through every operation that addresses them', () => {
    const due = ENDPOINTS.filter((endpoint) => audienceOf(endpoint).length > 0);
    expect(due.filter(({ operationId }) => !tried.has(operationId))).toEqual([]);
    expect(due.length).toBeGreaterThan(40);
  });
});

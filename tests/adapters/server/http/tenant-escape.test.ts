import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import type { Endpoint } from '#adapters/wire/endpoint.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { PERMISSIONS } from '#core/permission/permissions.ts';
import { openSsoPortal, type SsoPortal } from '../sso/sso-portal.ts';
import { JOURNEY } from './audit/journey.ts';
import type { Params, Stride } from './audit/stride.ts';
import { beginWalk, type Walker } from './audit/walker.ts';

const PATIENCE = 300_000;

/** People of another dealer and of another household; they are given every right there is. */
const STRANGERS = { 2: 'hana.mori', 3: 'derek.moss@example.com' } as const;

/** What names somebody's account outside the path. */
const NAMED_ELSEWHERE = [
  ...['transmitterDetails', 'setFavoriteSite', 'foreseeSignals'],
  // Whose sites a report is about stands in what is said.
  ...['runReport', 'addReportSchedule'],
];

/** Addresses that are the same for everybody who may call them. */
const FOR_EVERYBODY: Readonly<Record<string, string>> = {
  resourceFile: 'a campaign is published for dealers of all groups',
  newsDocument: 'news are for all dealers',
  wishRoadmap: 'the roadmap is for dealers of all groups, and each wishes for oneself',
  libraryFile: 'the library is published for everybody of an application',
  favoriteLibraryItem: 'everybody keeps favorites of what all may see',
  noteResourceView: 'it counts a look at what everybody may see',
};

/** These say what shall not be there: of what one does not have nothing changes, and it is no refusal. */
const TAKES_AWAY: Readonly<Record<string, string>> = {
  deleteAccountLink: 'a link of the own account',
  revokeDevice: 'a browser that is remembered for oneself',
  endOwnSession: 'a session of one’s own',
};

/** These begin something of one's own, by a name that one's own browser made. */
const BEGINS: Readonly<Record<string, string>> = {
  storeSheetAgreement: 'a sheet of accounts begins with its agreement',
};

const unknown = (value: string): string => (/^\d+$/.test(value) ? '999999999' : randomUUID());

const mapValues = (params: Params, by: (value: string) => string): Params =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, by(value)]));

/** The same request from somebody else's browser. */
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

/** What somebody is told, without the number of the request. */
const words = ({ body, headers, statusCode }: LightMyRequestResponse) => ({
  status: statusCode,
  body: body.replaceAll(String(headers['x-request-id']), ''),
});

/** The audiences whose data an operation addresses one by one. */
const audienceOf = ({ access, operationId, path }: Endpoint): readonly (2 | 3)[] => {
  const addresses = path.includes('{') || NAMED_ELSEWHERE.includes(operationId);
  if (access.kind !== 'full' || !addresses || operationId in FOR_EVERYBODY) return [];
  return ([2, 3] as const).filter((application) => access.applications.includes(application));
};

/** Whoever asks with real numbers of others hears what everybody hears who asks for numbers nobody has (domain guide 5.2). */
describe('Nobody reaches what is not theirs: the data of others', () => {
  let open: SsoPortal;
  let walker: Walker;
  const tried = new Set<string>();
  const escapes: string[] = [];

  const giveAllRights = async (): Promise<void> => {
    const { kysely } = open.portal.container.get(SERVER.database);
    for (const username of Object.values(STRANGERS)) {
      const rights = Object.keys(PERMISSIONS).map((name) => ({
        ...{ user_id: walker.idOf(username), name },
        kind: name.endsWith('Flag') ? ('flag' as const) : ('role' as const),
      }));
      await kysely
        .insertInto('user_right')
        .values(rights)
        .onConflict((known) => known.doNothing())
        .execute();
    }
  };

  /** Whoever guesses is soon told to wait, whatever they ask for. */
  const forgetGuesses = async (): Promise<void> => {
    const { kysely } = open.portal.container.get(SERVER.database);
    await kysely.deleteFrom('bucket').execute();
  };

  const attempt = async (stride: Stride, application: 2 | 3): Promise<void> => {
    const real: Params = (await stride.params?.(walker)) ?? {};
    const ask = async (numbers: Params) => {
      await forgetGuesses();
      return words(await walker.take(byStranger(stride, application, numbers)));
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

  beforeAll(async () => {
    open = await openSsoPortal();
    walker = await beginWalk(open);
    await giveAllRights();
    for (const stride of JOURNEY) {
      const endpoint = ENDPOINTS.find(({ operationId }) => operationId === stride.operationId);
      if (endpoint !== undefined && !tried.has(endpoint.operationId))
        for (const application of audienceOf(endpoint)) await attempt(stride, application);
      tried.add(stride.operationId);
      const answer = await walker.take(stride);
      expect(answer.statusCode, `${stride.operationId}: ${answer.body}`).toBe(200);
    }
  }, PATIENCE);
  afterAll(() => open.close());

  it('answer like what nobody has, whatever is asked of them and whoever asks', () => {
    expect(escapes).toEqual([]);
  });

  it('are asked for through every operation that addresses them', () => {
    const due = ENDPOINTS.filter((endpoint) => audienceOf(endpoint).length > 0);
    expect(due.filter(({ operationId }) => !tried.has(operationId))).toEqual([]);
    expect(due.length).toBeGreaterThan(40);
  });
});

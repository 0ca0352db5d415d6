import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#adapters/server/http/endpoint.ts';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { describeDatabase } from '#tests/backend/harness/database.ts';
import { openSsoPortal, type SsoPortal } from '../sso/sso-portal.ts';
import { beginWalk, type Walker } from './audit/walker.ts';
import { WALK } from './audit/whole-walk.ts';

const PATIENCE = 300_000;

interface Twice {
  readonly operationId: string;
  readonly first: LightMyRequestResponse;
  readonly second: LightMyRequestResponse;
  /** A repeat that was sent while the first call still ran; null if the operation is idempotent without a stored response. */
  readonly beside: LightMyRequestResponse | null;
  readonly mails: number;
  readonly rows: number;
  /** True if the operation is idempotent without a stored response, so a second audit entry is allowed. */
  readonly byNature: boolean;
}

/** Excludes session refreshes, because each refresh returns new secrets and other tests cover refreshes. */
const isTried = ({ repeatable, access }: Endpoint): boolean =>
  repeatable !== undefined && access.kind !== 'cookie';

const without = (answer: LightMyRequestResponse): unknown => {
  const { token, ...rest } = answer.json<{ token?: { accessToken?: string } | null }>();
  // Keeps the access token for comparison, because one session must never get two tokens, and leaves out the remaining
  // seconds, which change constantly.
  return { ...rest, token: token?.accessToken ?? token };
};

const cookies = (answer: LightMyRequestResponse): unknown =>
  answer.cookies
    .filter(({ name }) => /refresh|device/.test(name))
    .map(({ name, value }) => `${name}=${value}`);

describeDatabase('Faults of the network lose nothing: a call whose answer was lost', (engine) => {
  let open: SsoPortal;
  let walker: Walker;
  const taken: Twice[] = [];

  const mails = async (): Promise<number> => {
    const { kysely } = open.portal.container.get(SERVER.database);
    return (await kysely.selectFrom('message').select('id').execute()).length;
  };

  beforeAll(async () => {
    open = await openSsoPortal(engine);
    await open.portal.container.get(SERVER.sender).stop();
    walker = await beginWalk(open);
    for (const stride of WALK) {
      const { operationId } = stride;
      const endpoint = ENDPOINTS.find((one) => one.operationId === operationId);
      await walker.take(stride, async (send) => {
        const tried = endpoint !== undefined && isTried(endpoint);
        const isStored = tried && endpoint.repeatable !== 'always';
        const running = send();
        const beside = isStored ? await send() : null;
        const first = await running;
        expect(first.statusCode, `${operationId}: ${first.body}`).toBe(200);
        if (!tried) return first;
        const before = await mails();
        const second = await send();
        const rows = (await walker.rowsOf(second)).length;
        const sent = (await mails()) - before;
        const besideRows = beside === null ? 0 : (await walker.rowsOf(beside)).length;
        taken.push({
          operationId,
          first,
          second,
          beside,
          mails: sent,
          rows: rows + besideRows,
          byNature: !isStored,
        });
        return first;
      });
    }
  }, PATIENCE);
  afterAll(() => open.close());

  it('is answered like the first time when the same browser sends it again, and takes effect once', () => {
    for (const { operationId, first, second, mails: sent, rows, byNature } of taken) {
      expect(second.statusCode, `${operationId}: ${second.body}`).toBe(200);
      expect([operationId, without(second)]).toEqual([operationId, without(first)]);
      expect([operationId, cookies(second)]).toEqual([operationId, cookies(first)]);
      expect([operationId, sent, rows]).toEqual([operationId, 0, byNature ? rows : 0]);
    }
  });

  it('is answered like the first one also when it is sent while that still runs', () => {
    const besides = taken.flatMap(({ operationId, first, beside }) =>
      beside === null ? [] : [{ operationId, first, beside }],
    );
    expect(besides.length).toBeGreaterThan(100);
    for (const { operationId, first, beside } of besides) {
      expect(beside.statusCode, `${operationId}: ${beside.body}`).toBe(200);
      expect([operationId, without(beside)]).toEqual([operationId, without(first)]);
    }
  });

  it('was tried for every operation that may be repeated', () => {
    const kept = ENDPOINTS.filter(isTried);
    expect(kept.length).toBeGreaterThan(10);
    expect(new Set(taken.map(({ operationId }) => operationId))).toEqual(
      new Set(kept.map(({ operationId }) => operationId)),
    );
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { ENDPOINTS } from '#adapters/server/plugins/plugins.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { describeEachEngine } from '#tests/backend/harness/database.ts';
import { openSsoPortal, type SsoPortal } from '../sso/sso-portal.ts';
import { JOURNEY } from './audit/journey.ts';
import type { Stride } from './audit/stride.ts';
import { beginWalk, type Walker } from './audit/walker.ts';
import { ROUND_TRIPS, type Cost } from './trips/written-numbers.ts';

const PATIENCE = 300_000;

const costOf = ({ statements, transactions }: Cost): string =>
  `${statements} statements in ${transactions} transactions`;

describeEachEngine('A read takes few round trips: the round trips of the API', (engine) => {
  let open: SsoPortal;
  let walker: Walker;
  const counted = new Map<string, Cost>();

  const count = async (stride: Stride): Promise<void> => {
    const { pool } = open.portal.database;
    const asked = () => [pool.statements, pool.transactions] as const;
    const answer = await walker.take(stride, async (send) => {
      const before = asked();
      const sent = await send();
      const after = asked();
      const cost = { statements: after[0] - before[0], transactions: after[1] - before[1] };
      if (!counted.has(stride.operationId)) counted.set(stride.operationId, cost);
      return sent;
    });
    expect(answer.statusCode, `${stride.operationId}: ${answer.body}`).toBe(200);
  };

  beforeAll(async () => {
    open = await openSsoPortal(engine);
    // Stops the message sender, so that the sender's queries are not counted as queries of the request.
    await open.portal.container.get(SERVER.sender).stop();
    walker = await beginWalk(open);
    for (const stride of JOURNEY) await count(stride);
  }, PATIENCE);
  afterAll(() => open.close());

  it('are counted for every operation, and no more and no fewer than written', () => {
    const complaints = ENDPOINTS.flatMap(({ operationId }) => {
      const taken = counted.get(operationId);
      if (taken === undefined) return [`${operationId} is not on the walk`];
      const written = ROUND_TRIPS[operationId];
      if (written === undefined) return [`${operationId} takes ${costOf(taken)}: write it down`];
      if (costOf(taken) === costOf(written)) return [];
      const better =
        taken.statements <= written.statements && taken.transactions <= written.transactions;
      const advice = better ? ': write the smaller number' : '';
      return [`${operationId} takes ${costOf(taken)}, written are ${costOf(written)}${advice}`];
    });
    expect(complaints).toEqual([]);
  });
});

it('a number is written for operations there are, and a GET that writes says why', () => {
  const known = new Map(ENDPOINTS.map(({ operationId, method }) => [operationId, method]));
  expect(Object.keys(ROUND_TRIPS).filter((name) => !known.has(name))).toEqual([]);
  const silent = Object.entries(ROUND_TRIPS).filter(
    ([name, { transactions, why }]) =>
      known.get(name) === 'GET' && transactions > 0 === (why === undefined),
  );
  expect(silent).toEqual([]);
  const reasons = Object.entries(ROUND_TRIPS).filter(
    ([name, { why }]) => known.get(name) !== 'GET' && why !== undefined,
  );
  expect(reasons).toEqual([]);
});

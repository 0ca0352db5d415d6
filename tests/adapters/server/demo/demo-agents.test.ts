import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBackend } from '#core/backend/backend.ts';
import { demoRandom } from '#adapters/server/demo/demo-random.ts';
import { generateDemoWorld } from '#adapters/server/demo/generate-demo-world.ts';
import { AGENTS, DemoAgents } from '#adapters/server/demo/live/demo-agents.ts';
import { SERVER } from '#composition/server/tokens.ts';
import { ManualClock } from '#tests/backend/harness/manual-clock.ts';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());

const open = (clock: ManualClock, chance: number) => {
  const ports = portal.container.get(SERVER.backendPorts);
  const { unitOfWork } = portal.container.get(SERVER.database);
  const backend = createBackend({ ...ports, clock });
  const world = generateDemoWorld(clock.now(), undefined, 'small');
  const random = demoRandom(chance);
  return new DemoAgents({ unitOfWork, clock, ids: ports.ids, backend, random, world });
};
const taken = () =>
  portal.container
    .get(SERVER.database)
    .kysely.selectFrom('answering_message')
    .select(['id', 'site_group_num', 'site_num', 'state'])
    .where('receiver_id', '=', AGENTS.id)
    .execute();

it('takes a call within a minute and a half, then one each 3 to 8 minutes, and every call is tried and delivered', async () => {
  const clock = new ManualClock(portal.container.get(SERVER.clock).now());
  const agents = open(clock, 3);
  const outcomes: string[] = [];
  let firstAt = 0;
  for (let second = 1; second <= 3600; second += 1) {
    clock.advance(1000);
    const given = await agents.step();
    outcomes.push(...given.map(({ outcome }) => outcome));
    if (given.length > 0 && firstAt === 0) firstAt = second;
  }
  expect(firstAt).toBeLessThanOrEqual(91);
  expect(new Set(outcomes)).toEqual(new Set(['kept']));
  const messages = await taken();
  expect(messages.length).toBeGreaterThan(6);
  expect(messages.length).toBeLessThan(22);
  expect(new Set(messages.map((one) => one.site_group_num))).toEqual(new Set([4490]));
  expect(messages.some((one) => one.site_num !== null)).toBe(true);
  // The newest message may still be undelivered.
  expect(messages.filter(({ state }) => state === 'Delivered').length).toBeGreaterThanOrEqual(
    messages.length - 1,
  );
  // Simulates agents after a server restart and after a reset of the demo world, which set the clock back.
  const again = open(clock, 4);
  clock.advance(-7200000);
  await agents.step();
  const more: string[] = [];
  for (let second = 1; second <= 100; second += 1) {
    clock.advance(1000);
    more.push(...[...(await again.step()), ...(await agents.step())].map((one) => one.outcome));
  }
  expect(more).toEqual(['kept', 'kept']);
});

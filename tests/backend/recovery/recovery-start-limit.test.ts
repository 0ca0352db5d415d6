import { afterAll, beforeAll, expect, it } from 'vitest';
import { lostIn } from '../harness/lost-person.ts';
import { describeEachEngine } from '../harness/database.ts';
import { openTestWorld, type TestWorld } from '../harness/test-world.ts';

const refused = { ok: false, error: { kind: 'tooMany' } };
const MINUTES_10 = 600000;

describeEachEngine('recoveries of one office behind one address', (engine) => {
  let world: TestWorld;
  beforeAll(async () => {
    world = await openTestWorld(engine);
  });
  afterAll(() => world.close());

  /** Starts a recovery in a new browser with this IP address. */
  const open = (address: string, name: string) =>
    lostIn(world.backend, world.browser({ variant: 'consumer', address })).open(
      `${name}@example.com`,
    );

  const colleagues = (count: number) => Array.from({ length: count }, (_, index) => `c${index}`);

  it('are counted by people: twenty colleagues each recover, and who begins again takes nothing from the others', async () => {
    for (let press = 0; press < 4; press += 1)
      for (const name of ['ann', 'ben', 'cleo'])
        expect((await open('203.0.113.10', name)).ok).toBe(true);
    for (const name of colleagues(17)) expect((await open('203.0.113.10', name)).ok).toBe(true);
    expect(await open('203.0.113.10', 'finn')).toMatchObject(refused);
    // A refused attempt does not count, so Finn is still a new user on his next attempt.
    expect(await open('203.0.113.10', 'finn')).toMatchObject(refused);
    expect((await open('203.0.113.10', 'c3')).ok).toBe(true);
    world.clock.advance(MINUTES_10);
    expect((await open('203.0.113.10', 'finn')).ok).toBe(true);
  });

  it('count a person once, however many presses come at once', async () => {
    const presses = Array.from({ length: 5 }, () => open('203.0.113.20', 'gail'));
    for (const answer of await Promise.all(presses)) expect(answer.ok).toBe(true);
    for (const name of colleagues(19))
      expect((await open('203.0.113.20', `of-gail-${name}`)).ok).toBe(true);
    expect(await open('203.0.113.20', 'liam')).toMatchObject(refused);
  });

  it('still hold each name to its own five, from wherever it is begun', async () => {
    for (let press = 0; press < 5; press += 1)
      expect((await open('203.0.113.30', 'mona')).ok).toBe(true);
    expect(await open('203.0.113.30', 'mona')).toMatchObject(refused);
    expect(await open('203.0.113.31', 'mona')).toMatchObject(refused);
  });
});

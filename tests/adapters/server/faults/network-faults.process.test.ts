import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { FaultyWorld, FLOWS } from './fault-flows.ts';
import { FAULTS } from './faulty-line.ts';

/** Divisor for the program's time limits and the proxy's delays during a fault. */
const PACE = 40;
/** Faults that still let the request reach the server on time, so the press succeeds. */
const GOES_WELL: ReadonlySet<string> = new Set(['delivered twice']);
const consumer = new Set(['recovery', 'another account chosen']);

describe('Faults of the network lose nothing: a fault of the line', () => {
  let portal: TestPortal;
  let world: FaultyWorld;
  beforeAll(async () => {
    portal = await openTestPortal();
    world = new FaultyWorld(portal);
    await world.open(PACE);
  });
  afterAll(async () => {
    world.close();
    await portal.close();
  });

  const cells = Object.entries(FLOWS).flatMap(([flow, open]) =>
    FAULTS.map((kind) => ({ flow, kind, open })),
  );
  it.each(cells)('$flow: $kind', async ({ flow, kind, open }) => {
    await world.rest();
    const trial = await open(world);
    const line = world.lineOf(consumer.has(flow) ? 'consumer' : 'dealer');
    line.breakAt(trial.path, kind);
    // For a request that should succeed, the time limits are not shortened, because a busy machine would exceed shortened limits.
    world.pace = GOES_WELL.has(kind) ? 1 : PACE;
    const first = await trial.press();
    world.pace = 1;
    line.mend();
    expect(line.met).toBeGreaterThan(0);
    // If the press failed, the user sees a message.
    if (!first.ok) expect(first.words).toEqual(expect.stringMatching(/\w/));
    if (GOES_WELL.has(kind)) expect(first).toEqual({ ok: true, words: null });
    // If the first press failed, a second press succeeds without a reload. A first press that reported success took effect.
    const last = first.ok ? first : await trial.press();
    expect(last).toEqual({ ok: true, words: null });
    expect(await trial.effects()).toBe(1);
    expect(trial.kept?.() ?? []).toEqual([]);
  });
});

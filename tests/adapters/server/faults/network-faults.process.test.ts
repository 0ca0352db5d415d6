import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPortal, type TestPortal } from '../support/test-portal.ts';
import { FaultyWorld, FLOWS } from './fault-flows.ts';
import { FAULTS } from './faulty-line.ts';

/** The program's limits and the line's delays run so many times faster while a fault lasts. */
const PACE = 40;
/** These reach the server in time, so the press itself succeeds. */
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
    // With time running faster, a busy machine would miss the limits of what goes well.
    world.pace = GOES_WELL.has(kind) ? 1 : PACE;
    const first = await trial.press();
    world.pace = 1;
    line.mend();
    expect(line.met).toBeGreaterThan(0);
    // Whoever is not told that it is done is told something.
    if (!first.ok) expect(first.words).toEqual(expect.stringMatching(/\w/));
    if (GOES_WELL.has(kind)) expect(first).toEqual({ ok: true, words: null });
    // The same press again, without a reload, ends well; a success was none in name alone.
    const last = first.ok ? first : await trial.press();
    expect(last).toEqual({ ok: true, words: null });
    expect(await trial.effects()).toBe(1);
    expect(trial.kept?.() ?? []).toEqual([]);
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DemoClock, SystemClock } from '#adapters/server/clock/server-clock.ts';

/** Generates clock steps: the real time that passed, and an adjustment of the machine's clock. */
const steps = fc.array(
  fc.record({
    passed: fc.integer({ min: 0, max: 600_000 }),
    put: fc.integer({ min: -86_400_000, max: 60_000 }),
  }),
  { maxLength: 20 },
);

it('time of the server never goes back, and what ends after ten minutes never lives longer for a clock that is put back', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const machine = { wall: 1_790_000_000_000, stopwatch: 5000 };
      const clock = new SystemClock(
        () => machine.wall,
        () => machine.stopwatch,
      );
      let before = clock.now();
      for (const { passed, put } of all) {
        machine.stopwatch += passed;
        machine.wall += passed + put;
        const now = clock.now();
        expect(now - before).toBeGreaterThanOrEqual(passed);
        expect(now).toBeGreaterThanOrEqual(machine.wall);
        before = now;
      }
    }),
  );
});

it('of a machine whose clock is right it is that clock', () => {
  const real = Date.now();
  const [machine, demo] = [new SystemClock(), new DemoClock(null)];
  for (const clock of [machine, demo]) {
    expect(clock.now()).toBeGreaterThanOrEqual(real);
    expect(clock.now()).toBeLessThanOrEqual(Date.now() + 1);
  }
});

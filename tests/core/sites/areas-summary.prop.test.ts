import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areasSummary } from '#core/sites/areas-summary.rule.ts';

const areasOf = (...states: readonly string[]) =>
  states.map((state, at) => ({ name: `Area ${String(at)}`, state }));
const states = fc.array(fc.constantFrom('Open', 'Closed', 'Closed (stay)', 'Alarm', 'Unknown'), {
  minLength: 2,
  maxLength: 8,
});

test.each([
  [areasOf(), null],
  [areasOf('Closed (stay)'), 'Area 0 · Closed (stay)'],
  [areasOf('Closed', 'Closed'), '2 areas closed'],
  [areasOf('Closed', 'Closed (stay)'), '2 areas closed'],
  [areasOf('Closed', 'Open', 'Closed (stay)'), '1 of 3 areas open · Area 1'],
  [areasOf('Open', 'Alarm', 'Alarm'), '2 of 3 areas in alarm'],
])('%j is summed up as %s', (areas, text) => {
  expect(areasSummary(areas)?.text ?? null).toBe(text);
});

test('An alarm is never left out, nor an open area without an alarm, and closed is said only if all are', () => {
  fc.assert(
    fc.property(states, (some) => {
      const sum = areasSummary(areasOf(...some));
      const worst = some.includes('Alarm') ? 'Alarm' : some.includes('Open') ? 'Open' : null;
      if (worst !== null) expect(sum?.state).toBe(worst);
      expect(sum?.state.startsWith('Closed')).toBe(some.every((one) => one.startsWith('Closed')));
      expect(sum?.text).toContain(String(some.length));
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoInstant } from '#core/kernel/instant.ts';
import { isListening, assessTest, LISTEN_MS } from '#core/panel-info/assess-test.rule.ts';

const START = 1773300000000;
const after = fc.integer({ min: 0, max: 2 * LISTEN_MS });
const heardAfter = fc.option(fc.integer({ min: 1, max: LISTEN_MS }));

const test = (heard: number | null) => ({
  id: 'one',
  startedAt: START,
  startedBy: 'Carla Benson',
  heard: heard === null ? null : { at: START + heard, code: '601' },
});

describe('a communication test', () => {
  it('waits a quarter of an hour and no longer, and has passed from the first signal on for ever', () => {
    fc.assert(
      fc.property(after, heardAfter, (ms, heard) => {
        const assessed = assessTest(test(heard), START + ms);
        const silent = ms < LISTEN_MS ? 'Waiting' : 'No test signal arrived';
        expect(assessed.state).toBe(heard === null ? silent : 'Passed');
        expect(assessed.passedAt).toBe(heard === null ? null : isoInstant(START + heard));
        expect(assessed.endsAt).toBe(isoInstant(START + LISTEN_MS));
      }),
    );
  });

  it('keeps another from beginning just as long as it waits', () => {
    fc.assert(
      fc.property(after, heardAfter, (ms, heard) => {
        const one = test(heard);
        expect(isListening(one, START + ms)).toBe(assessTest(one, START + ms).state === 'Waiting');
      }),
    );
  });
});

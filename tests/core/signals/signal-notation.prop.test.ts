import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { historyApi } from '#core/history/history.api.ts';
import type { DecodedSignal } from '#core/signals/signal.ts';
import { QUERY_SIGNALS } from '#core/signals/signal-notation.rule.ts';

const { codec } = historyApi.foreseeSignals;

const number = fc.stringMatching(/^\d{1,6}$/);

const signal: fc.Arbitrary<DecodedSignal> = fc.record({
  format: fc.constantFrom('CID' as const, 'SIA' as const),
  account: fc.option(fc.string()),
  qualifier: fc.constantFrom('new' as const, 'restore' as const, 'status' as const),
  code: fc.stringMatching(/^(\d{3}|[A-Z]{2})$/),
  area: fc.option(fc.nat(99)),
  zone: fc.option(number),
  user: fc.option(number),
  text: fc.option(fc.string()),
});

it('signals arrive as they were read, without their account and text, and never more than may be asked about', () => {
  fc.assert(
    fc.property(fc.array(signal, { minLength: 1, maxLength: QUERY_SIGNALS + 5 }), (signals) => {
      const arrived = codec.read(codec.write({ xmit: 'HP1561', signals }));
      expect(arrived).toEqual({
        xmit: 'HP1561',
        signals: signals
          .slice(0, QUERY_SIGNALS)
          .map((one) => ({ ...one, account: null, text: null })),
      });
    }),
  );
});

import fc from 'fast-check';
import { DISPOSITIONS, OPERATOR_ACTIONS } from '#core/signals/operator-action.ts';

/** Any text, including malformed characters, NUL and overlong texts. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('a\u0000b', '\ud800', '\udc00 1', 'x'.repeat(2000), '1602 01 000', 'Nri1/BA3'),
  // Characters of two code units, which truncation may split.
  fc.constantFrom(
    '\u{1f525}'.repeat(4) + '1',
    'x' + '\u{1f525}'.repeat(15),
    '\u{1f525}'.repeat(1500),
  ),
);

const moment = fc.oneof(
  fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-30T00:00:00Z', ''),
  fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(2 ** 42) })
    .map((at) => at.toISOString()),
);

const counter = fc.oneof(
  fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String),
  fc.constantFrom('0', '1', '9223372036854775807'),
);

const maybe = <T>(value: fc.Arbitrary<T>) => fc.oneof(value, fc.constant(null));

const signal = fc.record(
  {
    kind: fc.constant('signal'),
    counter,
    xmit: fc.oneof(text, fc.constant('HP75001')),
    receivedAt: maybe(moment),
    panelAt: maybe(moment),
    line: maybe(text),
    callerId: maybe(text),
    format: fc.constantFrom('CID', 'SIA', 'DC-09'),
    text: fc.oneof(
      text,
      fc.string({ unit: 'binary', maxLength: 20 }).map((given) => `Nri1/BA2^${given}^`),
      fc.integer({ min: 0, max: 999 }).map((num) => `1131 01 ${String(num).padStart(3, '0')}`),
    ),
  },
  { requiredKeys: ['kind', 'counter'] },
);

const alarm = fc.oneof(
  fc.record({ num: fc.integer() }),
  fc.record({ counter, receiver: maybe(text) }, { requiredKeys: ['counter'] }),
);

const action = fc.record(
  {
    kind: fc.constant('action'),
    counter,
    alarm,
    at: maybe(moment),
    action: fc.constantFrom(...OPERATOR_ACTIONS),
    operator: maybe(fc.string({ unit: 'binary', maxLength: 8 })),
    contact: maybe(text),
    comment: maybe(text),
    disposition: maybe(fc.constantFrom(...DISPOSITIONS)),
    avs: maybe(fc.integer({ min: -1, max: 5 })),
    holdUntil: maybe(moment),
    newPriority: maybe(fc.integer({ min: 0, max: 8 })),
  },
  { requiredKeys: ['kind', 'counter', 'alarm', 'action'] },
);

/** A batch entry that an external system might send, valid or invalid, always with a counter. */
export const drawnEntry: fc.Arbitrary<object> = fc.oneof(
  signal,
  action,
  fc.record({ kind: text, counter, more: fc.oneof(fc.jsonValue(), text) }),
);

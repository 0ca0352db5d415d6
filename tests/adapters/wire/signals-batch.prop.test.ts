import { signalsApi } from '#core/signals/signals.api.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWith } from '#adapters/server/http/decode-request.ts';
import { drawnEntry } from '#tests/arbitraries/batch-entries.ts';

const decode = (...entries: readonly unknown[]) =>
  decodeWith(signalsApi.receiveBatch.input, { entries });
const entry = { kind: 'signal', counter: '7', xmit: 'HP1207', format: 'CID', text: '1602 01 000' };

/** Decodes a batch with one entry and returns the decoded entry. */
const only = (change: Readonly<Record<string, unknown>>): unknown => {
  const decoded = decode({ ...entry, ...change });
  if (!decoded.ok) throw new Error(decoded.error);
  return (decoded.value as { readonly entries: readonly unknown[] }).entries[0];
};

describe('the entries of a batch', () => {
  it('have a counter of 64 bits; a signal without one is counted by what it says, anything else is answered for', () => {
    expect(only({ counter: '9223372036854775807' })).toMatchObject({ kind: 'signal' });
    expect(only({ counter: '0' })).toMatchObject({ kind: 'signal' });
    const numbers = new Set<unknown>();
    const bad = [
      '9223372036854775808',
      '9999999999999999999',
      '-1',
      '01',
      '',
      7,
      null,
      {},
      undefined,
    ];
    for (const counter of bad) {
      const sent = only({ counter });
      expect(sent).toMatchObject({ kind: 'signal', xmit: 'HP1207', text: entry.text });
      expect(sent).toHaveProperty(
        'sentCounter',
        typeof counter === 'string' ? counter : counter === 7 ? '7' : '',
      );
      const counted = (sent as { readonly counter: string }).counter;
      expect(counted).toMatch(/^\d{19}$/);
      expect(BigInt(counted)).toBeLessThan(2n ** 63n);
      // Decoding is deterministic: the same counter always yields the same number.
      expect(only({ counter })).toEqual(sent);
      numbers.add(counted);
    }
    expect(numbers.size).toBe(bad.length);
    for (const other of [null, 7, [], {}, { kind: 'alarm' }, { kind: 'action', counter: 7 }]) {
      const decoded = decode(entry, other, entry);
      expect(decoded).toMatchObject({
        value: { entries: [{ kind: 'signal' }, { kind: 'faulty' }, { kind: 'signal' }] },
      });
    }
    expect(decode({ kind: 'action', counter: 7 })).toMatchObject({
      value: { entries: [{ kind: 'faulty', counter: '7', message: 'counter: Invalid input' }] },
    });
  });

  it('are signals where they hold a line and do not say what they are', () => {
    for (const other of [entry.text, { text: entry.text }, { ...entry, kind: 'event' }]) {
      expect(decode(entry, other)).toMatchObject({
        value: { entries: [{ kind: 'signal' }, { kind: 'signal', text: entry.text }] },
      });
    }
    expect(decode({ kind: 'action', text: entry.text })).toMatchObject({
      value: { entries: [{ kind: 'faulty' }] },
    });
  });

  it('lose nothing but what cannot be read of them: the alarm that stands in the rest is taken', () => {
    const taken: readonly (readonly [Readonly<Record<string, unknown>>, object, RegExp | null])[] =
      [
        [{ more: 1, nested: { deep: [] } }, {}, null],
        [{ text: 'x'.repeat(1025) }, { text: 'x'.repeat(1024) }, /^text was not/],
        [{ receivedAt: 'yesterday' }, { receivedAt: null }, /^receivedAt could not/],
        [{ panelAt: 12 }, { panelAt: null }, /^panelAt could not/],
        [{ xmit: 1207 }, { xmit: '1207' }, /^xmit was not/],
        [{ line: 4 }, { line: '4' }, /^line was not/],
        [{ callerId: ['1'] }, { callerId: null }, /^callerId could not/],
        [{ format: 'contact id' }, { format: 'CID' }, /^format was not/],
        [{ format: 'SIA DC-09' }, { format: 'DC-09' }, /^format was not/],
        [{ format: 'sia' }, { format: 'SIA' }, /^format was not/],
        [{ format: 'X' }, { format: null }, /^format could not/],
        [{ kind: 'Signal' }, {}, null],
        [
          { text: undefined },
          { text: expect.stringContaining('HP1207') as string },
          /^text could not/,
        ],
      ];
    for (const [change, fields, note] of taken) {
      const sent = only(change);
      expect(sent).toMatchObject({ kind: 'signal', counter: '7', xmit: 'HP1207', ...fields });
      expect(sent).not.toHaveProperty('more');
      const { notes = [] } = sent as { readonly notes?: readonly string[] };
      if (note === null) expect(notes).toEqual([]);
      else expect(notes[0]).toMatch(note);
    }
  });

  it('keep nothing back where one is no entry: it is answered with the field and the reason', () => {
    const alarm = { num: 7 };
    const faults: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
      [{ kind: 'other' }, 'kind: Must be signal, action or state'],
      [
        { kind: 'action', action: 'Called', alarm: {} },
        'alarm: Must be the number of an alarm, or the counter of one of its signals',
      ],
      [{ kind: 'action', action: 'Called', alarm, at: 'now' }, 'at: Must be a time'],
    ];
    for (const [sent, message] of faults)
      expect(decode({ counter: '7', ...sent })).toMatchObject({
        ok: true,
        value: { entries: [{ kind: 'faulty', counter: '7', message }] },
      });
    expect(
      decode({ kind: 'action', counter: '7', action: 'Called', alarm, more: 1 }),
    ).toMatchObject({
      value: { entries: [{ kind: 'action' }] },
    });
  });

  it('lose the signs no database keeps, and nothing else of their text', () => {
    expect(
      only({ format: 'SIA', text: 'Nri1/BA3^Front\u0000door \ud800 \u{1f600}^' }),
    ).toMatchObject({ text: 'Nri1/BA3^Front\ufffddoor \ufffd \u{1f600}^' });
  });

  it('tell every state of an alarm, one on hold with its end', () => {
    const state = { kind: 'state', counter: '1', alarm: { num: 1 } };
    for (const word of ['New', 'In progress', 'Partially cleared', 'Cleared'])
      expect(decode({ ...state, state: word })).toMatchObject({
        value: { entries: [{ kind: 'state', state: word }] },
      });
    const held = { ...state, state: 'On hold' };
    expect(decode({ ...held, holdUntil: '2026-03-12T02:00:00Z' })).toMatchObject({
      value: { entries: [{ kind: 'state', state: 'On hold' }] },
    });
    for (const wrong of [held, { ...state, state: 'New', holdUntil: '2026-03-12T02:00:00Z' }])
      expect(decode(wrong)).toMatchObject({ value: { entries: [{ kind: 'faulty' }] } });
  });

  it('are all answered for, whatever is sent, as long as they have a counter', () => {
    fc.assert(
      fc.property(fc.array(drawnEntry, { minLength: 1, maxLength: 20 }), (entries) => {
        const decoded = decode(...entries);
        expect(decoded.ok).toBe(true);
        const value = decoded.ok ? (decoded.value as { entries: unknown[] }) : { entries: [] };
        expect(value.entries).toHaveLength(entries.length);
      }),
    );
  });
});

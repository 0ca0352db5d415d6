import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeWith } from '#adapters/server/http/decode-request.ts';
import { receiveBatch } from '#adapters/wire/signals.wire.ts';
import { drawnEntry } from '#tests/arbitraries/batch-entries.ts';

const decode = (...entries: readonly unknown[]) => decodeWith(receiveBatch.body, { entries });
const entry = { kind: 'signal', counter: '7', xmit: 'HP1207', format: 'CID', text: '1602 01 000' };

/** What a batch of one becomes. */
const only = (change: Readonly<Record<string, unknown>>): unknown => {
  const decoded = decode({ ...entry, ...change });
  if (!decoded.ok) throw new Error(decoded.error);
  return (decoded.value as { readonly entries: readonly unknown[] }).entries[0];
};

describe('the entries of a batch', () => {
  it('have a counter of 64 bits, and one without it is named', () => {
    expect(only({ counter: '9223372036854775807' })).toMatchObject({ kind: 'signal' });
    expect(only({ counter: '0' })).toMatchObject({ kind: 'signal' });
    for (const counter of ['9223372036854775808', '9999999999999999999', '-1', '01', '', 7, null]) {
      expect(decode(entry, { ...entry, counter })).toEqual({
        ok: false,
        error: expect.stringMatching(/^entries\.1\.counter: /) as string,
      });
    }
    expect(decode(entry, null)).toMatchObject({
      ok: false,
      error: expect.stringContaining('entries.1') as string,
    });
  });

  it('keep nothing back where one cannot be read: it is answered with the field and the reason', () => {
    const faults: readonly (readonly [Readonly<Record<string, unknown>>, string])[] = [
      [{ text: 'x'.repeat(1025) }, 'text: Must be at most 1024 characters long'],
      [{ receivedAt: 'yesterday' }, 'receivedAt: Must be a time'],
      [{ format: 'X' }, 'format: Must be one of: CID, SIA, DC-09'],
      [{ kind: 'other' }, 'kind: Must be signal, action or state'],
      [{ more: 1 }, 'Unknown field: more'],
      [
        { kind: 'action', alarm: {} },
        'alarm: Must be the number of an alarm, or the counter of one of its signals',
      ],
    ];
    for (const [change, message] of faults) {
      const bare = { kind: 'action', counter: '7', action: 'Called' };
      const decoded = decode({ ...(change['kind'] === 'action' ? bare : entry), ...change });
      expect(decoded).toEqual({
        ok: true,
        value: { entries: [{ kind: 'faulty', counter: '7', message }] },
      });
    }
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

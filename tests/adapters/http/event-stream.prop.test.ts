import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EventStreamReader, type StreamMessage } from '#adapters/http/event-stream.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

const readWhole = (pieces: readonly Uint8Array[]): readonly StreamMessage[] => {
  const reader = new EventStreamReader();
  return pieces.flatMap((piece) => reader.read(piece));
};

const cut = (bytes: Uint8Array, places: readonly number[]): readonly Uint8Array[] => {
  const ends = [...new Set(places.map((index) => index % (bytes.length + 1)))].toSorted(
    (a, b) => a - b,
  );
  return [0, ...ends].map((from, index) => bytes.slice(from, ends[index] ?? bytes.length));
};

/** Generates text without line ends and without null characters, which are not allowed in an event id. */
const line = fc
  .string({ unit: 'grapheme', maxLength: 12 })
  .map((text) => text.replace(/[\r\n\0]/g, '·'));
const message = fc.record({
  id: line,
  name: line,
  data: fc.array(line, { minLength: 1, maxLength: 3 }),
});
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

const written = (
  messages: readonly {
    readonly id: string;
    readonly name: string;
    readonly data: readonly string[];
  }[],
  end: string,
): string =>
  messages
    .map(({ data, id, name }) =>
      [
        `id: ${id}`,
        `event: ${name}`,
        ': a remark',
        ...data.map((text) => `data: ${text}`),
        '',
        '',
      ].join(end),
    )
    .join('');

describe('a stream of server-sent events', () => {
  it('says what was written, whatever its line ends', () => {
    fc.assert(
      fc.property(fc.array(message, { maxLength: 5 }), lineEnd, (messages, end) => {
        // A final carriage return may be the first half of a CRLF line end, so a colon is appended to complete the line.
        const text = `${written(messages, end)}${end === '\r' ? ':' : ''}`;
        expect(readWhole([bytesOf(text)])).toEqual(
          messages.map(({ data, ...rest }) => ({ ...rest, data: data.join('\n') })),
        );
      }),
    );
  });

  it('says the same however its bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc
            .tuple(fc.array(message, { maxLength: 5 }), lineEnd)
            .map(([all, end]) => written(all, end)),
          fc.string({
            unit: fc.constantFrom('\r', '\n', ':', ' ', 'data', 'id', 'event', 'é', '🔥'),
          }),
        ),
        fc.array(fc.nat({ max: 400 }), { maxLength: 40 }),
        (text, places) => {
          const bytes = bytesOf(text);
          const whole = readWhole([bytes]);
          expect(readWhole(cut(bytes, places))).toEqual(whole);
          expect(readWhole([...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(whole);
        },
      ),
    );
  });

  it('never tells a message that was cut off before its end', () => {
    fc.assert(
      fc.property(
        fc.array(message, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        (messages, index) => {
          const bytes = bytesOf(written(messages, '\n'));
          const whole = readWhole([bytes]);
          const delivered = readWhole([bytes.slice(0, index % bytes.length)]);
          expect(delivered).toEqual(whole.slice(0, delivered.length));
        },
      ),
    );
  });

  it('leaves out remarks, unknown fields and a message without data, and keeps the id', () => {
    const text = 'id: 7\n\n: beat\nretry: 10\nnonsense\ndata\n\ndata:x\ndata:  y\n\n';
    expect(readWhole([bytesOf(text)])).toEqual([
      { id: '7', name: '', data: '' },
      { id: '7', name: '', data: 'x\n y' },
    ]);
  });
});

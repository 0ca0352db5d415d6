import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  encodeFrame,
  FrameReader,
  LONGEST_FRAME,
  type Frame,
} from '#adapters/server/admin/line-frames.ts';

const frame: fc.Arbitrary<Frame> = fc.oneof(
  fc.jsonValue().map((words) => ({ kind: 'words' as const, words })),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => ({ kind: 'bytes' as const, bytes })),
);

/** Normalizes -0 to 0, because JSON does not distinguish -0 from 0. */
const asSent = (sent: Frame): unknown =>
  sent.kind === 'words'
    ? { kind: 'words', words: JSON.parse(JSON.stringify(sent.words)) as unknown }
    : { kind: 'bytes', bytes: [...sent.bytes] };

const asHeard = (heard: Frame): unknown =>
  heard.kind === 'bytes' ? { kind: 'bytes', bytes: [...heard.bytes] } : heard;

describe('frames of the administration line', () => {
  it('arrive whole and in order, however they are cut', () => {
    fc.assert(
      fc.property(fc.array(frame), fc.array(fc.nat(400)), (frames, cuts) => {
        const bytes = Buffer.concat(frames.map(encodeFrame));
        const reader = new FrameReader();
        const heard: Frame[] = [];
        let at = 0;
        for (const cut of [...cuts, bytes.length]) {
          heard.push(...reader.push(bytes.subarray(at, at + cut)));
          at += cut;
        }
        expect(heard.map(asHeard)).toEqual(frames.map(asSent));
      }),
    );
  });

  it('are refused beyond their length, of an unknown kind, or as words that are none', () => {
    const long = Buffer.alloc(5);
    long.writeUInt32BE(LONGEST_FRAME + 1, 0);
    expect(() => new FrameReader().push(long)).toThrow('too long');
    expect(() => new FrameReader().push(Buffer.from([0, 0, 0, 0, 7]))).toThrow('unknown kind');
    expect(() => new FrameReader().push(Buffer.from([0, 0, 0, 1, 0, 123]))).toThrow();
    expect(() => encodeFrame({ kind: 'bytes', bytes: new Uint8Array(LONGEST_FRAME + 1) })).toThrow(
      'too long',
    );
  });
});

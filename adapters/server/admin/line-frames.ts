/** One unit of the protocol: a JSON message, or a chunk of a file. */
export type Frame =
  | { readonly kind: 'words'; readonly words: unknown }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array };

/** Maximum content of one frame, in bytes. */
export const LONGEST_FRAME = 4194304;

const HEAD = 5;
const KINDS = { words: 0, bytes: 1 } as const;

/** Encodes a frame: content length (4 bytes, big-endian), kind (1 byte), content. */
export const encodeFrame = (frame: Frame): Buffer => {
  const content = frame.kind === 'words' ? Buffer.from(JSON.stringify(frame.words)) : frame.bytes;
  if (content.length > LONGEST_FRAME) throw new RangeError('A frame of the line is too long.');
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(content.length, 0);
  head.writeUInt8(KINDS[frame.kind], 4);
  return Buffer.concat([head, content]);
};

const decode = (kind: number | undefined, content: Buffer): Frame => {
  if (kind === KINDS.bytes) return { kind: 'bytes', bytes: content };
  if (kind === KINDS.words) return { kind: 'words', words: JSON.parse(content.toString('utf8')) };
  throw new RangeError('A frame of the line is of an unknown kind.');
};

/** Reassembles frames from byte chunks of any size. Throws when the bytes do not form a frame. */
export class FrameReader {
  #parts: Buffer[] = [];
  #length = 0;

  push(piece: Uint8Array): readonly Frame[] {
    this.#parts.push(Buffer.from(piece));
    this.#length += piece.length;
    const frames: Frame[] = [];
    for (let frame = this.#take(); frame !== null; frame = this.#take()) frames.push(frame);
    return frames;
  }

  #take(): Frame | null {
    if (this.#length < HEAD) return null;
    const known = this.#whole(HEAD);
    const length = known.readUInt32BE(0);
    if (length > LONGEST_FRAME) throw new RangeError('A frame of the line is too long.');
    if (this.#length < HEAD + length) return null;
    const all = this.#whole(HEAD + length);
    this.#parts = [all.subarray(HEAD + length)];
    this.#length -= HEAD + length;
    return decode(all[4], all.subarray(HEAD, HEAD + length));
  }

  /** Returns the received bytes as one buffer. Joins chunks only when the first chunk is shorter than `length`. */
  #whole(length: number): Buffer {
    const [first] = this.#parts;
    if (first !== undefined && first.length >= length) return first;
    const all = Buffer.concat(this.#parts);
    this.#parts = [all];
    return all;
  }
}

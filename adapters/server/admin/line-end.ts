import type { Socket } from 'node:net';
import { encodeFrame, FrameReader, type Frame } from './line-frames.ts';

/** Frames that may wait to be taken before the other end is held back. */
const WAITING = 8;

/** The other end of the line is gone; whatever waits for it ends. */
export class LineGone extends Error {
  override readonly name = 'LineGone';
}

interface Waiter {
  readonly take: (frame: Frame) => void;
  readonly fail: (reason: LineGone) => void;
}

/** One end of a line between the administration program and a server. */
export class LineEnd {
  readonly #socket: Socket;
  readonly #reader = new FrameReader();
  readonly #frames: Frame[] = [];
  readonly #waiting: Waiter[] = [];
  readonly #over = new AbortController();

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (piece: Buffer) => {
      this.#hear(piece);
    });
    // What broke it is of no use to either end; that it is over is told by what follows, 'close'.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#over.abort(new LineGone('The line is closed.'));
      for (const { fail } of this.#waiting.splice(0)) fail(new LineGone('The line is closed.'));
    });
  }

  /** Aborted when the line is closed. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  /** The next frame; rejects with `LineGone` when there will be none. */
  next(): Promise<Frame> {
    const frame = this.#frames.shift();
    if (this.#frames.length === 0) this.#socket.resume();
    if (frame !== undefined) return Promise.resolve(frame);
    if (this.signal.aborted) return Promise.reject(new LineGone('The line is closed.'));
    return new Promise((take, fail) => this.#waiting.push({ take, fail }));
  }

  /** Sends frames; resolves when the other end takes more, or is gone, and never rejects. */
  say(...frames: readonly Frame[]): Promise<void> {
    return new Promise((resolve) => {
      if (this.signal.aborted) resolve();
      else this.#socket.write(Buffer.concat(frames.map(encodeFrame)), () => resolve());
    });
  }

  /** Closes it after what was said. */
  end(): void {
    this.#socket.destroySoon();
  }

  #hear(piece: Buffer): void {
    try {
      for (const frame of this.#reader.push(piece)) {
        const waiter = this.#waiting.shift();
        if (waiter === undefined) this.#frames.push(frame);
        else waiter.take(frame);
      }
      if (this.#frames.length > WAITING) this.#socket.pause();
    } catch (fault) {
      this.#socket.destroy(fault instanceof Error ? fault : undefined);
    }
  }
}

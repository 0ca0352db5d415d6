import type { Socket } from 'node:net';
import { encodeFrame, FrameReader, type Frame } from './line-frames.ts';

/** Number of unread frames at which reading from the socket is paused. */
const WAITING = 8;

/** Thrown by pending reads when the other end of the line has disconnected. */
export class LineGone extends Error {
  override readonly name = 'LineGone';
}

interface Waiter {
  readonly take: (frame: Frame) => void;
  readonly fail: (reason: LineGone) => void;
}

/** One end of the connection between the admin program and a server. */
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
    // Errors are ignored here, because a 'close' event follows every error.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#over.abort(new LineGone('The line is closed.'));
      for (const { fail } of this.#waiting.splice(0)) fail(new LineGone('The line is closed.'));
    });
  }

  /** Aborts when the line is closed. */
  get signal(): AbortSignal {
    return this.#over.signal;
  }

  /** Returns the next frame. Rejects with `LineGone` when the connection is closed. */
  next(): Promise<Frame> {
    const frame = this.#frames.shift();
    if (this.#frames.length === 0) this.#socket.resume();
    if (frame !== undefined) return Promise.resolve(frame);
    if (this.signal.aborted) return Promise.reject(new LineGone('The line is closed.'));
    return new Promise((take, fail) => this.#waiting.push({ take, fail }));
  }

  /** Sends frames. Resolves when the other end can take more frames or has disconnected. Never rejects. */
  say(...frames: readonly Frame[]): Promise<void> {
    return new Promise((resolve) => {
      if (this.signal.aborted) resolve();
      else this.#socket.write(Buffer.concat(frames.map(encodeFrame)), () => resolve());
    });
  }

  /** Closes the line after all pending frames are sent. */
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

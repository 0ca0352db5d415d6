import type { Result } from '../../kernel/result.ts';
import type { Refusal } from '../refusal.ts';
import type { LiveListener, LiveScope } from './live.repository.port.ts';

/** Writes the text of a stream to the client. */
export interface LiveSink {
  write(text: string): void;
  /** Number of bytes written but not yet sent. */
  readonly backlog: number;
  /** Ends the stream after the text written so far. Nothing may be written afterward. */
  end(): void;
  /** Ends the stream at once and discards unsent text. */
  drop(): void;
}

/** A stream that was accepted and can start. */
export interface LiveStream {
  /** Starts the stream; called once. The returned function must be called when the client disconnects. */
  readonly begin: (sink: LiveSink) => () => void;
}

/** The listener of a stream and the position to resume from. `scope` is null for a listener who receives no events. */
export interface LiveRequest extends LiveListener {
  readonly scope: LiveScope | null;
  /** The cursor to resume from; null starts now. */
  readonly after: string | null;
}

/** All live streams of one server. */
export interface LiveStreams {
  /** Opens a stream. Refuses if the session or the server has too many streams, or if the server is stopping. */
  open(request: LiveRequest): Promise<Result<LiveStream, Refusal>>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly live: LiveStreams;
  }
}

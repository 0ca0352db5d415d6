import type { Result } from '../../kernel/result.ts';
import type { Refusal } from '../refusal.ts';
import type { LiveListener, LiveScope } from './live.repository.port.ts';

/** The output of a stream's text. */
export interface LiveSink {
  write(text: string): void;
  /** Bytes written but not yet sent. */
  readonly backlog: number;
  /** Ends the stream after the text written so far. Nothing is written afterward. */
  end(): void;
  /** Ends the stream at once and discards unsent text. */
  drop(): void;
}

/** A stream that was accepted and can start. */
export interface LiveStream {
  /** Called once with the output. The returned function reports that the client has disconnected. */
  readonly begin: (sink: LiveSink) => () => void;
}

/** The listener of a stream and the position it asks for. The scope is null for listeners who receive no events. */
export interface LiveRequest extends LiveListener {
  readonly scope: LiveScope | null;
  /** The cursor to resume from; null = from now. */
  readonly after: string | null;
}

/** The streams of one server. */
export interface LiveStreams {
  /** Refuses when the session or the server has too many streams or is ending. */
  open(request: LiveRequest): Promise<Result<LiveStream, Refusal>>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly live: LiveStreams;
  }
}

import type { Result } from '../../kernel/result.ts';
import type { Refusal } from '../refusal.ts';
import type { LiveListener, LiveScope } from './live.repository.port.ts';

/** Where the text of a stream goes. */
export interface LiveSink {
  write(text: string): void;
  /** Bytes that were written and not yet taken. */
  readonly backlog: number;
  /** Ends it after what was written; nothing is written afterwards. */
  end(): void;
  /** Ends it at once: nobody takes what was written. */
  drop(): void;
}

/** A stream that may begin. */
export interface LiveStream {
  /** Called once, with where it goes; what is returned says that nobody is there any more. */
  readonly begin: (sink: LiveSink) => () => void;
}

/** Whose stream it is and what it asks for; null as scope for those who are told nothing. */
export interface LiveRequest extends LiveListener {
  readonly scope: LiveScope | null;
  /** The cursor to go on from; null = from now. */
  readonly after: string | null;
}

/** The streams of one server. */
export interface LiveStreams {
  /** Refused when the session or the server has too many already, or ends. */
  open(request: LiveRequest): Promise<Result<LiveStream, Refusal>>;
}

declare module '../backend-ports.ts' {
  interface BackendPorts {
    readonly live: LiveStreams;
  }
}

import { LIVE_LIMITS } from '#core/backend/live/live-limits.ts';
import { deliver, type Delivery, type Hearing } from '#core/backend/live/deliver.rule.ts';
import type {
  LiveListener,
  LivePosition,
  StoredLiveEvent,
} from '#core/backend/live/live.repository.port.ts';
import type { LiveSink } from '#core/backend/live/live-streams.port.ts';
import { streamMessage, type StreamText } from './stream-text.ts';

/** Event rows, and the groups for which the rows were read. */
export interface LiveRead {
  readonly groups: readonly number[];
  readonly rows: readonly StoredLiveEvent[];
}

/** The rights of a listener, without the listener's account. */
type Heard = Omit<Hearing, 'accountId'>;

/** One live stream: the listener, its position and its connection. The stream queues events until it starts. */
export class OpenStream {
  readonly listener: LiveListener;
  #position: LivePosition | null = null;
  #early: { readonly hearing: Heard; readonly read: LiveRead; readonly text: StreamText }[] = [];
  #sink: LiveSink | null = null;
  #lagged = false;
  #ended = false;

  constructor(listener: LiveListener) {
    this.listener = listener;
  }

  /** Position up to which events were sent; null before the start. */
  get position(): LivePosition | null {
    return this.#position;
  }

  get ended(): boolean {
    return this.#ended;
  }

  /** Starts the stream: sends the greeting, the missed events and the queued events. */
  begin(
    sink: LiveSink,
    start: { readonly from: LivePosition; readonly missed: Delivery },
    greeting: { readonly now: number; readonly text: StreamText },
  ): void {
    if (this.#ended) {
      sink.end();
      return;
    }
    this.#sink = sink;
    const { now, text } = greeting;
    const hello = { now, beatMs: LIVE_LIMITS.beatMs };
    sink.write(streamMessage('hello', hello, text.cursor(start.from)));
    this.#tell(start.from, start.missed, text);
    const early = this.#early;
    this.#early = [];
    for (const { hearing, read, text: its } of early) this.hear(hearing, read, its);
  }

  /** Sends those rows that the listener may see now. */
  hear(hearing: Heard, read: LiveRead, text: StreamText): void {
    if (this.#position === null) this.#early.push({ hearing, read, text });
    else {
      const { accountId } = this.listener;
      this.#tell(this.#position, deliver(this.#position, { ...hearing, accountId }, read), text);
    }
  }

  /** Sends a heartbeat with the current position. Disconnects a client that has unsent data at two heartbeats in a row. */
  beat(text: StreamText): void {
    if (this.#sink === null || this.#position === null) return;
    const lags = this.#sink.backlog > 0;
    if (lags && this.#lagged) {
      this.#drop(this.#sink);
      return;
    }
    this.#lagged = lags;
    this.#sink.write(streamMessage('beat', {}, text.cursor(this.#position)));
  }

  /** Tells the client that the session is over, and ends the stream. */
  over(): void {
    this.#sink?.write(streamMessage('over', {}, ''));
    this.end();
  }

  /** Ends the stream without a message. */
  end(): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#sink?.end();
  }

  #tell(from: LivePosition, { events, position, reload }: Delivery, text: StreamText): void {
    const running = new Map(from);
    let pending = '';
    for (const event of events) {
      running.set(event.siteGroupNum, event.seq);
      pending += text.event(event, running);
    }
    this.#position = position;
    if (reload) pending += streamMessage('reload', {}, text.cursor(position));
    const sink = this.#sink;
    if (pending === '' || sink === null || this.#ended) return;
    sink.write(pending);
    if (sink.backlog > LIVE_LIMITS.backlogBytes) this.#drop(sink);
  }

  #drop(sink: LiveSink): void {
    this.#ended = true;
    sink.drop();
  }
}

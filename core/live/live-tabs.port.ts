import type { Observable } from 'rxjs';
import type { LiveTabMessage } from './live-news.schema.ts';

/** The tabs of one browser. One tab at a time is the leader and opens the stream for all tabs. */
export interface LiveTabs {
  /** Messages from other tabs. A tab does not receive its own messages. */
  readonly messages$: Observable<LiveTabMessage>;
  post(message: LiveTabMessage): void;
  /** Calls `begin` when this tab becomes the leader of the scope. The returned function gives up the leadership or stops waiting for it. */
  lead(scope: string, begin: () => void): () => void;
}

import type { Observable } from 'rxjs';
import type { LiveTabMessage } from './live-news.schema.ts';

/** The tabs of one browser. One at a time leads and opens the stream for all. */
export interface LiveTabs {
  /** Messages of the other tabs. A tab never receives its own. */
  readonly messages$: Observable<LiveTabMessage>;
  post(message: LiveTabMessage): void;
  /** Calls `begin` once this tab leads the scope. The returned function gives up the lead, or stops waiting for it. */
  lead(scope: string, begin: () => void): () => void;
}

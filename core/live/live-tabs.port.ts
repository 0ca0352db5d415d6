import type { Observable } from 'rxjs';
import type { LiveTabMessage } from './live-news.schema.ts';

/** The tabs of one browser, of which one at a time leads and opens the stream for all. */
export interface LiveTabs {
  /** What the other tabs say; a tab never hears itself. */
  readonly messages$: Observable<LiveTabMessage>;
  post(message: LiveTabMessage): void;
  /** Calls `begin` once this tab leads the scope; what is returned steps back, or stops waiting. */
  lead(scope: string, begin: () => void): () => void;
}

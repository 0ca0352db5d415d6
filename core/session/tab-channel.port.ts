import type { Observable } from 'rxjs';
import type { TabMessage } from './tab-message.schema.ts';

/** Speaks to the other tabs of this browser; a tab never hears itself. */
export interface TabChannel {
  readonly messages$: Observable<TabMessage>;
  post(message: TabMessage): void;
}

import type { Observable } from 'rxjs';

/** Whether the person can see the page. */
export interface Visibility {
  /** Replays the present answer. */
  readonly visible$: Observable<boolean>;
}

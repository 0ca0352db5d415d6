import { Subject, type Observable } from 'rxjs';
import type { TabChannel } from '#core/session/session-marker.port.ts';
import type { TabMessage } from '#core/session/tab-message.schema.ts';

/** Connects simulated tab channels in one program. Each tab receives the messages of all other tabs. */
export class MemoryTabs {
  readonly #tabs = new Set<Subject<TabMessage>>();

  /** Opens the channel of another simulated tab. */
  open(): TabChannel {
    const own = new Subject<TabMessage>();
    this.#tabs.add(own);
    const messages$: Observable<TabMessage> = own.asObservable();
    return {
      messages$,
      post: (message) => {
        for (const tab of this.#tabs) if (tab !== own) tab.next(message);
      },
    };
  }
}

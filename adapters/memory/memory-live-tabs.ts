import { Subject } from 'rxjs';
import type { LiveTabMessage } from '#core/live/live-news.schema.ts';
import type { LiveTabs } from '#core/live/live-tabs.port.ts';

interface Waiting {
  readonly scope: string;
  readonly begin: () => void;
}

/**
 * Connects simulated tabs in one program. The first tab that asks to lead becomes the leader; the next tab takes over when
 * the leader steps back.
 */
export class MemoryLiveTabs {
  readonly #tabs = new Set<Subject<LiveTabMessage>>();
  readonly #queue: Waiting[] = [];

  /** Opens another simulated tab. */
  open(): LiveTabs {
    const own = new Subject<LiveTabMessage>();
    this.#tabs.add(own);
    return {
      messages$: own.asObservable(),
      post: (message) => {
        for (const tab of this.#tabs) if (tab !== own) tab.next(message);
      },
      lead: (scope, begin) => {
        const waiting = { scope, begin };
        this.#queue.push(waiting);
        if (this.#leader(scope) === waiting) begin();
        return () => {
          const led = this.#leader(scope) === waiting;
          this.#queue.splice(this.#queue.indexOf(waiting), 1);
          if (led) this.#leader(scope)?.begin();
        };
      },
    };
  }

  #leader(scope: string): Waiting | undefined {
    return this.#queue.find((waiting) => waiting.scope === scope);
  }
}

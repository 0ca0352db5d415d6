import { filter, Observable, type Subscription } from 'rxjs';
import type { LiveNews } from '#core/live/live-news.schema.ts';
import type { LiveState } from '#core/live/live-feed.port.ts';
import type { LiveTabs } from '#core/live/live-tabs.port.ts';
import { liveLine, type LineParts } from './live-line.ts';

/**
 * In milliseconds. A tab that hears nothing from the leading tab for `SILENCE_MS` asks the leading tab for news. If no
 * reply arrives within `ANSWER_MS`, the leading tab counts as suspended.
 */
const SILENCE_MS = 2000;
const ANSWER_MS = 2500;

/** Implements `sharedLine` for one tab. */
class Share {
  readonly #parts: LineParts & { readonly tabs: LiveTabs };
  readonly #scope: string;
  readonly #tell: (news: readonly LiveNews[]) => void;
  readonly #hearing: Subscription;
  readonly #stepBack: () => void;
  #own: Subscription | null = null;
  #leads = false;
  #cursor: string | null = null;
  #state: LiveState | null = null;
  #endPatience: () => void = () => undefined;

  constructor(
    parts: LineParts & { readonly tabs: LiveTabs },
    scope: string,
    report: (news: readonly LiveNews[]) => void,
  ) {
    this.#parts = parts;
    this.#scope = scope;
    this.#tell = report;
    const { tabs } = parts;
    this.#hearing = tabs.messages$
      .pipe(filter((message) => message.scope === scope))
      .subscribe((message) => {
        if (message.kind === 'asked') this.#answer();
        else this.#follow(message.news);
      });
    this.#expectAnswer();
    this.#stepBack = tabs.lead(scope, () => {
      this.#open(true);
    });
    this.#ask();
  }

  close(): void {
    this.#endPatience();
    this.#hearing.unsubscribe();
    this.#own?.unsubscribe();
    this.#stepBack();
  }

  /**
   * Opens this tab's own stream, either as the leader or because the leader is suspended. The stream continues after the
   * last event that this tab received.
   */
  #open(leads: boolean): void {
    this.#endPatience();
    this.#leads = leads;
    this.#own?.unsubscribe();
    this.#own = liveLine(this.#parts, this.#cursor).subscribe((news) => {
      this.#note(news);
      if (leads) this.#post(news);
    });
  }

  #follow(news: readonly LiveNews[]): void {
    if (this.#leads) return;
    // News from the leader shows that the leader is active again, so this tab closes its own stream.
    this.#own?.unsubscribe();
    this.#own = null;
    this.#note(news);
    this.#expectNews();
  }

  #note(news: readonly LiveNews[]): void {
    for (const one of news)
      if (one.kind === 'state') this.#state = one.state;
      else this.#cursor = one.cursor === '' ? null : one.cursor;
    this.#tell(news);
  }

  /** Sends the current state and cursor of the stream to a tab that has just opened. */
  #answer(): void {
    if (!this.#leads) return;
    const news: LiveNews[] = [];
    if (this.#state !== null) news.push({ kind: 'state', state: this.#state });
    if (this.#cursor !== null) news.push({ kind: 'beat', cursor: this.#cursor });
    this.#post(news);
  }

  #post(news: readonly LiveNews[]): void {
    this.#parts.tabs.post({ kind: 'told', scope: this.#scope, news: [...news] });
  }

  #ask(): void {
    this.#parts.tabs.post({ kind: 'asked', scope: this.#scope });
  }

  /**
   * Waits `SILENCE_MS` for news and then asks the leader. The listening tab measures the time, because timers of a hidden
   * leader run late.
   */
  #expectNews(): void {
    this.#endPatience();
    this.#endPatience = this.#parts.timers.after(SILENCE_MS, () => {
      this.#expectAnswer();
      this.#ask();
    });
  }

  #expectAnswer(): void {
    this.#endPatience();
    this.#endPatience = this.#parts.timers.after(ANSWER_MS, () => {
      if (this.#own === null) this.#open(false);
    });
  }
}

/**
 * Returns the live stream that all tabs of one scope share. The leading tab opens the stream and passes its news to the
 * other tabs. When the leading tab closes, another tab opens the stream after the last event that it received. While the
 * leading tab is suspended, each other tab opens its own stream.
 */
export const sharedLine = (
  parts: LineParts & { readonly tabs: LiveTabs },
  scope: string,
): Observable<readonly LiveNews[]> =>
  new Observable((subscriber) => {
    const share = new Share(parts, scope, (news) => {
      subscriber.next(news);
    });
    return () => {
      share.close();
    };
  });

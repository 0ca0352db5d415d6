import { filter, merge, throttleTime, type Subscription } from 'rxjs';
import {
  accountCompleteness,
  type CompletenessItem,
} from '#core/account-info/account-completeness.rule.ts';
import type { AccountInfo } from '#core/account-info/account-info.schema.ts';
import type { Answer } from '#core/kernel/result.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { Loadable } from '../shell/loadable.ts';

/** Minimum milliseconds between two reloads while events arrive. */
const READ_EVERY = 1000;

/** Loads in the background, so that a failure of these additional data does not block the screen. */
const QUIETLY = { background: true } as const;

/** The account data of the displayed site, which show what is missing. */
export class SiteAccountViewModel {
  readonly account: Loadable<AccountInfo>;
  readonly #live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  #siteNum: number | null = null;
  #listening: Subscription | undefined;

  constructor(parts: {
    readonly read: (siteNum: number, how?: { readonly background: boolean }) => Answer<AccountInfo>;
    readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  }) {
    this.#live = parts.live;
    this.account = new Loadable({
      read: (how) => parts.read(this.#siteNum ?? 0, how),
      fallback: 'What is on file could not be loaded.',
    });
  }

  /** Loads the account data of a site, and reloads them after changes. */
  open(siteNum: number): void {
    this.#siteNum = siteNum;
    void this.account.load(QUIETLY);
    const { events$, readAnew$ } = this.#live;
    const changed$ = events$.pipe(
      filter((event) => event.siteNum === this.#siteNum && event.kind === 'site'),
    );
    this.#listening ??= merge(changed$, readAnew$)
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => void this.account.load(QUIETLY));
  }

  /** All completeness items; null before the account data are loaded. */
  get items(): readonly CompletenessItem[] | null {
    const { state } = this.account;
    return state.at === 'ready' && state.value.siteNum === this.#siteNum
      ? accountCompleteness(state.value)
      : null;
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.account.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly siteAccount: SiteAccountViewModel;
  }
}

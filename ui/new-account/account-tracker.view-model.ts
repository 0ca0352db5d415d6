import type { Answer } from '#core/kernel/result.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { Tracked } from '#core/new-account/track-account.rule.ts';
import { SiteReading } from '../shell/site-reading.ts';

interface Parts {
  readonly read: (siteNum: number) => Answer<Tracked>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
}

/** The progress of a new account towards monitoring, reloaded after each change to the account. */
export class AccountTrackerViewModel {
  readonly reading: SiteReading<Tracked>;

  constructor({ live, read }: Parts) {
    this.reading = new SiteReading({
      read,
      live,
      kinds: ['site', 'activity', 'test'],
      fallback: 'This account was not found, or belongs to another group.',
    });
  }

  start(): void {
    this.reading.start();
  }

  dispose(): void {
    this.reading.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly accountTracker: AccountTrackerViewModel;
  }
}

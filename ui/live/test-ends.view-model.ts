import type { Subscription } from 'rxjs';
import * as z from 'zod/mini';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { ToastStore } from '../kit/toast.store.ts';

/** What the event of a warning holds; others of its kind hold something else. */
const warningSchema = z.object({
  event: z.literal('Test warning'),
  testId: z.string(),
  siteName: z.string(),
  minutes: z.int(),
});

interface Parts {
  readonly live: Pick<LiveFeed, 'events$'>;
  readonly toasts: Pick<ToastStore, 'show'>;
  /** Where a test of a site is worked on. */
  readonly pathOf: (siteNum: number, testId: string) => string;
}

/**
 * Says wherever the person looks that a test they placed ends soon, until it is read: from then on somebody comes when an
 * alarm goes off (domain guide 6.1 "Warn me"). The server tells it to whoever placed the test and to nobody else.
 */
export class TestEndsViewModel {
  readonly #parts: Parts;
  #watch: Subscription | null = null;
  #open: ((path: string) => void) | null = null;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#watch ??= this.#parts.live.events$.subscribe(({ data, kind, siteNum }) => {
      if (kind !== 'test') return;
      const read = z.safeParse(warningSchema, data);
      if (read.success) this.#tell(siteNum, read.data);
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
  }

  /** Takes the way to another screen. */
  openBy(open: (path: string) => void): void {
    this.#open = open;
  }

  #tell(siteNum: number, { minutes, siteName, testId }: z.infer<typeof warningSchema>): void {
    const { pathOf, toasts } = this.#parts;
    toasts.show({
      tone: 'info',
      title: `Your test ends in ${minutes} minutes`,
      text: `${siteName}: from then on alarms are acted on again.`,
      durationMs: null,
      action: { label: 'Show the test', run: () => this.#open?.(pathOf(siteNum, testId)) },
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly testEnds: TestEndsViewModel;
  }
}

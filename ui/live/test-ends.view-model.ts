import type { Subscription } from 'rxjs';
import * as z from 'zod/mini';
import type { Clock } from '#core/kernel/clock.port.ts';
import { counted } from '#core/kernel/counted.rule.ts';
import { isoInstant } from '#core/kernel/instant.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { formatTime, formatZone } from '../kit/format-time.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Timer } from '../shell/timer.ts';

/** The data that all events about a test have in common. */
const testSchema = z.object({ event: z.string(), testId: z.string(), endsAt: z.number() });
const warningSchema = z.extend(testSchema, {
  event: z.literal('Test warning'),
  siteName: z.string(),
  timeZone: z.string(),
});
type Warning = z.infer<typeof warningSchema>;

const MINUTE = 60000;

interface Parts {
  readonly live: Pick<LiveFeed, 'events$'>;
  readonly toasts: Pick<ToastStore, 'show' | 'dismiss'>;
  readonly clock: Clock;
  /** Returns the path at which a test of a site is edited. */
  readonly pathOf: (siteNum: number, testId: string) => string;
}

/**
 * Warns users on any screen that a test they placed ends soon (domain guide 6.1 "Warn me"). The server sends the warning
 * only to the user who placed the test.
 */
export class TestEndsViewModel {
  readonly #parts: Parts;
  #watch: Subscription | null = null;
  #open: ((path: string) => void) | null = null;
  /** The current toast of each test, and the timer that removes the toast. */
  readonly #announced = new Map<string, { readonly toast: number; readonly over: Timer }>();

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    this.#watch ??= this.#parts.live.events$.subscribe(({ data, kind, siteNum }) => {
      if (kind !== 'test') return;
      const warning = z.safeParse(warningSchema, data);
      const known = z.safeParse(testSchema, data);
      if (warning.success) this.#tell(siteNum, warning.data);
      // If the test was extended or has ended, the warning about it is removed.
      else if (known.success) this.#take(known.data.testId);
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
    for (const testId of Array.from(this.#announced.keys())) this.#take(testId);
  }

  /** Sets the function that navigates to a path. */
  openBy(open: (path: string) => void): void {
    this.#open = open;
  }

  /** Shows one warning per test. The remaining time is computed from the test's end, because the warning may arrive late. */
  #tell(siteNum: number, { endsAt, siteName, testId, timeZone }: Warning): void {
    const { clock, pathOf, toasts } = this.#parts;
    this.#take(testId);
    const left = endsAt - clock.now();
    if (left <= 0) return;
    const end = isoInstant(endsAt);
    const toast = toasts.show({
      tone: 'info',
      title: `Your test ends in ${counted(Math.ceil(left / MINUTE), 'minute')}`,
      text: `${siteName}: alarms are acted on again from ${formatTime(end, timeZone)} ${formatZone(end, timeZone)}.`,
      durationMs: null,
      action: { label: 'Show the test', run: () => this.#open?.(pathOf(siteNum, testId)) },
    });
    const over = new Timer();
    over.after(left, () => this.#take(testId));
    this.#announced.set(testId, { toast, over });
  }

  #take(testId: string): void {
    const given = this.#announced.get(testId);
    if (given === undefined) return;
    given.over.stop();
    this.#announced.delete(testId);
    this.#parts.toasts.dismiss(given.toast);
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly testEnds: TestEndsViewModel;
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { merge, type Subscription } from 'rxjs';
import { instantOf } from '#core/kernel/instant.ts';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import type { Notification } from '#core/notifications/notification.schema.ts';
import type { NotificationGateway } from '#core/notifications/notifications.api.ts';
import { Timer } from '../shell/timer.ts';

interface Parts {
  readonly gateway: NotificationGateway;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  /** False for staff, who receive no events: their list is read every minute. */
  readonly hears: () => boolean;
  /** False while staff view the portal as somebody else: they read nothing in that person's name. */
  readonly mayMark: () => boolean;
  readonly inSight: () => boolean;
}

/** Milliseconds before the first read, which must not delay the first screen. */
const FIRST = 3000;
/** Milliseconds in which further events cause no further read. */
const GATHER = 2000;
const EVERY = 60000;

const KINDS: ReadonlySet<string> = new Set(['alarm', 'message', 'report', 'test', 'site']);

/** The notification list of the signed-in person, which the server keeps for all devices. */
export class NotificationsViewModel {
  entries: readonly Notification[] = [];
  /** Everything up to this instant is read, in milliseconds UTC. */
  readTo = 0;
  /** True once the list was read; before, nothing counts as new. */
  loaded = false;
  /** True if the last read failed. The list then shows what was read before. */
  failed = false;
  readonly #parts: Parts;
  readonly #next = new Timer();
  readonly #ticks = new Timer();
  #watch: Subscription | null = null;
  #run = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { entries: observableRef });
  }

  /** Number of unread notifications. */
  get unread(): number {
    return this.entries.filter((entry) => this.isNew(entry)).length;
  }

  isNew({ at }: Notification): boolean {
    return instantOf(at) > this.readTo;
  }

  start(): void {
    const { hears, live } = this.#parts;
    this.#next.after(FIRST, () => void this.refresh());
    if (!hears()) {
      this.#ticks.every(EVERY, () => void this.refresh());
      return;
    }
    this.#watch ??= merge(live.events$, live.readAnew$).subscribe((event) => {
      if (event !== undefined && !KINDS.has(event.kind)) return;
      this.#next.after(this.loaded ? GATHER : FIRST, () => void this.refresh());
    });
  }

  dispose(): void {
    this.#watch?.unsubscribe();
    this.#watch = null;
    this.#next.stop();
    this.#ticks.stop();
    this.#run += 1;
    this.entries = [];
    this.readTo = 0;
    this.loaded = false;
  }

  async refresh(): Promise<void> {
    if (!this.#parts.inSight()) return;
    this.#run += 1;
    const run = this.#run;
    const result = await this.#parts.gateway.notifications({});
    if (run !== this.#run) return;
    runInAction(() => {
      this.failed = !result.ok;
      if (!result.ok) return;
      const { notifications, readTo } = result.value;
      this.loaded = true;
      this.entries = notifications;
      this.#read(readTo === null ? 0 : instantOf(readTo));
    });
  }

  /** Marks the shown notifications as read, here at once and on all devices. */
  async markRead(): Promise<void> {
    const newest = this.entries.find((entry) => this.isNew(entry));
    if (newest === undefined || !this.#parts.mayMark()) return;
    this.#read(instantOf(newest.at));
    // If the call fails, the entries are unread again after the next read, and marked with the next opening.
    await this.#parts.gateway.readNotifications({ to: newest.at });
  }

  /** Reading never goes back, so that an answer that was on its way makes nothing unread. */
  #read(to: number): void {
    this.readTo = Math.max(this.readTo, to);
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly notifications: NotificationsViewModel;
  }
}

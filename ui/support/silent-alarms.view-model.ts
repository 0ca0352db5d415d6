import { makeAutoObservable } from 'mobx';
import { merge, throttleTime, type Subscription } from 'rxjs';
import type { LiveFeed } from '#core/live/live-feed.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { SilentAlarmsGateway } from '#core/silent-alarms/silent-alarms.api.ts';
import type { SilentAlarm } from '#core/silent-alarms/silent-alarm.schema.ts';
import { Submission } from '../forms/submission.ts';
import { Loadable } from '../shell/loadable.ts';

/** Minimum milliseconds between two reloads while events arrive. */
const READ_EVERY = 1000;

interface Parts {
  readonly gateway: Pick<SilentAlarmsGateway, 'listSilentAlarms' | 'takeSilentAlarm'>;
  readonly live: Pick<LiveFeed, 'events$' | 'readAnew$'>;
  /** True if the user may mark an alarm as handled by the monitoring center. */
  readonly mayTake: boolean;
}

/** The view model of the silent alarms on the staff's Home, updated live (domain guide 6.4 "Silent alarm"). */
export class SilentAlarmsViewModel {
  readonly list: Loadable<readonly SilentAlarm[]>;
  readonly taking = new Submission();
  /** The id of the alarm on which the user last acted. */
  pressed: string | null = null;
  readonly #parts: Parts;
  #listening: Subscription | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.list = new Loadable({
      read: async () => mapOk(await parts.gateway.listSilentAlarms(), ({ alarms }) => alarms),
      fallback: 'The silent alarms could not be loaded.',
    });
    makeAutoObservable(this, { list: false, taking: false });
  }

  get mayTake(): boolean {
    return this.#parts.mayTake;
  }

  start(): void {
    void this.list.load();
    const { events$, readAnew$ } = this.#parts.live;
    this.#listening ??= merge(events$, readAnew$)
      .pipe(throttleTime(READ_EVERY, undefined, { leading: true, trailing: true }))
      .subscribe(() => void this.list.load({ background: true }));
  }

  dispose(): void {
    this.#listening?.unsubscribe();
    this.#listening = undefined;
    this.list.dispose();
  }

  /** Marks an alarm as handled by the monitoring center and reloads the list. */
  async take(id: string): Promise<void> {
    this.pressed = id;
    await this.taking.run(
      async () => {
        const taken = await this.#parts.gateway.takeSilentAlarm({ id });
        await this.list.load({ background: true });
        return taken;
      },
      { fallback: 'This could not be saved.' },
    );
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly silentAlarms: SilentAlarmsViewModel;
  }
}

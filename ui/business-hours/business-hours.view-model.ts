import { makeAutoObservable, observableRef } from 'mobx';
import type { BusinessHoursGateway } from '#core/business-hours/business-hours.api.ts';
import type {
  BusinessHoursOverview,
  StoredTemporaryHours,
} from '#core/business-hours/business-hours.schema.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { WallClock } from '#core/kernel/wall-clock.port.ts';
import { AskedDeletion } from '../forms/asked-deletion.ts';
import { Submission } from '../forms/submission.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { Loadable } from '../shell/loadable.ts';
import { toastDone } from '../shell/toast-done.ts';
import { GroupHours, type HoursGroup } from './group-hours.ts';
import { HoursEditor } from './hours-editor.view-model.ts';
import { TemporaryEditor } from './temporary-editor.view-model.ts';
import { Timer } from '../shell/timer.ts';

interface Parts {
  readonly gateway: BusinessHoursGateway;
  readonly wallClock: WallClock;
  readonly makeKey: () => AttemptKey;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** Milliseconds between two reloads. */
const AGAIN_MS = 60000;

const known = ({ id, rev, siteGroupNum: group }: StoredTemporaryHours) => ({ id, rev, group });

/** The hours in which a dealer answers its own calls: weekly hours, and temporary changes that override them (domain guide 6.8 d, e). */
export class BusinessHoursViewModel {
  hours: HoursEditor | null = null;
  temporary: TemporaryEditor | null = null;
  readonly source: Loadable<BusinessHoursOverview>;
  readonly shown: GroupHours;
  readonly acts = new Submission();
  readonly deletion = new AskedDeletion();
  readonly #parts: Parts;
  readonly #closeKey: AttemptKey;
  readonly #timer = new Timer();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#closeKey = parts.makeKey();
    this.shown = new GroupHours(parts.wallClock);
    this.source = new Loadable({
      read: (how) => parts.gateway.businessHours({}, how),
      fallback: 'The hours could not be loaded.',
    });
    makeAutoObservable(this, {
      hours: observableRef,
      temporary: observableRef,
      source: false,
      shown: false,
      acts: false,
      deletion: false,
    });
  }

  start(): void {
    void this.source.load();
    this.#timer.every(AGAIN_MS, () => void this.source.load({ background: true }));
  }

  dispose(): void {
    this.#timer.stop();
    this.source.dispose();
    this.close();
  }

  close(): void {
    this.hours = null;
    this.temporary = null;
  }

  editHours(group: HoursGroup): void {
    const { gateway } = this.#parts;
    const hours = new HoursEditor({
      gateway,
      group,
      newest: () => gateway.businessHours(),
      onSaved: () => {
        if (this.hours === hours) this.close();
        this.#done('The hours were saved');
      },
    });
    this.hours = hours;
  }

  editTemporary(
    overview: BusinessHoursOverview,
    group: HoursGroup,
    temporary: StoredTemporaryHours | null,
  ): void {
    const { gateway, makeKey } = this.#parts;
    const editor = new TemporaryEditor({
      gateway,
      key: makeKey(),
      overview,
      group,
      temporary,
      newest: () => gateway.businessHours(),
      onSaved: () => {
        if (this.temporary === editor) this.close();
        this.#done('The change was saved');
      },
    });
    this.temporary = editor;
  }

  /** Asks for confirmation before a temporary change is removed, because the weekly hours apply again after the removal. */
  remove(temporary: StoredTemporaryHours): void {
    const { open, reason } = temporary;
    this.deletion.ask({
      title: `Delete “${reason}”?`,
      text: `You will no longer be ${open ? 'open' : 'closed'} then: your normal hours apply instead, and agents no longer read its reason and greeting.`,
      send: () => this.#parts.gateway.removeTemporaryHours(known(temporary)),
      onOk: () => this.#done('The change was deleted'),
      onRefused: () => void this.source.load({ background: true }),
    });
  }

  /** Asks for confirmation before a temporary change is ended, because callers hear the normal greeting at once. */
  release(temporary: StoredTemporaryHours): void {
    this.deletion.ask({
      title: `End “${temporary.reason}”?`,
      text: 'Your normal hours apply again at once, and agents no longer read its reason and greeting.',
      press: 'End',
      send: () => this.#parts.gateway.releaseTemporaryHours(known(temporary)),
      onOk: () => this.#done('Your normal hours apply again'),
      onRefused: () => void this.source.load({ background: true }),
    });
  }

  /** Closes the group until `nextOpening`. */
  async closeNow({ nextOpening, siteGroupNum }: HoursGroup): Promise<void> {
    if (nextOpening === null) return;
    await this.#act(
      () =>
        this.#closeKey.send({ siteGroupNum, nextOpening }, (id) =>
          this.#parts.gateway.closeNow({ group: siteGroupNum, id, until: nextOpening }),
        ),
      'You are closed now',
    );
  }

  async #act(
    send: () => ReturnType<BusinessHoursGateway['releaseTemporaryHours']>,
    title: string,
  ): Promise<void> {
    await this.acts.run(send, {
      fallback: 'This could not be done.',
      onOk: () => this.#done(title),
    });
    if (this.acts.problem !== null) void this.source.load({ background: true });
  }

  #done(title: string): void {
    toastDone(this.#parts.toasts, { title });
    void this.source.load({ background: true });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly businessHours: BusinessHoursViewModel;
  }
}

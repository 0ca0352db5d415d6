import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SharedView } from '#core/account-group/shared-view.schema.ts';
import type { SharedViewsGateway } from '#core/account-group/shared-views.api.ts';
import { impersonationLimits } from '#core/impersonation/impersonation-limits.rule.ts';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import type { Clock } from '#core/kernel/clock.port.ts';
import { explain } from '#core/kernel/explain.rule.ts';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Failure, Result } from '#core/kernel/result.ts';
import type { FilterSet } from '#core/lists/filter-set.schema.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import { AskedDeletion } from '../forms/asked-deletion.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { toastDone } from '../shell/toast-done.ts';

type Address = FilterSet['address'];

interface Parts {
  readonly gateway: SharedViewsGateway;
  readonly context: Pick<SessionContext, 'current'>;
  readonly clock: Clock;
  readonly toasts: ToastStore;
  readonly makeKey: () => AttemptKey;
}

/** Milliseconds after which a list that is opened reads the shared views again. */
const FRESH = 300_000;

/** Returns the filters of a list as a shared view stores them. */
const textOf = (address: Address): string =>
  new URLSearchParams(Object.entries(address).filter(([name]) => name !== 'page')).toString();

/** The views that the people of the active group share, for the lists of all screens. One answer serves them all. */
export class SharedViews {
  /** Null before the first answer for the active group. */
  views: readonly SharedView[] | null = null;
  readonly deletion = new AskedDeletion();
  readonly #parts: Parts;
  readonly #key: AttemptKey;
  #scope = '';
  #readAt = 0;
  #reading: Promise<void> = Promise.resolve();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#key = parts.makeKey();
    makeAutoObservable(this, { views: observableRef, deletion: false });
  }

  /** False for staff who only view the portal as a dealer. */
  get mayShare(): boolean {
    const { view } = this.#parts.context.current;
    return impersonationLimits(view?.impersonation ?? null).mayChange;
  }

  /** Reads the views once per group, and again when a list is opened five minutes later. */
  async read(): Promise<void> {
    const now = this.#parts.clock.now();
    if (this.#here !== this.#scope || now - this.#readAt >= FRESH)
      this.#reading = this.#readAgain();
    await this.#reading;
  }

  /** Shares a view with the group. Returns the view, or why it could not be shared. */
  async share(list: string, name: string, address: Address): Promise<SharedView | string | null> {
    const wanted = { list, name: name.trim(), address: textOf(address) };
    const shared = await this.#key.send(wanted, (id) =>
      this.#parts.gateway.shareView({ id, ...wanted }),
    );
    if (!shared.ok) return this.#refused(shared, 'The view could not be shared.');
    this.#put(shared.value);
    toastDone(this.#parts.toasts, { title: `${wanted.name} is shared with your group` });
    return shared.value;
  }

  /** Saves other filters in a shared view. */
  async save({ id, rev }: SharedView, address: Address): Promise<void> {
    const saved = await this.#parts.gateway.saveSharedView({ id, rev, address: textOf(address) });
    if (saved.ok) {
      this.#put(saved.value);
      toastDone(this.#parts.toasts, { title: `${saved.value.name} is saved for your group` });
      return;
    }
    this.complain(this.#refused(saved, 'The view could not be saved.'));
  }

  /** Asks before a view is taken away from the group. `onOk` is called when it is. */
  askToStop(view: SharedView, onOk: () => void): void {
    const { id, isOwn, name, rev } = view;
    this.deletion.ask({
      title: `Stop sharing ${name}?`,
      text: isOwn
        ? 'Your colleagues no longer see this view. It becomes one of your own views.'
        : `Nobody in your group sees this view any longer, ${view.sharedBy} included.`,
      press: 'Stop sharing',
      send: () => this.#parts.gateway.stopSharingView({ id, rev }),
      onOk: () => {
        this.views = (this.views ?? []).filter((one) => one.id !== id);
        onOk();
      },
      onRefused: () => void this.#readAgain(),
    });
  }

  /** Shows why a view could not be changed; null shows nothing. */
  complain(title: string | null): void {
    if (title === null) return;
    this.#parts.toasts.show({ tone: 'alarm', title, durationMs: DURATIONS.toastLong });
  }

  get #here(): string {
    const { epoch, groupVersion } = this.#parts.context.current.context;
    return `${epoch}.${groupVersion}`;
  }

  /** Explains a refusal. Somebody else may have changed the views, so they are read again. */
  #refused(refusal: Extract<Result<unknown, Failure>, { ok: false }>, text: string): string | null {
    void this.#readAgain();
    return explain(refusal.error, text);
  }

  #put(view: SharedView): void {
    const others = (this.views ?? []).filter(({ id }) => id !== view.id);
    runInAction(() => (this.views = [...others, view]));
  }

  async #readAgain(): Promise<void> {
    const here = this.#here;
    if (here !== this.#scope) runInAction(() => (this.views = null));
    this.#scope = here;
    this.#readAt = this.#parts.clock.now();
    const read = await this.#parts.gateway.sharedViews({});
    if (this.#here !== here) return;
    if (read.ok) runInAction(() => (this.views = read.value.views));
    else this.#readAt = 0;
  }
}

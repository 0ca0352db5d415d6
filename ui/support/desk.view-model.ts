import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { LockedUser, SupportOverview } from '#core/support/support-overview.schema.ts';
import type { IntakePage, SupportedUser } from '#core/support/supported-users.schema.ts';
import { Loadable } from '../shell/loadable.ts';
import { Timer } from '../shell/timer.ts';
import { HelpUserViewModel } from './help-user.view-model.ts';
import type { LatelyLookedUp } from './lately-looked-up.store.ts';

/** How often the time left of a lock is shown anew, in milliseconds. */
const TICK = 5000;

interface Parts extends Omit<ConstructorParameters<typeof HelpUserViewModel>[0], 'onChanged'> {
  readonly support: SupportGateway;
  readonly lately: Pick<LatelyLookedUp, 'ids'>;
}

/** The people who may need help now, and what helps them in place: for Support and the staff's Home (domain guide 6.17). */
export class DeskViewModel {
  readonly desk: Loadable<SupportOverview>;
  /** The person helped last, with the open dialog or the error. */
  helping: HelpUserViewModel | null = null;
  now: number;
  readonly #cleared = observable.set<string>();
  readonly #parts: Parts;
  readonly #ticking = new Timer();

  constructor(parts: Parts) {
    this.#parts = parts;
    this.now = parts.clock.now();
    this.desk = new Loadable({
      read: (how) => parts.support.supportDesk({ accountIds: parts.lately.ids() }, how),
      fallback: 'The people who need help could not be loaded.',
    });
    makeAutoObservable(this, { desk: false, helping: observableRef });
  }

  start(): void {
    void this.desk.load();
    this.#ticking.every(TICK, () => this.tick());
  }

  dispose(): void {
    this.#ticking.stop();
    this.desk.dispose();
  }

  tick(): void {
    this.now = this.#parts.clock.now();
  }

  /** The accounts that are still locked, the first to unlock on top. */
  get locked(): readonly LockedUser[] {
    const { state } = this.desk;
    return state.at === 'ready'
      ? state.value.waiting.filter(
          ({ accountId, waitsUntil }) =>
            !this.#cleared.has(accountId) && Date.parse(waitsUntil ?? '') > this.now,
        )
      : [];
  }

  /** Opens the dialog that corrects the contact of a person. */
  correctContact(user: SupportedUser): void {
    this.#help(user).nextSignIn.correctContact();
  }

  async clearLock(user: SupportedUser): Promise<void> {
    if (this.helping?.busy === 'clearWait') return;
    await this.#help(user).want('clearWait');
  }

  #help(user: SupportedUser): HelpUserViewModel {
    const onChanged = (now: SupportedUser): void => {
      // The row goes at once; what else changed comes with the new list.
      if (!now.waiting) runInAction(() => this.#cleared.add(now.accountId));
      void this.desk
        .load({ background: true })
        .then(() => runInAction(() => this.#cleared.clear()));
    };
    this.helping = new HelpUserViewModel({ ...this.#parts, onChanged }, user);
    return this.helping;
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly supportDesk: DeskViewModel;
    readonly homeDesk: DeskViewModel;
    readonly supportInbox: Loadable<IntakePage>;
  }
}

import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { isWithdrawn } from '#core/kernel/is-withdrawn.rule.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { SupportedPerson } from '#core/support/support-overview.schema.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { Loadable } from '../shell/loadable.ts';
import { HelpUserViewModel } from './help-user.view-model.ts';
import type { LatelyLookedUp } from './lately-looked-up.store.ts';

interface Parts extends Omit<ConstructorParameters<typeof HelpUserViewModel>[0], 'onChanged'> {
  readonly support: SupportGateway;
  readonly lately: Pick<LatelyLookedUp, 'remember'>;
}

/** The page of one person in Support: data and actions for the person in the URL (domain guide 6.17). */
export class PersonPlaceViewModel {
  accountId = '';
  /** The loaded person; null before the URL names one. */
  person: Loadable<SupportedPerson> | null = null;
  help: HelpUserViewModel | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    makeAutoObservable(this, { person: observableRef, help: observableRef });
  }

  /** Opens the person in the URL. The previous person disappears at once. */
  open(accountId: string): void {
    this.person?.dispose();
    this.accountId = accountId;
    this.help = null;
    this.person = new Loadable({
      read: async () => {
        const answer = await this.#parts.support.supportPerson({ accountId });
        if (accountId !== this.accountId) return answer;
        if (answer.ok) this.#take(answer.value.user);
        else if (isWithdrawn(answer.error)) runInAction(() => (this.help = null));
        return answer;
      },
      fallback: 'This person could not be loaded.',
    });
    void this.person.load();
  }

  dispose(): void {
    this.person?.dispose();
  }

  #take(user: SupportedUser): void {
    runInAction(() => {
      if (this.help === null) this.#parts.lately.remember(user.accountId);
      if (this.help !== null) this.help.show(user);
      else
        this.help = new HelpUserViewModel(
          // Reloads the person, because an action adds an audit-log entry and may end sessions.
          { ...this.#parts, onChanged: () => void this.person?.load() },
          user,
        );
    });
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly personPlace: PersonPlaceViewModel;
  }
}

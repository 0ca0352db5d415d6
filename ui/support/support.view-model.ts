import { makeAutoObservable, observableRef } from 'mobx';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { SupportedUser } from '#core/support/support.schema.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import { FindUsersViewModel } from './find-users.view-model.ts';
import { HelpUserViewModel } from './help-user.view-model.ts';

interface Parts {
  readonly support: SupportGateway;
  readonly toasts: Pick<ToastStore, 'show'>;
}

/** The Users tab of Support: a list, and one person beside it (domain guide 6.17). */
export class SupportViewModel {
  readonly list: FindUsersViewModel;
  /** The person who is helped. */
  opened: HelpUserViewModel | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.list = new FindUsersViewModel(parts);
    makeAutoObservable(this, { list: false, opened: observableRef });
  }

  open(user: SupportedUser): void {
    this.opened = new HelpUserViewModel(
      { ...this.#parts, onChanged: (changed) => this.list.replace(changed) },
      user,
    );
  }

  close(): void {
    this.opened = null;
  }

  dispose(): void {
    this.list.dispose();
  }
}

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly support: SupportViewModel;
  }
}

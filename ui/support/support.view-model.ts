import { makeAutoObservable, observableRef } from 'mobx';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { SupportedUser } from '#core/support/support.schema.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { OwnPreferences } from '../lists/list-choices.ts';
import type { ListDownload } from '../lists/list-download.ts';
import type { ListViewModel } from '../lists/list.view-model.ts';
import { findUsersList, usersDownload } from './find-users.view-model.ts';
import { HelpUserViewModel } from './help-user.view-model.ts';

interface Parts {
  readonly support: SupportGateway;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly files: FileSaver;
  readonly own?: OwnPreferences;
}

/** The Users tab of Support: a list, and one person beside it (domain guide 6.17). */
export class SupportViewModel {
  readonly list: ListViewModel<SupportedUser>;
  readonly download: ListDownload;
  /** The person who is helped. */
  opened: HelpUserViewModel | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.list = findUsersList(parts);
    this.download = usersDownload(parts);
    makeAutoObservable(this, { list: false, download: false, opened: observableRef });
  }

  open(user: SupportedUser): void {
    this.opened = new HelpUserViewModel(
      { ...this.#parts, onChanged: (changed) => this.list.reading.replace(changed) },
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

import { makeAutoObservable, observableRef } from 'mobx';
import type { AttemptKey } from '#core/kernel/attempt-key.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { SupportedUser } from '#core/support/support.schema.ts';
import { USER_LIST } from '#core/support/support-list.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';
import { HelpUserViewModel } from './help-user.view-model.ts';

interface Parts extends ListServices {
  readonly support: SupportGateway;
  readonly makeKey: () => AttemptKey;
}

/** The Users tab of Support: a list, which asks nothing before there are words, and one person beside it (domain guide 6.17). */
export class SupportViewModel {
  readonly list: ListViewModel<SupportedUser>;
  readonly download: ListDownload;
  /** The person who is helped. */
  opened: HelpUserViewModel | null = null;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
    const { support, own } = parts;
    this.list = new ListViewModel({
      shape: USER_LIST,
      read: async ({ search, sort, page, size }) =>
        mapOk(
          await support.findUsers({ text: search.trim(), sort, page, size }),
          ({ users, total }) => ({ rows: users, total }),
        ),
      keyOf: ({ accountId }) => accountId,
      fallback: 'The users could not be searched.',
      needsWords: true,
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: ({ query: { search, sort }, columns, format }) =>
        support.exportUsers({ text: search.trim(), sort, columns, format }),
      fallback: 'The users could not be exported.',
      row: 'user',
    });
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

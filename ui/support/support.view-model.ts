import { mapOk } from '#core/kernel/result.ts';
import type { SupportGateway } from '#core/support/support.api.ts';
import type { SupportedUser } from '#core/support/supported-users.schema.ts';
import { USER_LIST } from '#core/support/support-list.ts';
import { ListDownload, type ListServices } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';

interface Parts extends ListServices {
  readonly support: Pick<SupportGateway, 'supportUsers' | 'supportUsersExport'>;
}

/** The Users tab of Support. Sends no request before a search text is typed (domain guide 6.17). */
export class SupportViewModel {
  readonly list: ListViewModel<SupportedUser>;
  readonly download: ListDownload;

  constructor(parts: Parts) {
    const { support, own } = parts;
    this.list = new ListViewModel({
      shape: USER_LIST,
      read: async ({ search, sort, page, size }) =>
        mapOk(
          await support.supportUsers({ text: search.trim(), sort, page, size }),
          ({ users, total }) => ({ rows: users, total }),
        ),
      keyOf: ({ accountId }) => accountId,
      fallback: 'The users could not be searched.',
      needsText: true,
      own,
    });
    this.download = new ListDownload({
      ...parts,
      take: ({ query: { search, sort }, columns, format }) =>
        support.supportUsersExport({
          query: { search: search.trim(), filters: {}, sort },
          columns,
          format,
        }),
      fallback: 'The users could not be exported.',
      row: 'user',
    });
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

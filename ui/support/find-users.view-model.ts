import { ok } from '#core/kernel/result.ts';
import type { FileSaver } from '#core/kernel/file-saver.port.ts';
import type { SupportGateway } from '#core/support/support.gateway.port.ts';
import type { SupportedUser } from '#core/support/support.schema.ts';
import { USER_LIST } from '#core/support/support-list.ts';
import type { ToastStore } from '../kit/toast.store.ts';
import type { OwnPreferences } from '../lists/list-choices.ts';
import { fileTaken, ListDownload } from '../lists/list-download.ts';
import { ListViewModel } from '../lists/list.view-model.ts';

interface Parts {
  readonly support: Pick<SupportGateway, 'findUsers' | 'exportUsers'>;
  readonly files: FileSaver;
  readonly toasts: Pick<ToastStore, 'show'>;
  readonly own?: OwnPreferences;
}

/** Finds people for Support; nothing is asked before there are words (domain guide 6.17). */
export const findUsersList = ({ support, own }: Parts): ListViewModel<SupportedUser> =>
  new ListViewModel({
    shape: USER_LIST,
    read: async ({ search, sort, page, size }) => {
      const found = await support.findUsers({ text: search.trim(), sort, page, size });
      return found.ok ? ok({ rows: found.value.users, total: found.value.total }) : found;
    },
    keyOf: ({ accountId }) => accountId,
    fallback: 'The users could not be searched.',
    needsWords: true,
    ...(own && { own }),
  });

/** Takes the people of a search away. */
export const usersDownload = ({ support, files, toasts }: Parts): ListDownload =>
  new ListDownload({
    take: async ({ query, columns, format, total }) => {
      const text = query.search.trim();
      return fileTaken(
        await support.exportUsers({ text, sort: query.sort, columns, format }),
        total,
      );
    },
    files,
    toasts,
    fallback: 'The users could not be exported.',
    row: 'user',
  });

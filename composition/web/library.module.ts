import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { libraryRoutes } from '#adapters/wire/library.routes.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { KeptListViewModel } from '#ui/lists/kept-list.view-model.ts';
import { KeptLibraryPart } from '#ui/library/kept-library.part.tsx';
import { KeptLibraryViewModel, LIBRARY_WAY } from '#ui/library/kept-library.view-model.ts';
import { createSection } from './section.ts';

/** The library for those who keep it, a part of Marketing. */
export const section = createSection(KeptLibraryPart, {
  keptLibrary: ({ client, files, makeKey, toasts, ownDrafts }) => {
    const gateway = gatewayOf(client, libraryRoutes);
    return new KeptLibraryViewModel({
      gateway,
      toasts,
      list: new KeptListViewModel({
        gateway: {
          list: gateway.listLibraryItems,
          add: gateway.addLibraryItem,
          change: gateway.changeLibraryItem,
          remove: gateway.removeLibraryItem,
          restore: gateway.restoreLibraryItem,
        },
        way: LIBRARY_WAY,
        makeKey,
        toasts,
        ownDrafts,
      }),
      download: (_id, version) =>
        new DocumentDownload({
          news: { download: (id) => gateway.libraryVersion({ id, version }) },
          files,
          toasts,
        }),
    });
  },
});

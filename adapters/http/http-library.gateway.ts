import type { KeptLibraryGateway, LibraryGateway } from '#core/library/library.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { libraryRoutes } from '../wire/library.routes.ts';

/** What the provider publishes, over HTTP. */
export const httpLibraryGateway = (client: ApiClient): LibraryGateway => ({
  list: () => client.call(libraryRoutes.listLibrary, {}),
  download: (id) => client.call(libraryRoutes.libraryFile, { id }),
  favorite: (id, on) => client.call(libraryRoutes.favoriteLibraryItem, { id, on }),
});

/** The library for those who keep it. */
export const httpKeptLibrary = (client: ApiClient): KeptLibraryGateway => ({
  list: (how) => client.call(libraryRoutes.listLibraryItems, {}, how),
  add: (id, form) => client.call(libraryRoutes.addLibraryItem, { id, ...form }),
  change: (id, rev, form) => client.call(libraryRoutes.changeLibraryItem, { id, rev, ...form }),
  remove: (id, rev) => client.call(libraryRoutes.removeLibraryItem, { id, rev }),
  restore: (id, rev) => client.call(libraryRoutes.restoreLibraryItem, { id, rev }),
  upload: (id, rev, document) =>
    client.call(libraryRoutes.uploadLibraryFile, { id, rev }, { upload: document }),
  version: (id, version) => client.call(libraryRoutes.libraryVersion, { id, version }),
});

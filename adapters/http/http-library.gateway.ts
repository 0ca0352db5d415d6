import type { KeptLibraryGateway, LibraryGateway } from '#core/library/library.gateway.port.ts';
import * as wire from '../wire/library.wire.ts';
import type { ApiClient } from './api-client.ts';

/** What the provider publishes, over HTTP. */
export const httpLibraryGateway = (client: ApiClient): LibraryGateway => ({
  list: () => client.call(wire.listLibrary, {}),
  download: (id) => client.call(wire.libraryFile, { id }),
  favorite: (id, on) => client.call(wire.favoriteLibraryItem, { id, on }),
});

/** The library for those who keep it. */
export const httpKeptLibrary = (client: ApiClient): KeptLibraryGateway => ({
  list: (how) => client.call(wire.listLibraryItems, {}, how),
  add: (id, form) => client.call(wire.addLibraryItem, { id, ...form }),
  change: (id, rev, form) => client.call(wire.changeLibraryItem, { id, rev, ...form }),
  remove: (id, rev) => client.call(wire.removeLibraryItem, { id, rev }),
  restore: (id, rev) => client.call(wire.restoreLibraryItem, { id, rev }),
  upload: (id, rev, document) =>
    client.call(wire.uploadLibraryFile, { id, rev }, { upload: document }),
  version: (id, version) => client.call(wire.libraryVersion, { id, version }),
});

import { libraryApi } from '#core/library/library.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof libraryApi> = {
  listLibrary: 'GET resources/library',
  libraryFile: 'GET resources/library/{id}/file',
  favoriteLibraryItem: 'PUT resources/library/{id}/favorite',
  listLibraryItems: 'GET marketing/library',
  addLibraryItem: 'POST marketing/library',
  changeLibraryItem: 'PUT marketing/library/{id}',
  removeLibraryItem: 'POST marketing/library/{id}/delete',
  restoreLibraryItem: 'POST marketing/library/{id}/restore',
  uploadLibraryFile: 'PUT marketing/library/{id}/file?rev',
  libraryVersion: 'GET marketing/library/{id}/versions/{version}',
};

export const libraryRoutes = routesOf(libraryApi, lines);

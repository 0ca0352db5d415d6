import type { Backend } from '#core/backend/backend.ts';
import * as wire from '#adapters/wire/resources.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type ResourceCases = Pick<Backend, 'listResources' | 'readResourceFile' | 'noteResourceView'>;

/** The library of dealers; the group each request names is judged by the use case, a foreign one answers like none (domain guide 6.15). */
export const serveResources = (routes: ApiRoutes, backend: ResourceCases): void => {
  routes.session(wire.listResources, async ({ caller, siteGroupNum }) =>
    bare(await backend.listResources.execute(caller, { siteGroupNum })),
  );
  routes.session(wire.resourceFile, async ({ caller, siteGroupNum, params }) =>
    bare(await backend.readResourceFile.execute(caller, { ...params, siteGroupNum })),
  );
  routes.session(wire.noteResourceView, async ({ caller, siteGroupNum, params }) =>
    bare(await backend.noteResourceView.execute(caller, { ...params, siteGroupNum })),
  );
};

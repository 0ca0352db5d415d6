import * as wire from '#adapters/wire/resources.wire.ts';
import { plugin } from './plugin.ts';

/** The library of dealers; the group each request names is judged by the use case, a foreign one answers like none (domain guide 6.15). */
export const resourcesPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.listResources, backend.listResources);
  routes.serve(wire.resourceFile, backend.readResourceFile);
  routes.serve(wire.noteResourceView, backend.noteResourceView);
});

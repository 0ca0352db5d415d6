import * as wire from '#adapters/wire/notices.wire.ts';
import { plugin } from './plugin.ts';

/** Banner Settings (spec §2.3). */
export const noticesPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.editedBanner, backend.readEditedBanner);
  routes.serve(wire.saveBanner, (caller, { rev, ...banner }) =>
    backend.saveBanner(caller, { banner, rev: rev ?? null }),
  );
});

import * as wire from '#adapters/wire/notices.wire.ts';
import { plugin } from './plugin.ts';

/** What staff write in Banner Settings; the banner itself is public and served apart (spec §2.3). */
export const noticesPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.editedBanner, backend.readEditedBanner);
  routes.serve(wire.saveBanner, (caller, { rev, ...banner }) =>
    backend.saveBanner(caller, { banner, rev: rev ?? null }),
  );
});

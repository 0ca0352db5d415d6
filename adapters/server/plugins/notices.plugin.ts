import * as wire from '#adapters/wire/notices.wire.ts';
import { plugin } from './plugin.ts';

/** Banner and privacy policy for those who write them; everyone's reads of both stand in `public` and `agreement` (spec §2.3, §7.2). */
export const noticesPlugin = plugin(wire, (routes, backend) => {
  routes.serve(wire.editedBanner, backend.readEditedBanner);
  routes.serve(wire.saveBanner, (caller, { rev, ...banner }) =>
    backend.saveBanner(caller, { banner, rev: rev ?? null }),
  );
});

import { ok } from '#core/kernel/result.ts';
import { AccountTrackerViewModel } from '#ui/new-account/account-tracker.view-model.ts';
import { AccountTracker } from '#ui/new-account/account-tracker.part.tsx';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';
import { sitesRoutes } from '#adapters/wire/sites.routes.ts';
import { zonesRoutes } from '#adapters/wire/zones.routes.ts';

/** What becomes of an account that was created. */
export const section = createSection(AccountTracker, {
  accountTracker: ({ client, context, live }) =>
    new AccountTrackerViewModel({
      live,
      read: async (sn) => {
        const info = await client.call(sitesRoutes.siteInfo, { sn });
        if (!info.ok) return info;
        if (!siteRights({ context }).holds('zonesRead'))
          return ok({ info: info.value, zones: null });
        const zones = await client.call(zonesRoutes.siteZones, { sn });
        if (!zones.ok) return zones;
        const heard = zones.value.zones.map(({ lastSignalAt }) => ({
          heard: lastSignalAt !== null,
        }));
        return ok({ info: info.value, zones: heard });
      },
    }),
});

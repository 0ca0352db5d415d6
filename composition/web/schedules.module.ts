import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { schedulesRoutes } from '#adapters/wire/schedules.routes.ts';
import { SchedulesPage } from '#ui/schedules/schedules.page.tsx';
import { SchedulesViewModel } from '#ui/schedules/schedules.view-model.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** The hours of a site, a customer's screen and a dealer's tab. */
export const section = createSection(SchedulesPage, {
  schedules: ({ client, clock, context, live, makeKey, ownDrafts, toasts }) => {
    const rights = siteRights({ context });
    return new SchedulesViewModel({
      gateway: gatewayOf(client, schedulesRoutes),
      live,
      clock,
      makeKey,
      toasts,
      ownDrafts,
      mayEdit: rights.mayChange('scheduleEdit'),
      maySave: rights.maySave,
    });
  },
});

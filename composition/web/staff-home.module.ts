import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { silentAlarmsRoutes } from '#adapters/wire/silent-alarms.routes.ts';
import { staffHomeRoutes } from '#adapters/wire/staff-home.routes.ts';
import { heldPermissions } from '#core/session/held-permissions.rule.ts';
import { STAFF_RIGHTS } from '#core/permission/permissions.ts';
import type { SessionContext } from '#core/session/session-context.ts';
import { SilentAlarmsViewModel } from '#ui/home/silent-alarms.view-model.ts';
import { StaffHomePage } from '#ui/home/staff-home.page.tsx';
import { Loadable } from '#ui/shell/loadable.ts';
import { createSection } from './section.ts';

const mayTake = (view: SessionContext['current']['view']): boolean =>
  view !== null && heldPermissions(view.user).has(STAFF_RIGHTS.support);

/** The staff's dashboard. */
export const section = createSection(StaffHomePage, {
  staffHome: ({ client }) =>
    new Loadable({
      read: () => client.call(staffHomeRoutes.staffHome),
      fallback: 'The figures of the installation could not be loaded.',
    }),
  silentAlarms: ({ client, context, live }) =>
    new SilentAlarmsViewModel({
      gateway: gatewayOf(client, silentAlarmsRoutes),
      live,
      mayTake: mayTake(context.current.view),
    }),
});

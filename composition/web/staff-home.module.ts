import { httpHomeGateway } from '#adapters/http/http-home.gateway.ts';
import { httpSilentAlarmGateway } from '#adapters/http/http-silent-alarm.gateway.ts';
import { heldPermissions } from '#core/permission/has-permissions.rule.ts';
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
      read: () => httpHomeGateway(client).staffHome(),
      fallback: 'The figures of the installation could not be loaded.',
    }),
  silentAlarms: ({ client, context, live }) =>
    new SilentAlarmsViewModel({
      gateway: httpSilentAlarmGateway(client),
      live,
      mayTake: mayTake(context.current.view),
    }),
});

import type { SilentAlarmGateway } from '#core/silent-alarms/silent-alarm.gateway.port.ts';
import type { ApiClient } from './api-client.ts';
import { silentAlarmsRoutes } from '../wire/silent-alarms.routes.ts';

/** Silent alarms for staff, over HTTP. */
export const httpSilentAlarmGateway = (client: ApiClient): SilentAlarmGateway => ({
  list: () => client.call(silentAlarmsRoutes.listSilentAlarms, {}),
  take: (id) => client.call(silentAlarmsRoutes.takeSilentAlarm, { id }),
});

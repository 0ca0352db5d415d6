import type { SilentAlarmGateway } from '#core/silent-alarms/silent-alarm.gateway.port.ts';
import * as wire from '../wire/silent-alarms.wire.ts';
import type { ApiClient } from './api-client.ts';

/** Silent alarms for staff, over HTTP. */
export const httpSilentAlarmGateway = (client: ApiClient): SilentAlarmGateway => ({
  list: () => client.call(wire.listSilentAlarms, {}),
  take: (id) => client.call(wire.takeSilentAlarm, { id }),
});

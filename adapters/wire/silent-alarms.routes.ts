import { silentAlarmsApi } from '#core/silent-alarms/silent-alarms.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof silentAlarmsApi> = {
  fetchSilentAlarms: 'GET signals/silent-alarms',
  takeHandedAlarm: 'POST signals/silent-alarms/{id}/taken',
  checkHeardCode: 'POST signals/codes',
  listSilentAlarms: 'GET home/silent-alarms',
  takeSilentAlarm: 'POST home/silent-alarms/{id}/taken',
};

export const silentAlarmsRoutes = routesOf(silentAlarmsApi, lines);

import { alarmsApi } from '#core/alarms/alarms.api.ts';
import { routesOf } from './routes-of.ts';

export const alarmsRoutes = routesOf(alarmsApi, {
  siteAlarms: 'GET site/{sn}/alarms',
  siteAlarm: 'GET site/{sn}/alarms/{num}',
  siteOpenings: 'GET site/{sn}/openings',
});

import { alarmsApi } from '#core/alarms/alarms.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof alarmsApi> = {
  siteAlarms: 'GET site/{sn}/alarms',
  siteAlarm: 'GET site/{sn}/alarms/{num}',
  siteOpenings: 'GET site/{sn}/openings',
};

export const alarmsRoutes = routesOf(alarmsApi, lines);

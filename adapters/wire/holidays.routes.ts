import { holidaysApi } from '#core/holidays/holidays.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof holidaysApi> = {
  listHolidays: 'GET holidays',
  addHoliday: 'POST holidays',
  changeHoliday: 'PUT holidays/{id}',
  removeHoliday: 'POST holidays/{id}/delete',
  restoreHoliday: 'POST holidays/{id}/restore',
};

export const holidaysRoutes = routesOf(holidaysApi, lines);

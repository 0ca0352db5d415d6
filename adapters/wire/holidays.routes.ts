import { holidaysApi } from '#core/holidays/holidays.api.ts';
import { routesOf } from './routes-of.ts';

export const holidaysRoutes = routesOf(holidaysApi, {
  listHolidays: 'GET holidays',
  addHoliday: 'POST holidays',
  changeHoliday: 'PUT holidays/{id}',
  removeHoliday: 'POST holidays/{id}/delete',
  restoreHoliday: 'POST holidays/{id}/restore',
});

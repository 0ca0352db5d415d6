import type { HolidayForm, ListedHoliday } from '#core/holidays/holiday.schema.ts';
import type { KeptListGateway } from '#core/kept-list/kept-list.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import type { ApiClient } from './api-client.ts';
import { holidaysRoutes } from '../wire/holidays.routes.ts';

/** The list of holidays over HTTP, for staff (domain guide 6.5 "Holidays"). */
export const httpHolidays = (client: ApiClient): KeptListGateway<ListedHoliday, HolidayForm> => ({
  list: async (how) =>
    mapOk(await client.call(holidaysRoutes.listHolidays, {}, how), ({ holidays: rows }) => ({
      rows,
    })),
  add: (id, form) => client.call(holidaysRoutes.addHoliday, { id, ...form }),
  change: (id, rev, form) => client.call(holidaysRoutes.changeHoliday, { id, rev, ...form }),
  remove: (id, rev) => client.call(holidaysRoutes.removeHoliday, { id, rev }),
  restore: (id, rev) => client.call(holidaysRoutes.restoreHoliday, { id, rev }),
});

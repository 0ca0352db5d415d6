import type { HolidayForm, ListedHoliday } from '#core/holidays/holiday.schema.ts';
import type { KeptListGateway } from '#core/kept-list/kept-list.gateway.port.ts';
import { mapOk } from '#core/kernel/result.ts';
import * as wire from '../wire/holidays.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The list of holidays over HTTP, for staff (domain guide 6.5 "Holidays"). */
export const httpHolidays = (client: ApiClient): KeptListGateway<ListedHoliday, HolidayForm> => ({
  list: async (how) =>
    mapOk(await client.call(wire.listHolidays, {}, how), ({ holidays: rows }) => ({ rows })),
  add: (id, form) => client.call(wire.addHoliday, { id, ...form }),
  change: (id, rev, form) => client.call(wire.changeHoliday, { id, rev, ...form }),
  remove: (id, rev) => client.call(wire.removeHoliday, { id, rev }),
  restore: (id, rev) => client.call(wire.restoreHoliday, { id, rev }),
});

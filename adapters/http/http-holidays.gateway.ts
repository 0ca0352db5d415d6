import type { HolidayGateway } from '#core/holidays/holiday.gateway.port.ts';
import * as wire from '../wire/holidays.wire.ts';
import type { ApiClient } from './api-client.ts';

/** The list of holidays over HTTP. */
export const httpHolidayGateway = (client: ApiClient): HolidayGateway => ({
  list: (how) => client.call(wire.listHolidays, {}, how),
  add: (id, form) => client.call(wire.addHoliday, { id, ...form }),
  change: (id, rev, form) => client.call(wire.changeHoliday, { id, rev, ...form }),
  remove: (id, rev) => client.call(wire.removeHoliday, { id, rev }),
  restore: (id, rev) => client.call(wire.restoreHoliday, { id, rev }),
});

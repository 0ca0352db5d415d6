import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { holidaysRoutes } from '#adapters/wire/holidays.routes.ts';
import { mapOk } from '#core/kernel/result.ts';
import { HolidaysTab } from '#ui/holidays/holidays-tab.tsx';
import { HOLIDAY_WAY } from '#ui/holidays/holidays.view-model.ts';
import { KeptListViewModel } from '#ui/lists/kept-list.view-model.ts';
import { createSection } from './section.ts';

/** The list of holidays, a tab of Support. */
export const section = createSection(HolidaysTab, {
  holidays: ({ client, makeKey, toasts, ownDrafts }) => {
    const holidays = gatewayOf(client, holidaysRoutes);
    return new KeptListViewModel({
      gateway: {
        list: async (...asked) =>
          mapOk(await holidays.listHolidays(...asked), ({ holidays: rows }) => ({ rows })),
        add: holidays.addHoliday,
        change: holidays.changeHoliday,
        remove: holidays.removeHoliday,
        restore: holidays.restoreHoliday,
      },
      way: HOLIDAY_WAY,
      makeKey,
      toasts,
      ownDrafts,
    });
  },
});

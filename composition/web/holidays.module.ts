import { httpHolidays } from '#adapters/http/http-holidays.gateway.ts';
import { HolidaysTab } from '#ui/holidays/holidays-tab.tsx';
import { HOLIDAY_WAY } from '#ui/holidays/holidays.view-model.ts';
import { KeptListViewModel } from '#ui/lists/kept-list.view-model.ts';
import { createSection } from './section.ts';

/** The list of holidays, a tab of Support. */
export const section = createSection(HolidaysTab, {
  holidays: ({ client, makeKey, toasts, ownDrafts }) =>
    new KeptListViewModel({
      ...{ gateway: httpHolidays(client), way: HOLIDAY_WAY, makeKey, toasts, ownDrafts },
    }),
});

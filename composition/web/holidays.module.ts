import { httpHolidayGateway } from '#adapters/http/http-holidays.gateway.ts';
import { HolidaysTab } from '#ui/holidays/holidays-tab.tsx';
import { HolidaysViewModel } from '#ui/holidays/holidays.view-model.ts';
import { createSection } from './section.ts';

/** The list of holidays, a tab of Support. */
export const section = createSection(HolidaysTab, {
  holidays: ({ client, makeKey, toasts, ownDrafts }) =>
    new HolidaysViewModel({ gateway: httpHolidayGateway(client), makeKey, toasts, ownDrafts }),
});

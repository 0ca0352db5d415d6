import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import type { ListedHoliday } from '#core/holidays/holiday.schema.ts';
import { mapOk } from '#core/kernel/result.ts';
import { holidaysApi } from '#core/holidays/holidays.api.ts';
import { formatDay } from '../kit/format-time.ts';
import { StoredListCard } from '../lists/stored-list-card.tsx';
import type { RowColumn } from '../shell/row-table.tsx';
import { useModel } from '../shell/use-model.ts';
import { StoredListViewModel } from '../lists/stored-list.view-model.ts';
import { createSection } from '../sections/section.ts';
import { HolidayFields } from './holiday-fields.tsx';
import { HOLIDAY_OPTIONS } from './holiday-options.ts';

const daysOf = ({ fromDay, toDay }: ListedHoliday): string =>
  fromDay === toDay
    ? formatDay(fromDay, 'withYear')
    : `${formatDay(fromDay)} to ${formatDay(toDay, 'withYear')}`;
const yearOf = ({ fromDay }: ListedHoliday): string => fromDay.slice(0, 4);

const COLUMNS: readonly RowColumn<ListedHoliday>[] = [
  { head: 'Holiday', marks: 'strong', cell: ({ name }) => name },
  { head: 'Group', marks: 'second', cell: ({ holidayGroup }) => holidayGroup },
  { head: 'Days', marks: 'second line', cell: daysOf },
];

/** The tab in which staff maintain the holidays for the hours of all sites (domain guide 6.5 "Holidays"). */
export const HolidaysTab = () => (
  <StoredListCard
    model={useModel('holidays')}
    title="Holidays"
    waiting="Loading the holidays"
    noun="holiday"
    columns={COLUMNS}
    groupOf={yearOf}
    nameOf={(holiday) => `${holiday.name}, ${daysOf(holiday)}`}
    empty={{
      icon: CalendarDaysIcon,
      title: 'No holidays yet',
      text: 'Until one is added, sites that follow a holiday group keep their regular hours every day.',
    }}
    fields={(editor) => <HolidayFields editor={editor} />}
  />
);

export const section = createSection(HolidaysTab, {
  holidays: ({ makeKey, toasts, ownDrafts, gatewayOf }) => {
    const holidays = gatewayOf(holidaysApi);
    return new StoredListViewModel({
      gateway: {
        list: async (...asked) =>
          mapOk(await holidays.listHolidays(...asked), ({ holidays: rows }) => ({ rows })),
        add: holidays.addHoliday,
        change: holidays.changeHoliday,
        remove: holidays.removeHoliday,
        restore: holidays.restoreHoliday,
      },
      options: HOLIDAY_OPTIONS,
      makeKey,
      toasts,
      ownDrafts,
    });
  },
});

import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import type { ListedHoliday } from '#core/holidays/holiday.schema.ts';
import { mapOk } from '#core/kernel/result.ts';
import { holidaysApi } from '#core/holidays/holidays.api.ts';
import { DraftOffer } from '../forms/draft-note.tsx';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { formatDay } from '../kit/format-time.ts';
import { Row, Stack } from '../kit/stack.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { useModel } from '../shell/use-model.ts';
import { HolidayFormPanel } from './holiday-form.tsx';
import { HOLIDAY_WAY, type HolidaysViewModel } from './holidays.view-model.ts';
import { KeptListViewModel } from '../lists/kept-list.view-model.ts';
import { createSection } from '../sections/section.ts';

const daysOf = ({ fromDay, toDay }: ListedHoliday): string =>
  fromDay === toDay
    ? formatDay(fromDay, 'withYear')
    : `${formatDay(fromDay)} to ${formatDay(toDay, 'withYear')}`;

const columnsOf = (model: HolidaysViewModel): readonly RowColumn<ListedHoliday>[] => [
  { head: 'Holiday', marks: 'strong', cell: ({ name }) => name },
  { head: 'Group', marks: 'second', cell: ({ holidayGroup }) => holidayGroup },
  { head: 'Days', marks: 'second line', cell: daysOf },
  {
    head: '',
    label: 'Actions',
    marks: 'beside',
    cell: (holiday) => (
      <Row gap={2} justify="end">
        <Button
          size="sm"
          aria-label={`Edit ${holiday.name}, ${daysOf(holiday)}`}
          onClick={() => model.edit(holiday)}
        >
          Edit
        </Button>
        <Button
          size="sm"
          aria-label={`Delete ${holiday.name}, ${daysOf(holiday)}`}
          onClick={() => void model.remove(holiday)}
        >
          Delete
        </Button>
      </Row>
    ),
  },
];

/** The holidays that hours of all sites refer to, kept once for everybody (domain guide 6.5 "Holidays"). */
export const HolidaysTab = observer(() => {
  const model = useModel('holidays');
  const { draft, editor } = model;
  return (
    <Stack gap={4}>
      <Refusal of={model.removing} />
      {editor === null && draft.found !== null && (
        <DraftOffer
          what="a holiday"
          draft={draft}
          onGoOn={() => model.edit(draft.found?.base ?? null)}
        />
      )}
      <LoadedView from={model.source} waiting="Loading the holidays">
        {({ rows }) => (
          <Card
            title="Holidays"
            count={rows.length}
            inset={false}
            actions={
              <Button size="sm" icon={<PlusIcon />} onClick={() => model.edit(null)}>
                Add holiday
              </Button>
            }
          >
            <RowTable
              columns={columnsOf(model)}
              rows={rows}
              rowKey={({ id }) => id}
              empty={{
                icon: CalendarDaysIcon,
                title: 'No holiday on the list.',
                text: 'Hours of sites that refer to a holiday group change on no day until one is added.',
              }}
            />
          </Card>
        )}
      </LoadedView>
      {editor !== null && <HolidayFormPanel editor={editor} onClose={() => model.close()} />}
    </Stack>
  );
});

/** The list of holidays, a tab of Support. */
export const section = createSection(HolidaysTab, {
  holidays: ({ makeKey, toasts, ownDrafts, gatewayOf }) => {
    const holidays = gatewayOf(holidaysApi);
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

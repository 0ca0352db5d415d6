import PencilSquareIcon from '@heroicons/react/16/solid/PencilSquareIcon';
import TrashIcon from '@heroicons/react/16/solid/TrashIcon';
import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import { observer } from 'mobx-react-lite';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import type { SavedSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { Card } from '../kit/card.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { SegmentRow } from '../kit/segment-row.tsx';
import { Row } from '../kit/stack.ts';
import { RowTable, type RowColumn } from '../shell/row-table.tsx';
import { areaText, daysText, plannedHours, scheduleName } from './schedule-text.ts';
import { MoreMenu } from './more-menu.tsx';
import type { SchedulesViewModel } from './schedules.view-model.ts';

interface Props {
  readonly model: SchedulesViewModel;
  readonly site: SiteSchedules;
}

const Presses = observer(
  ({ model, site, schedule }: Props & { readonly schedule: SavedSchedule }) => {
    const { layer } = schedule;
    const may = layer === 'temporary' ? model.mayAddTemporary : model.mayEdit;
    if (!may) return null;
    const name = scheduleName(schedule);
    return (
      <Row gap={1} justify="end">
        {layer !== 'permanent' && (
          <IconButton
            size="sm"
            label={`Edit ${name}`}
            onClick={() =>
              model.editors.edit(site, { layer, schedule, today: dayText(model.shown.at.day) })
            }
          >
            <PencilSquareIcon />
          </IconButton>
        )}
        <IconButton size="sm" label={`Delete ${name}`} onClick={() => void model.remove(schedule)}>
          <TrashIcon />
        </IconButton>
      </Row>
    );
  },
);

const columnsOf = ({ model, site }: Props): readonly RowColumn<SavedSchedule>[] => {
  const today = dayText(model.shown.at.day);
  return [
    {
      head: 'Type',
      marks: 'strong',
      cell: (one) => {
        const areas = areaText(one.areaNums, site.areas);
        const isWeek = one.layer === 'permanent';
        return (
          <>
            {isWeek ? `${scheduleName(one)}: ${areas}` : scheduleName(one)}
            <span data-phone="">{[plannedHours(one), ...(isWeek ? [] : [areas])].join(' · ')}</span>
          </>
        );
      },
    },
    {
      head: 'From',
      marks: 'second line',
      cell: ({ layer, fromDay, toDay }) =>
        layer === 'holiday' ? 'Each year' : daysText(fromDay, toDay, today)[0],
    },
    {
      head: 'To',
      marks: 'second line',
      cell: ({ layer, fromDay, toDay }) =>
        layer === 'holiday' ? '' : daysText(fromDay, toDay, today)[1],
    },
    { head: 'Hours', marks: 'off line', cell: plannedHours },
    { head: 'Areas', marks: 'off', cell: ({ areaNums }) => areaText(areaNums, site.areas) },
    {
      head: 'Reason',
      marks: 'off',
      cell: ({ layer, reason }) => (layer === 'alternate' ? '' : reason),
    },
    { head: 'By', marks: 'off', cell: ({ authorizedBy, changedBy }) => authorizedBy ?? changedBy },
    {
      head: '',
      label: 'Actions',
      marks: 'beside',
      cell: (schedule) => <Presses model={model} site={site} schedule={schedule} />,
    },
  ];
};

const isPast = ({ layer, toDay }: SavedSchedule, today: string): boolean =>
  layer === 'temporary' && toDay !== null && toDay < today;

/** Returns true unless the layer is the permanent week of all areas. */
const isPlanned = ({ layer, areaNums }: SavedSchedule): boolean =>
  layer !== 'permanent' || areaNums.length > 0;

const byDays = (a: SavedSchedule, b: SavedSchedule): number =>
  (a.fromDay ?? '9999').localeCompare(b.fromDay ?? '9999') || a.id.localeCompare(b.id);

/** Planned and past entries that change the normal week (domain guide 6.5 "Temporary entry"). */
export const PlannedCard = observer(({ model, site }: Props) => {
  const today = dayText(model.shown.at.day);
  const planned = site.schedules.filter((one) => isPlanned(one) && !isPast(one, today));
  const past = site.schedules.filter((one) => isPast(one, today));
  const isHistory = model.shown.planned === 'history';
  return (
    <Card
      title="Planned changes"
      count={planned.length}
      inset={false}
      clipped={false}
      actions={
        <Row gap={2} wrap={2} justify="end">
          {model.mayEdit && <MoreMenu model={model} site={site} />}
          <SegmentRow
            label="Which changes"
            name="schedule-planned"
            options={[
              { value: 'planned', text: 'Planned' },
              { value: 'history', text: 'History' },
            ]}
            value={model.shown.planned}
            onChange={(value) =>
              model.shown.showPlanned(value === 'history' ? 'history' : 'planned')
            }
          />
        </Row>
      }
    >
      <Refusal of={model.removing} />
      <RowTable
        wide
        columns={columnsOf({ model, site })}
        rows={isHistory ? past.toSorted((a, b) => byDays(b, a)) : planned.toSorted(byDays)}
        rowKey={({ id }) => id}
        empty={{
          icon: CalendarDaysIcon,
          title: isHistory ? 'No past changes' : 'No changes are planned',
          text: isHistory
            ? 'Past temporary hours are listed here.'
            : site.schedules.some(({ layer }) => layer === 'permanent')
              ? 'The weekly hours apply on every day.'
              : 'Seasons, holidays and temporary hours appear here.',
        }}
      />
    </Card>
  );
});

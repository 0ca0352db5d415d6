import ChevronLeftIcon from '@heroicons/react/20/solid/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import { observer } from 'mobx-react-lite';
import { dayText } from '#core/kernel/calendar-day.rule.ts';
import { type DayHours, dayHours, LAYER_NAMES } from '#core/schedules/layers-of-day.rule.ts';
import type { SavedSchedule, SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { Button } from '../kit/button.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { dayNames, formatZone } from '../kit/format-time.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { SegmentRow } from '../kit/segment-row.tsx';
import { Grow, Row } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { WeekStripKey, WeekStrips } from '../kit/week-strips.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { HolidayNotes } from './holiday-notes.tsx';
import { LayerBadge } from './layer-badge.tsx';
import { MonthView } from './month-view.tsx';
import { areaText } from './schedule-text.ts';
import type { SchedulesViewModel } from './schedules.view-model.ts';
import { barsOf, dayLabel, shortReason, STRIP_TEXT } from './strip-of-day.ts';
import { weekTableColumns } from './week-table.tsx';

interface Props {
  readonly model: SchedulesViewModel;
  readonly site: SiteSchedules;
}

/** Returns the days of the shown week. A day has one row per area if the areas differ. */
const daysOf = (model: SchedulesViewModel): readonly DayHours<SavedSchedule>[] =>
  Array.from({ length: 7 }, (_, at) => model.shown.week + at).flatMap((day) =>
    dayHours(model.shown.plan, model.shown.areaNums, day),
  );

const noteOf = (
  { areaNums, hours }: DayHours<SavedSchedule>,
  { site, model }: Props,
): string | null => {
  const nums = areaNums.filter((one) => one !== null);
  const isAll = areaNums.length === model.shown.areaNums.length;
  const notes = [
    ...(isAll ? [] : [areaText(nums, site.areas)]),
    ...(hours?.layer === 'holiday' ? [shortReason(hours)] : []),
  ];
  return notes.length === 0 ? null : notes.join(', ');
};

const Strips = observer(({ model, site }: Props) => (
  <WeekStrips
    label="Hours of the week"
    badges="Layer"
    strips={daysOf(model).map((one) => {
      const { day, hours, pieces } = one;
      return {
        key: `${day} ${one.areaNums.join(' ')}`,
        ...dayNames(day),
        note: noteOf(one, { site, model }),
        bars: barsOf(pieces, hours),
        now: day === model.shown.at.day ? model.shown.at.minute : null,
        badge: <LayerBadge layer={hours?.layer ?? null} />,
        words: dayLabel(pieces, hours),
      };
    })}
  />
));

const WeekAsTable = observer(({ model, site }: Props) => (
  <RowTable
    label="Hours of the week"
    columns={weekTableColumns((one) => noteOf(one, { site, model }))}
    rows={daysOf(model)}
    rowKey={({ day, areaNums }) => `${day} ${areaNums.join(' ')}`}
  />
));

const spanText = (model: SchedulesViewModel): string => {
  if (model.shown.look === 'week')
    return `${dayNames(model.shown.week).date} – ${dayNames(model.shown.week + 6).date}`;
  const day = new Date(`${dayText(model.shown.monthDay)}T12:00:00Z`);
  return new Intl.DateTimeFormat('en-US', {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  }).format(day);
};

const Turner = observer(({ model, site }: Props) => {
  const what = model.shown.look;
  return (
    <Row gap={2}>
      <IconButton
        bordered
        size="sm"
        label={`Previous ${what}`}
        onClick={() => model.shown.turn(-1)}
      >
        <ChevronLeftIcon />
      </IconButton>
      <Strong aria-live="polite">{spanText(model)}</Strong>
      <IconButton bordered size="sm" label={`Next ${what}`} onClick={() => model.shown.turn(1)}>
        <ChevronRightIcon />
      </IconButton>
      <Text as="span" size="caption" tone="muted">
        {formatZone(model.shown.nowText, site.timeZone)}
      </Text>
      {!model.shown.isThisWeek && (
        <LinkButton size="sm" onClick={() => model.shown.goToday()}>
          Today
        </LinkButton>
      )}
    </Row>
  );
});

const Choices = observer(({ model, site }: Props) => {
  const areas = site.areas.map(({ num, name }) => ({ value: String(num), text: name }));
  return (
    <>
      {areas.length > 1 && (
        <SegmentRow
          label="Areas"
          name="schedule-area"
          options={[...areas, { value: 'all', text: 'All areas' }]}
          value={model.shown.areaNum === null ? 'all' : String(model.shown.areaNum)}
          onChange={(value) => model.shown.chooseArea(value === 'all' ? null : Number(value))}
        />
      )}
      <SegmentRow
        label="View"
        name="schedule-look"
        options={[
          { value: 'week', text: 'Week' },
          { value: 'month', text: 'Month' },
        ]}
        value={model.shown.look}
        onChange={(value) => model.shown.choose(value === 'month' ? 'month' : 'week')}
      />
    </>
  );
});

/** The week of each area as strips or as a table, or the month with its exceptions (domain guide 6.5 "View"). */
export const WeekCard = observer(({ model, site }: Props) => (
  <Card inset={false}>
    <Row gap={3} wrap={2} pad={4}>
      <Turner model={model} site={site} />
      <Grow />
      <Choices model={model} site={site} />
    </Row>
    {model.shown.look === 'month' ? (
      <MonthView model={model} />
    ) : model.shown.asTable ? (
      <WeekAsTable model={model} site={site} />
    ) : (
      <Strips model={model} site={site} />
    )}
    <HolidayNotes model={model} site={site} />
    <CardFoot as="div">
      <Row gap={4} wrap={2}>
        {model.shown.look === 'week' ? (
          <>
            {!model.shown.asTable && <WeekStripKey words={STRIP_TEXT} />}
            <Grow />
            <Button size="sm" onClick={() => model.shown.showTable(!model.shown.asTable)}>
              {model.shown.asTable ? 'View as strips' : 'View as table'}
            </Button>
          </>
        ) : (
          <Text as="span" size="small" tone="muted">
            Marked days are exceptions: {LAYER_NAMES.temporary.toLowerCase()}, holiday or season.
          </Text>
        )}
      </Row>
    </CardFoot>
  </Card>
));

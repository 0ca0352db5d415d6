import BuildingStorefrontIcon from '@heroicons/react/16/solid/BuildingStorefrontIcon';
import ChevronLeftIcon from '@heroicons/react/20/solid/ChevronLeftIcon';
import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import MoonIcon from '@heroicons/react/16/solid/MoonIcon';
import { observer } from 'mobx-react-lite';
import type { BusinessHoursOverview } from '#core/business-hours/business-hours.schema.ts';
import { dayNumber, dayText, weekdayOf } from '#core/kernel/calendar-day.rule.ts';
import { wallText } from '#core/schedules/site-hours.rule.ts';
import { Badge } from '../kit/badge.tsx';
import { Card, CardFoot } from '../kit/card.tsx';
import { CardDate } from '../kit/dates/card-date.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { LayerList } from '../kit/layer-list.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Strong, Text } from '../kit/text.ts';
import type { StripBar } from '../kit/week-strip-bars.tsx';
import { WeekStripKey, WeekStrips } from '../kit/week-strips.tsx';
import { dayNames, formatClock, formatZone } from '../kit/format-time.ts';
import type { DayStretch, GroupHours, HoursGroup } from './group-hours.ts';

interface Props {
  readonly shown: GroupHours;
  readonly overview: BusinessHoursOverview;
  readonly group: HoursGroup;
}

const end = (minute: number): string => (minute === 1440 ? '24:00' : wallText(minute));
const spanText = ({ begins, ends }: DayStretch): string =>
  formatClock(`${wallText(begins)}–${end(ends)}`);

/** Returns no bar for ordinary closing hours. Other closed periods get a bar with their reason. */
const barOf = (one: DayStretch): readonly StripBar[] => {
  const span = { from: one.begins, to: one.ends };
  if (one.open)
    return [{ ...span, look: one.why === 'temporary' ? 'temporary' : 'open', text: spanText(one) }];
  if (one.why === 'temporary' || one.why === 'holiday')
    return [{ ...span, look: 'closed', text: `Closed: ${one.reason}` }];
  return [];
};

const openText = (stretches: readonly DayStretch[]): string => {
  const open = stretches.filter((one) => one.open);
  return open.length === 0 ? 'Closed all day' : open.map(spanText).join(', ');
};

const textOfDay = (stretches: readonly DayStretch[]): string => {
  const besides = stretches
    .filter(({ why }) => why === 'temporary' || why === 'holiday')
    .map((one) => `${one.open ? 'open' : 'closed'} ${spanText(one)}: ${one.reason}`);
  return [openText(stretches), ...besides].join('. ');
};

const badgeOf = (stretches: readonly DayStretch[]) => {
  const why = stretches.find((one) => one.why === 'temporary' || one.why === 'holiday')?.why;
  if (why === undefined) return stretches.some((one) => one.open) ? 'Weekly' : 'Closed';
  return (
    <Badge
      tone={why === 'temporary' ? 'info' : 'neutral'}
      icon={why === 'temporary' ? BuildingStorefrontIcon : MoonIcon}
    >
      {why === 'temporary' ? 'Temporary' : 'Holiday'}
    </Badge>
  );
};

/** The legend of the hour bars. */
const KEY = [
  ['open', 'You answer'],
  ['temporary', 'Open, temporary'],
  ['closed', 'Closed, holiday or temporary'],
] as const;

/** Shows a group's week, one row per day, with weekly hours, holidays and temporary changes. */
export const WeekOfGroup = observer(({ shown, overview, group }: Props) => {
  const today = shown.today(overview, group);
  const thisWeek = today - weekdayOf(today) + 1;
  const week = shown.week ?? thisWeek;
  return (
    <Card inset={false}>
      <Row gap={2} wrap={2} pad={4}>
        <IconButton
          bordered
          size="sm"
          label="Previous week"
          onClick={() => shown.turn(-1, thisWeek)}
        >
          <ChevronLeftIcon />
        </IconButton>
        <Strong aria-live="polite">{`${dayNames(week).date} – ${dayNames(week + 6).date}`}</Strong>
        <IconButton bordered size="sm" label="Next week" onClick={() => shown.turn(1, thisWeek)}>
          <ChevronRightIcon />
        </IconButton>
        <Text as="span" size="caption" tone="muted">
          {formatZone(overview.asOf, group.timeZone)}
        </Text>
        {shown.week !== null && (
          <LinkButton size="sm" onClick={() => shown.goToday()}>
            This week
          </LinkButton>
        )}
      </Row>
      <WeekStrips
        label="Hours of the week"
        badges="Why"
        strips={Array.from({ length: 7 }, (_, at) => week + at).map((day) => {
          const stretches = shown.stretchesOn(overview, group, day);
          return {
            key: String(day),
            ...dayNames(day),
            note: null,
            bars: stretches.flatMap(barOf),
            now: day === today ? shown.minuteNow(overview, group) : null,
            badge: badgeOf(stretches),
            words: textOfDay(stretches),
          };
        })}
      />
      <CardFoot as="div">
        <Row gap={4} wrap={2}>
          <WeekStripKey words={KEY} />
        </Row>
      </CardFoot>
    </Card>
  );
});

const layersOf = (
  { shown, overview, group }: Props,
  day: number,
  stretches: readonly DayStretch[],
): Parameters<typeof LayerList>[0]['lines'] => {
  const plain = { ...overview, temporary: [] };
  const weekly = shown.stretchesOn({ ...plain, holidays: [] }, group, day);
  const holiday = shown.stretchesOn(plain, group, day).find(({ why }) => why === 'holiday');
  const changes = stretches.filter(({ why }) => why === 'temporary');
  const whole = changes.reduce((sum, one) => sum + one.ends - one.begins, 0) >= 1440;
  return [
    {
      name: 'Temporary',
      says:
        changes.length === 0
          ? 'None on this day'
          : changes
              .map((one) => `${one.open ? 'Open' : 'Closed'} ${spanText(one)}: ${one.reason}`)
              .join(', '),
      state: changes.length === 0 ? 'silent' : 'decides',
    },
    {
      name: 'Holiday',
      says: holiday === undefined ? 'None on this day' : `Closed: ${holiday.reason}`,
      state: holiday === undefined ? 'silent' : whole ? 'overruled' : 'decides',
    },
    {
      name: 'Weekly',
      says: group.hours === null ? 'No hours set' : openText(weekly),
      state:
        group.hours === null ? 'silent' : whole || holiday !== undefined ? 'overruled' : 'decides',
    },
  ];
};

/** Shows the effective hours of a chosen date and the rule that decides them (domain guide 6.5 "View", 6.8 "Both"). */
export const EffectiveDay = observer(({ shown, overview, group }: Props) => {
  const day = shown.day ?? shown.today(overview, group);
  const stretches = shown.stretchesOn(overview, group, day);
  return (
    <Card
      title="Effective hours"
      actions={
        <CardDate
          id="effective-day"
          label="Date of the effective hours"
          value={dayText(day)}
          resets={shown.dayChoices}
          onChange={(text) => shown.chooseDay(dayNumber(text))}
        />
      }
    >
      <Stack gap={2}>
        <Heading as="h3" size="title">
          {openText(stretches)}
        </Heading>
        <LayerList
          label="What applies on this day"
          lines={layersOf({ shown, overview, group }, day, stretches)}
        />
        <Text size="small" tone="muted">
          Temporary changes override holidays, and holidays override weekly hours. At all other
          times the answering service answers.
        </Text>
      </Stack>
    </Card>
  );
});

import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import ClockIcon from '@heroicons/react/20/solid/ClockIcon';
import CalendarIcon from '@heroicons/react/20/solid/CalendarIcon';
import { Link } from 'react-router-dom';
import { weekdayText } from '#core/passcodes/hours-text.rule.ts';
import type { Opening, SiteHours } from '#core/schedules/site-hours.schema.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatClock, formatDay } from '../kit/format-time.ts';
import { Icon } from '../kit/icon.tsx';
import { TextLink } from '../kit/links.ts';
import { Row, Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';

const hoursText = (openings: readonly Opening[]): string =>
  openings.length === 0
    ? 'Closed all day'
    : openings
        .map(({ opens, closes, nextDay }) =>
          formatClock(`${opens} to ${closes}${nextDay ? ' (next day)' : ''}`),
        )
        .join(', ');

const daysText = (from: string, to: string): string =>
  from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A card with today's hours, their reason, and the next temporary change (domain guide 6.7). */
export const HoursCard = ({
  siteNum,
  hours: { today, temporary },
}: {
  readonly siteNum: number;
  readonly hours: SiteHours;
}) => (
  <Card
    title="Schedule"
    inset={false}
    actions={
      <TextLink size="sm">
        <Link to={`/msa/schedules?sn=${siteNum}`}>Schedules</Link>
      </TextLink>
    }
  >
    {today === null && temporary === null ? (
      <EmptyState
        icon={CalendarDaysIcon}
        title="No schedule"
        text="We log openings and closings, but nobody is told if the system isn’t armed."
      />
    ) : (
      <Stack as="ul" gap={4} pad={4}>
        {today !== null && (
          <Row as="li" gap={3} align="stretch">
            <Icon of={ClockIcon} size={20} tone="muted" />
            <div>
              <Strong block>Today: {hoursText(today.openings)}</Strong>
              <Text as="span" size="small" tone="muted">
                {capital(today.reason)}
                {today.openings.length > 0 && ' · '}
              </Text>
              {today.openings.length > 0 && (
                <TextLink size="sm">
                  <Link to={`/msa/schedules?sn=${siteNum}`}>Staying late</Link>
                </TextLink>
              )}
            </div>
          </Row>
        )}
        <Row as="li" gap={3} align="stretch">
          <Icon of={CalendarIcon} size={20} tone="muted" />
          {temporary === null ? (
            <Text as="span">No temporary schedule is planned.</Text>
          ) : (
            <div>
              <Strong block>
                {temporary.kind}, {daysText(temporary.from, temporary.to)}
              </Strong>
              <Text as="span" size="small" tone="muted">
                {temporary.weekdays !== undefined && `${weekdayText(temporary.weekdays)}: `}
                {(temporary.openings.length > 0 || temporary.weekdays !== undefined) &&
                  `${hoursText(temporary.openings)}. `}
                {temporary.reason !== null && `${temporary.reason}. `}
                Your normal hours apply again from {formatDay(temporary.normalFrom)}.
              </Text>
            </div>
          )}
        </Row>
      </Stack>
    )}
  </Card>
);

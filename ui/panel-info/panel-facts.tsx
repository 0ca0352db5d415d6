import type { Panel } from '#core/panel-info/panel-info.schema.ts';
import { calendarDay } from '#core/kernel/calendar-day.rule.ts';
import { instantOf } from '#core/kernel/instant.ts';
import { Card } from '../kit/card.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatDate } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import type { PartProps } from './part-props.ts';

const UNKNOWN = 'Not given';

/** Returns true if the next service date is in the past. */
const isOverdue = ({ nextServiceOn }: Panel, today: string): boolean =>
  nextServiceOn !== null && nextServiceOn < today;

/** Facts about the panel and its service, read-only for customers (domain guide 6.6). */
export const ServiceFactsCard = ({ panel, info, now }: PartProps) => {
  const today = calendarDay(instantOf(now), info.timeZone);
  // Formats in UTC, because calendar days have no time zone.
  const day = (date: string | null): string | null => date && formatDate(date, today, 'UTC');
  const nextService = day(panel.nextServiceOn);
  return (
    <Card title="Panel and service">
      <Grid columns="fields" gap={4} phoneGap={3}>
        <Facts
          facts={[
            { name: 'Account', value: panel.transmitterCode },
            { name: 'Type', value: panel.type, absent: UNKNOWN },
            { name: 'Description', value: panel.description },
            { name: 'Manufacturer', value: panel.manufacturer, absent: UNKNOWN },
            { name: 'Model', value: panel.model, absent: UNKNOWN },
            { name: 'Firmware', value: panel.firmware, absent: UNKNOWN },
          ]}
        />
        <Facts
          facts={[
            { name: 'Installed on', value: day(panel.installedOn), absent: UNKNOWN },
            { name: 'Installer', value: panel.installer, absent: UNKNOWN },
            { name: 'Last service', value: day(panel.lastServiceOn), absent: 'None noted' },
            {
              name: 'Next service',
              value:
                nextService === null
                  ? null
                  : `${nextService}${isOverdue(panel, today) ? ', overdue' : ''}`,
              absent: 'Not planned',
            },
            { name: 'Decommissioned', value: day(panel.decommissionedOn) },
          ]}
        />
      </Grid>
    </Card>
  );
};

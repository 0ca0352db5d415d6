import ClockIcon from '@heroicons/react/24/outline/ClockIcon';
import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import { observer } from 'mobx-react-lite';
import { formatPhone } from '#core/kernel/format-phone.rule.ts';
import { intervalsText } from '#core/business-hours/interval-text.rule.ts';
import { zoneText } from '#core/kernel/read-time-zone.rule.ts';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { Facts } from '../kit/facts.tsx';
import { formatClock, formatZonedMoment } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { HoursForm } from './hours-form.tsx';
import { HoursPage, type HoursProps } from './hours-head.tsx';
import { EffectiveDay, WeekOfGroup } from './week-of-group.tsx';

const Calls = observer(({ overview, group }: HoursProps) => {
  const { hours, timeZone } = group;
  if (hours === null) return null;
  const { changedAt, changedBy, forwardNumber, overflowRings } = hours;
  return (
    <Card title="How calls are answered">
      <Facts
        facts={[
          {
            name: 'Your hours',
            value:
              hours.intervals.length === 0
                ? null
                : formatClock(intervalsText(hours.intervals).join('; ')),
            absent: 'closed every day',
          },
          { name: 'Time zone', value: zoneText(timeZone) },
          {
            name: 'Holidays',
            value: hours.holidayGroup === null ? null : `closed, ${hours.holidayGroup}`,
            absent: 'not observed',
          },
          { name: 'Greeting, open', value: hours.greetingOpen, absent: 'none' },
          { name: 'Greeting, closed', value: hours.greetingClosed, absent: 'none' },
          {
            name: 'Forward to',
            value: forwardNumber === null ? null : formatPhone(forwardNumber),
            absent: 'not forwarded',
          },
          {
            name: 'Overflow',
            value: overflowRings === null ? null : `to the service after ${overflowRings} rings`,
            absent: 'never',
          },
          {
            name: 'Changed',
            value:
              changedAt === null
                ? null
                : `${changedBy ?? 'Someone'}, ${formatZonedMoment(changedAt, overview.asOf, timeZone)}`,
            absent: 'never',
          },
        ]}
      />
    </Card>
  );
});

const Hours = observer((props: HoursProps) => {
  const { model, overview, group, mayEdit } = props;
  if (group.hours === null)
    return (
      <Card>
        <EmptyState
          icon={ClockIcon}
          title="No hours set"
          text="The answering service treats you as always closed."
          action={
            mayEdit && (
              <Button look="primary" onClick={() => model.editHours(group)}>
                Set hours
              </Button>
            )
          }
        />
      </Card>
    );
  return (
    <Grid columns="week" gap={4}>
      <Stack gap={4}>
        <WeekOfGroup shown={model.shown} overview={overview} group={group} />
        <Calls {...props} />
      </Stack>
      <EffectiveDay shown={model.shown} overview={overview} group={group} />
    </Grid>
  );
});

const Editing = observer(({ model }: Pick<HoursProps, 'model'>) =>
  model.hours === null ? null : <HoursForm editor={model.hours} onClose={() => model.close()} />,
);

/** The page with the weekly hours in which a dealer answers its own calls (domain guide 6.8 d). */
export const BusinessHoursPage = () => (
  <HoursPage
    title="Business hours"
    actions={({ model, group, mayEdit }) =>
      mayEdit && (
        <Button look="primary" icon={<PencilSquareIcon />} onClick={() => model.editHours(group)}>
          Edit hours
        </Button>
      )
    }
  >
    {(props) => (
      <>
        <Hours {...props} />
        <Editing model={props.model} />
      </>
    )}
  </HoursPage>
);

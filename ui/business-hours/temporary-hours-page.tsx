import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import BoltIcon from '@heroicons/react/16/solid/BoltIcon';
import CalendarIcon from '@heroicons/react/16/solid/CalendarIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import PencilIcon from '@heroicons/react/16/solid/PencilIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import TrashIcon from '@heroicons/react/16/solid/TrashIcon';
import { observer } from 'mobx-react-lite';
import type { StoredTemporaryHours } from '#core/business-hours/business-hours.schema.ts';
import { Badge } from '../kit/badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { formatZonedMoment } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { Rows } from '../kit/part.tsx';
import { PartRow, PartRowNote } from '../kit/part-rows.tsx';
import { Stack } from '../kit/stack.ts';
import { Strong } from '../kit/text.ts';
import { HoursPage, type HoursProps } from './hours-head.tsx';
import { TemporaryForm } from './temporary-form.tsx';
import { EffectiveDay } from './week-of-group.tsx';

type State = 'Active' | 'Planned' | 'Past';

const STATES = {
  Active: { tone: 'test', icon: BoltIcon },
  Planned: { tone: 'info', icon: CalendarIcon },
  Past: { tone: 'neutral', icon: CheckIcon },
} as const;

const stateOf = ({ from, to }: StoredTemporaryHours, now: string): State =>
  to <= now ? 'Past' : from > now ? 'Planned' : 'Active';

const ChangeRow = observer(
  ({
    model,
    overview,
    group,
    mayEdit,
    one,
  }: HoursProps & { readonly one: StoredTemporaryHours }) => {
    const state = stateOf(one, overview.asOf);
    const when = (at: string): string => formatZonedMoment(at, overview.asOf, group.timeZone);
    const made = `${one.madeBy}, ${when(one.madeAt)}`;
    return (
      <PartRow
        below={
          <Stack gap={2}>
            <div>
              {one.greeting !== null && <PartRowNote>{`Greeting: ${one.greeting}`}</PartRowNote>}
              <PartRowNote>
                {one.releasedBy === null
                  ? `Planned by ${made}`
                  : `Planned by ${made}. Released by ${one.releasedBy}`}
              </PartRowNote>
            </div>
            <div>
              <Badge {...STATES[state]}>{state}</Badge>
            </div>
          </Stack>
        }
        end={
          <>
            {mayEdit && state !== 'Past' && (
              <IconButton
                size="sm"
                label={`Edit ${one.reason}`}
                onClick={() => model.editTemporary(overview, group, one)}
              >
                <PencilIcon />
              </IconButton>
            )}
            {mayEdit && state === 'Planned' && (
              <IconButton
                size="sm"
                label={`Delete ${one.reason}`}
                onClick={() => model.remove(one)}
              >
                <TrashIcon />
              </IconButton>
            )}
          </>
        }
      >
        <Strong>{`${one.open ? 'Open' : 'Closed'}: ${one.reason}`}</Strong>
        <PartRowNote>{`${when(one.from)} to ${when(one.to)}`}</PartRowNote>
      </PartRow>
    );
  },
);

const Part = observer(({ state, ...props }: HoursProps & { readonly state: State }) => {
  const { overview, group } = props;
  const own = overview.temporary.filter(
    (one) => one.siteGroupNum === group.siteGroupNum && stateOf(one, overview.asOf) === state,
  );
  if (own.length === 0) return null;
  // The earliest change comes first, except among past changes, where the latest comes first.
  const inOrder = state === 'Past' ? own : own.toReversed();
  return (
    <Card title={state} count={own.length} inset={false}>
      <Rows>
        {inOrder.map((one) => (
          <ChangeRow key={one.id} {...props} one={one} />
        ))}
      </Rows>
    </Card>
  );
});

const List = observer((props: HoursProps) => {
  const { model, overview, group, mayEdit } = props;
  const own = overview.temporary.filter((one) => one.siteGroupNum === group.siteGroupNum);
  const isAhead = own.some((one) => stateOf(one, overview.asOf) !== 'Past');
  return (
    <Stack gap={4}>
      {!isAhead && (
        <Card>
          <EmptyState
            icon={CalendarDaysIcon}
            title="No exceptions planned"
            text="Your business hours and their holidays apply."
            action={
              mayEdit && (
                <Button size="sm" onClick={() => model.editTemporary(overview, group, null)}>
                  Plan a change
                </Button>
              )
            }
          />
        </Card>
      )}
      <Part {...props} state="Active" />
      <Part {...props} state="Planned" />
      <Part {...props} state="Past" />
    </Stack>
  );
});

const Editing = observer(({ model }: Pick<HoursProps, 'model'>) =>
  model.temporary === null ? null : (
    <TemporaryForm editor={model.temporary} onClose={() => model.close()} />
  ),
);

/** The page with temporary changes that override weekly hours and holidays: planned, current and past (domain guide 6.8 e). */
export const TemporaryHoursPage = () => (
  <HoursPage
    title="Temporary hours"
    actions={({ model, overview, group, mayEdit }) =>
      mayEdit && (
        <Button
          look="primary"
          icon={<PlusIcon />}
          onClick={() => model.editTemporary(overview, group, null)}
        >
          Plan a change
        </Button>
      )
    }
  >
    {(props) => (
      <>
        <Grid columns="week" gap={4}>
          <List {...props} />
          <EffectiveDay shown={props.model.shown} overview={props.overview} group={props.group} />
        </Grid>
        <Editing model={props.model} />
      </>
    )}
  </HoursPage>
);

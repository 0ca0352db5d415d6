import PencilSquareIcon from '@heroicons/react/16/solid/PencilSquareIcon';
import CalendarDaysIcon from '@heroicons/react/24/outline/CalendarDaysIcon';
import { observer } from 'mobx-react-lite';
import type { SiteSchedules } from '#core/schedules/site-schedules.schema.ts';
import { draftSchedulesStore } from '#core/new-account/draft-schedules.store.ts';
import { schedulesApi } from '#core/schedules/schedules.api.ts';
import { Button } from '../kit/button.tsx';
import { LinkButton } from '../kit/link-button.tsx';
import { Row, Stack } from '../kit/stack.ts';
import { Heading, Text } from '../kit/text.ts';
import { WizardCard, WizardPart } from '../kit/wizard-card.tsx';
import { ReactionsForm } from './missed-card.tsx';
import { kindOf } from './reactions-editor.ts';
import { areaText, entriesText } from './schedule-text.ts';
import { WeekForm } from './week-form.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { RowTable } from '../shell/row-table.tsx';
import { useModel } from '../shell/use-model.ts';
import { DraftSchedulesViewModel } from './draft-schedules.view-model.ts';
import { draftParts } from '../sections/draft-parts.ts';
import { createSection } from '../sections/section.ts';

interface Props {
  readonly model: DraftSchedulesViewModel;
  readonly site: SiteSchedules;
}

const Weeks = observer(({ model, site }: Props) => (
  <Stack gap={3}>
    <RowTable
      columns={[
        {
          head: 'Areas',
          marks: 'strong',
          cell: ({ areaNums }) => (
            <LinkButton onClick={() => model.editWeek(site, areaNums)}>
              {areaText(areaNums, site.areas)}
            </LinkButton>
          ),
        },
        { head: 'Hours', marks: 'second', cell: ({ entries }) => entriesText(entries) },
      ]}
      rows={site.schedules}
      rowKey={({ id }) => id}
      empty={{
        icon: CalendarDaysIcon,
        title: 'No schedule',
        text: 'We log openings and closings, but nobody is told if the system isn’t armed. Hours are optional.',
      }}
    />
    <Row gap={2} wrap={2}>
      <Button size="sm" icon={<PencilSquareIcon />} onClick={() => model.editWeek(site, [])}>
        Hours of the whole site
      </Button>
      {site.areas.map(({ name, num }) => (
        <Button key={num} size="sm" onClick={() => model.editWeek(site, [num])}>
          {`Hours of ${name}`}
        </Button>
      ))}
    </Row>
  </Stack>
));

const Shown = observer(({ model, site }: Props) => {
  const { reactions, week } = model;
  if (week !== null) return <WeekForm editor={week} site={site} onClose={() => model.close()} />;
  return (
    <WizardCard title="Schedules & notifications" about="when people come and go; optional">
      <WizardPart>
        <Weeks model={model} site={site} />
      </WizardPart>
      <WizardPart>
        <Stack gap={3}>
          <Heading as="h3">If opening or closing is missed</Heading>
          <Text size="small" tone="muted">
            {kindOf(site.reactions.values) ?? 'Custom'}
          </Text>
          <Row>
            <Button size="sm" icon={<PencilSquareIcon />} onClick={() => model.react(site)}>
              Choose what happens
            </Button>
          </Row>
        </Stack>
      </WizardPart>
      <WizardPart>
        <Stack gap={2}>
          <Heading as="h3">Notifications</Heading>
          <Text size="small" tone="muted">
            Each contact’s settings say who is notified of alarms, troubles, tests and missed hours,
            and how.
          </Text>
        </Stack>
      </WizardPart>
      {reactions !== null && <ReactionsForm editor={reactions} onClose={() => model.close()} />}
    </WizardCard>
  );
});

/** Edits the hours of an account draft in the same forms as a site's hours (domain guide 6.18). */
export const DraftSchedules = observer(() => {
  const model = useModel('newAccountSchedules');
  return (
    <LoadedView from={model.source} waiting="Loading the schedules">
      {(site) => <Shown model={model} site={site} />}
    </LoadedView>
  );
});

/** The hours of an account draft. */
export const section = createSection(DraftSchedules, {
  newAccountSchedules: (parts) =>
    new DraftSchedulesViewModel({
      ...draftParts(parts),
      gateway: draftSchedulesStore(parts.model('newAccount'), parts.gatewayOf(schedulesApi)),
      makeKey: parts.makeKey,
    }),
});

import ArrowDownTrayIcon from '@heroicons/react/20/solid/ArrowDownTrayIcon';
import { observer } from 'mobx-react-lite';
import { installationLine } from '#core/provisioning/installation-line.rule.ts';
import type { Provisioning } from '#core/provisioning/provisioning.schema.ts';
import { Refusal } from '../forms/form.tsx';
import { JobProgress } from '../jobs/job-progress.tsx';
import { Button } from '../kit/button.tsx';
import { formatDate, readerZone } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { Row, Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { FirstSteps } from './first-steps.tsx';
import { ImportCard } from './import-card.tsx';
import { InviteCard } from './invite-card.tsx';
import { NewGroupCard } from './new-group-card.tsx';
import { NewPersonForm } from './new-person-form.tsx';
import type { ProvisioningViewModel } from './provisioning.view-model.ts';
import { TermsCard } from './terms-card.tsx';
import { createSection } from '../sections/section.ts';
import { provisioningModels, provisioningSingle } from './provisioning.models.ts';

const ageOf = (since: string): string => {
  const now = new Date().toISOString();
  const day = formatDate(since, now, readerZone());
  return day === formatDate(now, now, readerZone()) ? 'new today' : `since ${day}`;
};

interface OfTab {
  readonly model: ProvisioningViewModel;
  readonly facts: Provisioning;
}

/** The counts of the installation, beside the actions for the whole installation. */
const Head = observer(({ model, facts }: OfTab) => {
  const { exporting } = model;
  return (
    <>
      <Row gap={3} wrap={2} justify="between">
        <Text tone="muted">{installationLine(facts, ageOf(facts.since))}</Text>
        <Button
          icon={<ArrowDownTrayIcon />}
          busy={exporting.submission.busy}
          disabled={exporting.isInProgress}
          onClick={() => void exporting.begin()}
        >
          Export all
        </Button>
      </Row>
      <Refusal of={exporting.submission} />
      <JobProgress follower={exporting.job} />
    </>
  );
});

/** The cards of the tab: cards with rows, and beside them cards for a single action. */
const Cards = observer(({ model, facts }: OfTab) => (
  <Grid columns="text" gap={4}>
    <Stack gap={4}>
      <ImportCard model={model.file} />
      <InviteCard model={model} facts={facts} />
    </Stack>
    <Stack gap={4}>
      <NewGroupCard model={model.newGroup} />
      <TermsCard model={model.terms} privacy={facts.privacy} />
    </Stack>
  </Grid>
));

/** The Support tab that sets up the installation's site groups and people and later adds more (design "site groups & people"). */
export const ProvisioningTab = observer(() => {
  const model = useModel('provisioning');
  return (
    <>
      <LoadedView from={model.source} waiting="Loading groups and people">
        {(facts) => (
          <Stack gap={4}>
            <Head model={model} facts={facts} />
            <FirstSteps facts={facts} />
            <Cards model={model} facts={facts} />
          </Stack>
        )}
      </LoadedView>
      {model.person !== null && (
        <NewPersonForm editor={model.person} onClose={() => model.closePerson()} />
      )}
    </>
  );
});

/** The Support tab for the installation's site groups and people. */
export const section = createSection(ProvisioningTab, provisioningModels, provisioningSingle);

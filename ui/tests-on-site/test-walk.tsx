import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { LAYOUT } from '#core/kernel/limits.ts';
import { BottomBar } from '../kit/bottom-bar.tsx';
import { Card } from '../kit/card.tsx';
import { formatMoment, formatZonedMoment } from '../kit/format-time.ts';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { Text } from '../kit/text.ts';
import { useWindowSize } from '../kit/use-size.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { ExtendButtons, OffButton, RunningTestPanel } from './running-test.tsx';
import { shownState } from './shown-state.rule.ts';
import type { FoundProps } from './found-props.ts';
import { Newest, Signals } from './walk-signals.tsx';
import { BeforeTheEnd, Zones } from './walk-zones.tsx';

const Found = observer(({ model, walk, found }: FoundProps) => {
  const test = model.screen?.tests.find(({ id }) => id === walk.testId) ?? found.test;
  const running = shownState(test, model.now) === 'Active';
  const { timeZone } = found.site;
  const narrow = useWindowSize().width <= LAYOUT.mobileWidth;
  return (
    <Stack gap={4}>
      {running ? (
        <RunningTestPanel model={model} test={test} barred />
      ) : (
        <Card>
          <Text strong>
            {shownState(test, model.now)}: {test.category},{' '}
            {formatMoment(test.startsAt, model.nowText, timeZone)} to{' '}
            {formatZonedMoment(test.clearedAt ?? test.endsAt, model.nowText, timeZone)}
          </Text>
          <Text tone="muted">
            {counted(found.signalCount, 'signal')} · {test.placedBy} · {test.reason}
          </Text>
        </Card>
      )}
      <Grid columns="side" gap={4}>
        <Stack gap={4}>
          {running && <Newest model={model} walk={walk} found={found} />}
          <Zones model={model} walk={walk} found={found} narrow={narrow} />
          <BeforeTheEnd model={model} walk={walk} found={found} />
        </Stack>
        <Signals model={model} walk={walk} found={found} narrow={narrow} />
      </Grid>
      {running && model.mayEdit && (
        <BottomBar>
          <ExtendButtons model={model} test={test} few />
          <OffButton model={model} test={test} />
        </BottomBar>
      )}
    </Stack>
  );
});

/** The live view of a test, or the results of a past test: arriving signals, received zones, and what is left to do (domain guide 6.1). */
export const TestWalk = observer(({ model, walk }: Omit<FoundProps, 'found'>) => (
  <LoadedView from={walk.results} waiting="Loading the test">
    {(found) => <Found model={model} walk={walk} found={found} />}
  </LoadedView>
));

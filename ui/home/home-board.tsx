import { observer } from 'mobx-react-lite';
import { useDeferredValue } from 'react';
import type { DealerHome } from '#core/home/dealer-home.schema.ts';
import { Grid } from '../kit/grid.ts';
import { Stack } from '../kit/stack.ts';
import { InsetSlot } from '../shell/inset-slot.tsx';
import { useAnsweringService } from '../shell/use-answering-service.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { ActiveAlarms } from './active-alarms.tsx';
import { ArmingCard } from './arming-card.tsx';
import { DealerAlarmsCard } from './dealer-alarms-card.tsx';
import { WelcomeCard } from './home-actions.tsx';
import {
  ChangesToday,
  Ending,
  Installs,
  MissedTests,
  NotClosed,
  TroublesByAge,
} from './home-cards.tsx';
import type { HomeViewModel } from './home.view-model.ts';
import { OnTest } from './on-test.tsx';
import { SavedCard } from './saved-card.tsx';
import { ServiceMessages } from './service-messages.tsx';
import { VolumeAhead, VolumeCard } from './volume-card.tsx';

/** The lists behind the dashboard's figures, the most urgent first, with charts and saved sites beside them. */
export const HomeBoard = observer(
  ({
    home,
    model,
    narrow = false,
  }: {
    readonly home: DealerHome;
    readonly model: HomeViewModel;
    /** True if a panel is open beside the board, so that all cards are in one column. */
    readonly narrow?: boolean;
  }) => {
    const hasService = useAnsweringService();
    // The cards below the first screenful are drawn after it, so that none of the two takes long.
    const isWhole = useDeferredValue(true, false);
    if (home.sites === 0)
      return (
        <Grid columns="board" gap={4}>
          <WelcomeCard />
          <InsetSlot name="news-card" />
        </Grid>
      );
    return (
      <Grid columns={narrow ? undefined : 'board'} gap={4}>
        <Stack gap={4}>
          <ActiveAlarms home={home} model={model} />
          <OnTest home={home} model={model} />
          {isWhole && (
            <>
              <TroublesByAge home={home} />
              <MissedTests home={home} />
              <NotClosed home={home} />
              <ServiceMessages home={home} from={model.figures} />
              <Ending home={home} />
            </>
          )}
        </Stack>
        <Stack gap={4}>
          <LoadedView
            from={model.volume}
            waiting="Loading what came in"
            inSteps
            ahead={<VolumeAhead />}
          >
            {(volume) => (
              <Stack gap={4}>
                <VolumeCard volume={volume} />
                <ArmingCard volume={volume} outOfService={home.accounts.outOfService} />
              </Stack>
            )}
          </LoadedView>
          <DealerAlarmsCard from={model.alarms} />
          {isWhole && (
            <>
              <SavedCard home={home} />
              <Installs home={home} />
              <ChangesToday home={home} />
              {hasService && <InsetSlot name="answering-card" />}
              <InsetSlot name="news-card" />
            </>
          )}
        </Stack>
      </Grid>
    );
  },
);

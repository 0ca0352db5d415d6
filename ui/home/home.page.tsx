import { chakra } from '@chakra-ui/react';
import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import { observer } from 'mobx-react-lite';
import type { DealerHome } from '#core/home/home.schema.ts';
import { formatStamp } from '../kit/format-time.ts';
import { IconButton } from '../kit/icon-button.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { StateStrip } from '../kit/state-strip.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { ActiveAlarms } from './active-alarms.tsx';
import { dealerFigures } from './dealer-figures.ts';
import { OnTest } from './on-test.tsx';
import { WelcomeCard } from './welcome-card.tsx';

const Column = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '4' },
});

const Figures = ({ home }: { readonly home: DealerHome }) => (
  <Column>
    <StateStrip figures={dealerFigures(home)} />
    {home.sites === 0 && <WelcomeCard />}
    <ActiveAlarms home={home} />
    <OnTest home={home} />
  </Column>
);

/** The dealer's dashboard: what needs somebody now, then what is on test (domain guide 6.19). */
export const HomePage = observer(() => {
  const { figures } = useModel('home');
  const { state } = figures;
  return (
    <>
      <PageTitle
        title="Home"
        actions={
          <IconButton bordered label="Refresh" onClick={() => void figures.load()}>
            <ArrowPathIcon />
          </IconButton>
        }
      >
        {state.at === 'ready' && (
          <>
            <span>{formatStamp(state.value.asOf, state.value.timeZone)}</span>
            <span>
              {state.value.sites} {state.value.sites === 1 ? 'site' : 'sites'}
            </span>
          </>
        )}
      </PageTitle>
      <LoadedView from={figures} waiting="Loading the figures of your accounts">
        {(home) => <Figures home={home} />}
      </LoadedView>
    </>
  );
});

import { chakra } from '@chakra-ui/react';
import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import HomeModernIcon from '@heroicons/react/24/outline/HomeModernIcon';
import { observer } from 'mobx-react-lite';
import type { ConsumerHome } from '#core/home/home.schema.ts';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useRegistry } from '../shell/registry.ts';
import { useModel } from '../shell/use-model.ts';
import { SiteSummary } from './site-summary.tsx';

const Column = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' },
});

const NoSite = () => {
  const { supportPhone } = useRegistry().configuration;
  return (
    <Card inset={false}>
      <EmptyState
        icon={HomeModernIcon}
        title="No account is linked yet"
        text={`Its state appears here once an account is linked to your sign-in.${supportPhone === null ? ' Support can link it for you.' : ` Support links it for you: ${supportPhone.replaceAll(' ', '\u00A0')}.`}`}
      />
    </Card>
  );
};

const Sites = ({ home }: { readonly home: ConsumerHome }) =>
  home.sites.length === 0 ? (
    <NoSite />
  ) : (
    <Column>
      {home.sites.map((site) => (
        <SiteSummary key={site.siteNum} site={site} now={home.asOf} />
      ))}
    </Column>
  );

/** The customer's landing page: is each of my sites being watched, and is anything open (domain guide 6.7). */
export const SummaryPage = observer(() => {
  const { sites } = useModel('summary');
  return (
    <>
      <PageTitle
        title="Summary"
        actions={
          <IconButton bordered label="Refresh" onClick={() => void sites.load()}>
            <ArrowPathIcon />
          </IconButton>
        }
      />
      <LoadedView from={sites} waiting="Loading the state of your sites">
        {(home) => <Sites home={home} />}
      </LoadedView>
    </>
  );
});

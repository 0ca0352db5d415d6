import ArrowPathIcon from '@heroicons/react/20/solid/ArrowPathIcon';
import BeakerIcon from '@heroicons/react/20/solid/BeakerIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import BuildingOffice2Icon from '@heroicons/react/24/outline/BuildingOffice2Icon';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { OPEN_ENTRIES } from '#core/navigation/screens.ts';
import { Button } from '../kit/button.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { Card } from '../kit/card.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { WideOnly } from '../kit/wide-only.ts';
import { useRegistry } from '../shell/registry.ts';
import { useRights } from '../shell/use-rights.ts';
import { useTestRights } from '../shell/use-test-rights.ts';

/** Returns true if the user may create accounts and the portal includes the account creation screen. */
const useMayCreate = (): boolean =>
  useRights().mayChange('allowCreateAccountFlag') && OPEN_ENTRIES.has('create-account');

/** The first card of a dealer without accounts (domain guide 6.19 "Empty"). */
export const WelcomeCard = observer(() => {
  const navigate = useNavigate();
  const mayCreate = useMayCreate();
  const mayAsk = OPEN_ENTRIES.has('home/contact-us');
  const create = (
    <Button size="sm" look="primary" onClick={() => void navigate('/create-account')}>
      Create the first account
    </Button>
  );
  const ask = (
    <Button size="sm" onClick={() => void navigate('/home/contact-us')}>
      Request account numbers
    </Button>
  );
  return (
    <Card inset={false}>
      <EmptyState
        icon={BuildingOffice2Icon}
        title="Welcome"
        text="Create your first account or request account numbers. Its status appears here once the first signal arrives."
        {...(mayCreate ? { action: create } : mayAsk && { action: ask })}
      />
    </Card>
  );
});

/**
 * A button that opens the account search to place the selected account on test. Not rendered if the user may not place
 * accounts on test.
 */
export const PlaceOnTest = observer(() => {
  const dialogs = useRegistry().create('dialogs');
  if (!useTestRights().mayEdit) return null;
  return (
    <Button
      look="primary"
      icon={<BeakerIcon />}
      onClick={() => dialogs.open('account-search', null, 'test')}
    >
      Place on test
    </Button>
  );
});

/** The buttons in the dashboard's header. On phones the test button is at the bottom of the screen. */
export const HomeActions = observer(
  ({ mayTest, onRefresh }: { readonly mayTest: boolean; readonly onRefresh: () => void }) => {
    const navigate = useNavigate();
    const mayCreate = useMayCreate();
    return (
      <>
        <IconButton bordered label="Refresh" onClick={onRefresh}>
          <ArrowPathIcon />
        </IconButton>
        {mayCreate && (
          <Button icon={<PlusIcon />} onClick={() => void navigate('/create-account')}>
            Create new account
          </Button>
        )}
        {mayTest && (
          <WideOnly>
            <PlaceOnTest />
          </WideOnly>
        )}
      </>
    );
  },
);

import ArrowsRightLeftIcon from '@heroicons/react/20/solid/ArrowsRightLeftIcon';
import PaperAirplaneIcon from '@heroicons/react/20/solid/PaperAirplaneIcon';
import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import PhoneIcon from '@heroicons/react/24/outline/PhoneIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OnCallOverview } from '#core/on-call/on-call-overview.schema.ts';
import { onCallApi } from '#core/on-call/on-call.api.ts';
import { OpenBadge } from '../shell/open-badge.tsx';
import { Button } from '../kit/button.tsx';
import { Card } from '../kit/card.tsx';
import { WithPanel } from '../kit/docked-panel.tsx';
import { EmptyState } from '../kit/empty-state.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { Stack } from '../kit/stack.ts';
import { LoadedView } from '../shell/loaded-view.tsx';
import { useModel } from '../shell/use-model.ts';
import { useRights } from '../shell/use-rights.ts';
import { FeedsPanel } from './feeds-panel.tsx';
import { FixedForm } from './fixed-form.tsx';
import { ListForm } from './list-form.tsx';
import { ListsPanel } from './lists-panel.tsx';
import { NeedsAnswer } from './needs-answer.tsx';
import { NowCards } from './now-cards.tsx';
import { OnCallViewModel } from './on-call.view-model.ts';
import type { OnCallMay } from './open-on-call.ts';
import { OverridePanel } from './override-panel.tsx';
import { PersonForm } from './person-form.tsx';
import { RotaCard } from './rota-card.tsx';
import { SwapPanel } from './swap-panel.tsx';
import { TestPanel } from './test-panel.tsx';
import { useOnCallPlace, type OnCallAddress } from './use-on-call-place.ts';
import { createSection } from '../sections/section.ts';

interface Props {
  readonly model: OnCallViewModel;
  readonly overview: OnCallOverview;
  readonly address: OnCallAddress;
}

const Panel = observer(({ model, overview, address }: Props) => {
  const mayChange = useRights().mayChange('ansServiceBlockFlag');
  const { panel } = model;
  const onClose = address.closePanel;
  switch (panel?.kind) {
    case 'override':
      return <OverridePanel editor={panel.editor} onClose={onClose} />;
    case 'swap':
      return <SwapPanel editor={panel.editor} onClose={onClose} />;
    case 'lists':
      return <ListsPanel model={model} overview={overview} address={address} onClose={onClose} />;
    case 'feeds':
      return (
        <FeedsPanel
          feeds={panel.feeds}
          overview={overview}
          mayChange={mayChange}
          onClose={onClose}
        />
      );
    case 'test':
      return <TestPanel page={panel.page} overview={overview} onClose={onClose} />;
    default:
      return null;
  }
});

const Editing = observer(({ model, address }: Pick<Props, 'model' | 'address'>) => {
  const { editing } = model;
  const onClose = address.closeEdited;
  switch (editing?.kind) {
    case 'list':
      return <ListForm editor={editing.editor} onClose={onClose} />;
    case 'person':
      return <PersonForm editor={editing.editor} onClose={onClose} />;
    case 'fixed':
      return <FixedForm editor={editing.editor} onClose={onClose} />;
    default:
      return null;
  }
});

const Actions = ({
  overview,
  address,
  may,
}: Omit<Props, 'model'> & { readonly may: OnCallMay }) => {
  if (!may.change) return null;
  return (
    <>
      <Button icon={<PaperAirplaneIcon />} onClick={() => address.open('test')}>
        Send me a test page
      </Button>
      {overview.meId !== null && overview.lists.length > 0 && (
        <Button icon={<ArrowsRightLeftIcon />} onClick={() => address.open('swap')}>
          Offer a shift
        </Button>
      )}
      {may.edit && (
        <Button icon={<PencilSquareIcon />} onClick={() => address.open('lists')}>
          Edit lists
        </Button>
      )}
      {may.edit && overview.lists.length > 0 && (
        <Button look="primary" icon={<PlusIcon />} onClick={() => address.open('override')}>
          New override
        </Button>
      )}
    </>
  );
};

const OnCallContent = observer(({ model, overview }: Omit<Props, 'address'>) => {
  const rights = useRights();
  const address = useOnCallPlace();
  const { closeEdited, closePanel, place } = address;
  const mayEdit = rights.mayChange('ansServiceEdit') && overview.mayEdit;
  const mayChange = rights.mayChange('ansServiceBlockFlag');
  useEffect(
    () => model.show(place, overview, { change: mayChange, edit: mayEdit }),
    [model, place, overview, mayChange, mayEdit],
  );
  // Changes the URL only after the form has closed, so that the person is not asked about unsaved input.
  const { left } = model;
  useEffect(() => {
    if (left === null) return;
    model.addressLeft();
    if (left === 'panel') closePanel();
    else closeEdited();
  }, [model, left, closePanel, closeEdited]);
  return (
    <>
      <PageTitle
        title="On call"
        actions={
          <Actions
            overview={overview}
            address={address}
            may={{ change: mayChange, edit: mayEdit }}
          />
        }
      >
        <OpenBadge state={overview.open} now={overview.asOf} timeZone={overview.timeZone} />
      </PageTitle>
      <WithPanel>
        <Stack gap={4}>
          {overview.lists.length === 0 ? (
            <Card>
              <EmptyState
                icon={PhoneIcon}
                title="Nobody is on call"
                text="Messages will wait until you open."
                action={
                  mayEdit && (
                    <Button
                      look="primary"
                      icon={<PlusIcon />}
                      onClick={() => address.open('lists')}
                    >
                      Set up a list
                    </Button>
                  )
                }
              />
            </Card>
          ) : (
            <>
              <NowCards model={model} overview={overview} />
              <RotaCard
                model={model}
                overview={overview}
                onSubscribe={() => address.open('calendar')}
              />
              <NeedsAnswer
                model={model}
                overview={overview}
                mayEdit={mayEdit}
                onFill={(gap) => address.open('override', gap)}
              />
            </>
          )}
        </Stack>
        <Panel model={model} overview={overview} address={address} />
      </WithPanel>
      <Editing model={model} address={address} />
    </>
  );
});

/**
 * A dealer's on-call page: who is on call now and next, the week with one row per tier, and items needing an answer
 * (domain guide 6.8 b).
 */
export const OnCallPage = observer(() => {
  const model = useModel('onCall');
  const { source } = model;
  return (
    <>
      {source.state.at !== 'ready' && <PageTitle title="On call" />}
      <LoadedView from={source} waiting="Loading who is on call">
        {(overview) => <OnCallContent model={model} overview={overview} />}
      </LoadedView>
    </>
  );
});

/** A dealer's on-call page. */
export const section = createSection(OnCallPage, {
  onCall: ({ clock, makeKey, toasts, gatewayOf, wallClock }) =>
    new OnCallViewModel({
      gateway: gatewayOf(onCallApi),
      clock,
      wallClock,
      makeKey,
      toasts,
    }),
});

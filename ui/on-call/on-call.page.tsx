import ArrowsRightLeftIcon from '@heroicons/react/20/solid/ArrowsRightLeftIcon';
import PaperAirplaneIcon from '@heroicons/react/20/solid/PaperAirplaneIcon';
import PencilSquareIcon from '@heroicons/react/20/solid/PencilSquareIcon';
import PhoneIcon from '@heroicons/react/24/outline/PhoneIcon';
import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import { observer } from 'mobx-react-lite';
import type { OnCallDesk } from '#core/on-call/on-call.schema.ts';
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
import type { OnCallViewModel } from './on-call.view-model.ts';
import { OverridePanel } from './override-panel.tsx';
import { PersonForm } from './person-form.tsx';
import { RotaCard } from './rota-card.tsx';
import { SwapPanel } from './swap-panel.tsx';
import { TestPanel } from './test-panel.tsx';

interface Props {
  readonly model: OnCallViewModel;
  readonly desk: OnCallDesk;
}

const Panel = observer(({ model, desk }: Props) => {
  const mayChange = useRights().mayChange('ansServiceBlockFlag');
  const { panel } = model;
  const onClose = () => model.close();
  switch (panel?.kind) {
    case 'override':
      return <OverridePanel editor={panel.editor} onClose={onClose} />;
    case 'swap':
      return <SwapPanel editor={panel.editor} onClose={onClose} />;
    case 'lists':
      return <ListsPanel model={model} desk={desk} onClose={onClose} />;
    case 'feeds':
      return <FeedsPanel feeds={panel.feeds} {...{ desk, mayChange, onClose }} />;
    case 'test':
      return <TestPanel page={panel.page} desk={desk} onClose={onClose} />;
    default:
      return null;
  }
});

const Editing = observer(({ model }: Pick<Props, 'model'>) => {
  const { editing } = model;
  const onClose = () => model.closeEditor();
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

const Actions = observer(({ model, desk, mayEdit }: Props & { readonly mayEdit: boolean }) => {
  const mayChange = useRights().mayChange('ansServiceBlockFlag');
  if (!mayChange) return null;
  return (
    <>
      <Button icon={<PaperAirplaneIcon />} onClick={() => model.openTest()}>
        Send me a test page
      </Button>
      {desk.meId !== null && desk.lists.length > 0 && (
        <Button icon={<ArrowsRightLeftIcon />} onClick={() => model.openSwap(desk)}>
          Offer a shift
        </Button>
      )}
      {mayEdit && (
        <Button icon={<PencilSquareIcon />} onClick={() => model.openLists()}>
          Edit lists
        </Button>
      )}
      {mayEdit && desk.lists.length > 0 && (
        <Button look="primary" icon={<PlusIcon />} onClick={() => model.openOverride(desk)}>
          New override
        </Button>
      )}
    </>
  );
});

const Desk = observer(({ model, desk }: Props) => {
  const mayEdit = useRights().mayChange('ansServiceEdit') && desk.mayEdit;
  return (
    <>
      <PageTitle title="On call" actions={<Actions {...{ model, desk, mayEdit }} />}>
        <OpenBadge state={desk.open} now={desk.asOf} timeZone={desk.timeZone} />
      </PageTitle>
      <WithPanel>
        <Stack gap={4}>
          {desk.lists.length === 0 ? (
            <Card>
              <EmptyState
                icon={PhoneIcon}
                title="Nobody is on call"
                text="Messages will wait until you open."
                action={
                  mayEdit && (
                    <Button look="primary" icon={<PlusIcon />} onClick={() => model.openLists()}>
                      Set up a list
                    </Button>
                  )
                }
              />
            </Card>
          ) : (
            <>
              <NowCards model={model} desk={desk} />
              <RotaCard model={model} desk={desk} />
              <NeedsAnswer model={model} desk={desk} mayEdit={mayEdit} />
            </>
          )}
        </Stack>
        <Panel model={model} desk={desk} />
      </WithPanel>
      <Editing model={model} />
    </>
  );
});

/** Who is on call for the dealer: now and next, the week with a row for each place, and what needs an answer (domain guide 6.8 b). */
export const OnCallPage = observer(() => {
  const model = useModel('onCall');
  const { source } = model;
  return (
    <>
      {source.state.at !== 'ready' && <PageTitle title="On call" />}
      <LoadedView from={source} waiting="Loading who is on call">
        {(desk) => <Desk model={model} desk={desk} />}
      </LoadedView>
    </>
  );
});

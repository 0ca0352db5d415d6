import CheckIcon from '@heroicons/react/20/solid/CheckIcon';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { answeringMessagesApi } from '#core/answering-messages/answering-messages.api.ts';
import { onCallApi } from '#core/on-call/on-call.api.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { SetTabs } from '../kit/data-list/set-tabs.tsx';
import { Stack } from '../kit/stack.ts';
import { WithPanel } from '../kit/docked-panel.tsx';
import { LiveMark, LiveNotice } from '../live/live-notice.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useOpened } from '../lists/use-opened.ts';
import { useModel } from '../shell/use-model.ts';
import { useUnsavedWork } from '../shell/use-unsaved-work.tsx';
import { InboxHead } from './inbox-head.tsx';
import { MessageList } from './message-list.tsx';
import { OpenedMessage } from './opened-message.tsx';
import { BulkQuestion } from '../lists/bulk-question.tsx';
import { MessagesViewModel } from './messages.view-model.ts';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';

const OPEN = 'open';
const TABS = [
  { id: 'new', text: 'New' },
  { id: OPEN, text: 'Open' },
  { id: 'all', text: 'All' },
] as const;

/** Tabs for the parts of the inbox, each with the number of messages in that part. */
const Tabs = observer(({ model }: { readonly model: MessagesViewModel }) => {
  const { overview, list } = model;
  const view = list.draft.filters['view'] ?? OPEN;
  return (
    <SetTabs
      label="Part of the inbox"
      tabs={TABS.map(({ id, text }) => ({
        id,
        text,
        current: view === id,
        count: overview === null ? null : overview.counts[id],
      }))}
      onTake={(id) => void list.filter('view', id === OPEN ? '' : id)}
      tools={null}
    />
  );
});

/** The page with messages from the answering service, for the dealer's users (domain guide 6.8 a). */
export const MessagesPage = observer(() => {
  const model = useModel('answeringMessages');
  const { acts, bulk, list } = model;
  const { id, open, close, turnTo } = useOpened('message');
  useListAddress(list);
  useEffect(() => model.open(id), [model, id]);
  useUnsavedWork(acts.isDirty, () => acts.begin());
  const tools = useMemo(
    () =>
      bulk === null
        ? []
        : [
            {
              id: 'acknowledge',
              text: 'Acknowledge selected',
              icon: CheckIcon,
              onRun: () => void bulk.ask(list.selection.chosen),
            },
          ],
    [bulk, list],
  );
  return (
    <>
      <PageTitle title="Messages">
        <LiveMark />
        <InboxHead duty={model.duty} />
      </PageTitle>
      <LiveNotice />
      <Stack gap={4}>
        <Tabs model={model} />
        <WithPanel>
          <MessageList model={model} onOpen={open} beside={id} bulk={tools} />
          <OpenedMessage model={model} onClose={close} onOpen={turnTo} />
        </WithPanel>
      </Stack>
      {bulk !== null && (
        <BulkQuestion
          bulk={bulk}
          text="They are marked as seen, and your group sees that you are handling them."
        />
      )}
    </>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly answeringMessages: MessagesViewModel;
  }
}

export const section = createSection(MessagesPage, {
  answeringMessages: ({ context, files, live, model, own, toasts, gatewayOf, ids }) =>
    new MessagesViewModel({
      gateway: gatewayOf(answeringMessagesApi),
      mayChange: siteRights({ context }).mayChange('ansServiceEdit'),
      showWaiting: (count) => model('waitingMessages').show(count),
      duty: (how) => gatewayOf(onCallApi).onCallNow({}, how),
      newId: () => ids.next(),
      live,
      files,
      own,
      toasts,
    }),
});

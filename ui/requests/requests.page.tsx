import HandThumbUpIcon from '@heroicons/react/20/solid/HandThumbUpIcon';
import { observer } from 'mobx-react-lite';
import { counted } from '#core/kernel/counted.rule.ts';
import { Refusal } from '../forms/form.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { RowItem, Rows } from '../kit/part.tsx';
import { Stack } from '../kit/stack.ts';
import { Strong, Text } from '../kit/text.ts';
import { LiveNotice } from '../live/live-notice.tsx';
import { useModel } from '../shell/use-model.ts';
import type { BulkApprovalViewModel } from './bulk-approval.view-model.ts';
import type { RequestsViewModel } from './requests.view-model.ts';
import { RequestList } from './request-list.tsx';

/** What approving the ticked ones will do, before it does (domain guide 5.5 "Bulk actions"). */
const BulkQuestion = observer(({ bulk }: { readonly bulk: BulkApprovalViewModel }) => {
  const { submission, would } = bulk;
  if (would === null) return null;
  const { approved, skipped } = would;
  return (
    <Dialog
      id="approve-requests"
      title={
        approved.length === 0
          ? 'Nothing to approve'
          : `Approve ${counted(approved.length, 'request')}?`
      }
      size="md"
      onClose={() => bulk.close()}
      foot={
        <>
          <Button data-first="" onClick={() => bulk.close()}>
            Cancel
          </Button>
          {approved.length > 0 && (
            <Button look="primary" busy={submission.busy} onClick={() => void bulk.approve()}>
              {`Approve ${approved.length}`}
            </Button>
          )}
        </>
      }
    >
      <Stack gap={3}>
        <Refusal of={submission} />
        {approved.length > 0 && (
          <Text>
            The provider then applies them; until then the present values are in force. Those who
            asked are told.
          </Text>
        )}
        {skipped.length > 0 && (
          <section aria-label="Skipped">
            <Text below={2}>{`${counted(skipped.length, 'request')} skipped:`}</Text>
            <Rows framed>
              {skipped.map(({ id, name, reason }) => (
                <RowItem key={id} justify="between">
                  <span>{name}</span>
                  <Strong>{reason}</Strong>
                </RowItem>
              ))}
            </Rows>
          </section>
        )}
      </Stack>
    </Dialog>
  );
});

/** What customers ask for of their accounts, for the dealer who decides (domain guide 6.7 "Request"). */
export const RequestsPage = observer(() => {
  const model = useModel('requests');
  const { bulk, list } = model;
  const approve = {
    ...{ id: 'approve', text: 'Approve selected', icon: HandThumbUpIcon },
    onRun: () => void bulk?.ask(list.selection.chosen),
  };
  return (
    <>
      <PageTitle title="Requests" />
      <LiveNotice />
      <RequestList
        model={model}
        actor="dealer"
        {...(bulk !== null && { bulk: [approve] })}
        empty={{
          title: 'Nobody has asked for anything yet',
          text: 'Changes of addresses and instructions that customers ask for arrive here, and cancellations.',
        }}
      />
      {bulk !== null && <BulkQuestion bulk={bulk} />}
    </>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly requests: RequestsViewModel;
    /** The same for staff, over what dealers approved. */
    readonly staffRequests: RequestsViewModel;
  }
}

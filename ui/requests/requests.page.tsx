import HandThumbUpIcon from '@heroicons/react/20/solid/HandThumbUpIcon';
import { observer } from 'mobx-react-lite';
import { REQUEST_LIST } from '#core/requests/request-list.ts';
import { requestsApi } from '#core/requests/requests.api.ts';
import { PageTitle } from '../kit/page-title.tsx';
import { BulkQuestion } from '../lists/bulk-question.tsx';
import { LiveNotice } from '../live/live-notice.tsx';
import { useModel } from '../shell/use-model.ts';
import { RequestsViewModel } from './requests.view-model.ts';
import { RequestList } from './request-list.tsx';
import { createSection } from '../sections/section.ts';
import { siteRights } from '../sections/site-rights.ts';

/** The page where a dealer decides on customers' requests about their accounts (domain guide 6.7 "Request"). */
export const RequestsPage = observer(() => {
  const model = useModel('requests');
  const { bulk, list } = model;
  const approve = {
    id: 'approve',
    text: 'Approve selected',
    icon: HandThumbUpIcon,
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
          title: 'No requests yet',
          text: 'Customers’ requests to change addresses and instructions, and cancellations, arrive here.',
        }}
      />
      {bulk !== null && (
        <BulkQuestion
          bulk={bulk}
          text="The provider then applies them. Until then the current values stay in effect. The people who asked are notified."
        />
      )}
    </>
  );
});

declare module '../shell/registry.ts' {
  interface ViewModels {
    readonly requests: RequestsViewModel;
    /** The requests that dealers approved, for staff. */
    readonly staffRequests: RequestsViewModel;
  }
}

/** The customers' requests, for dealers. People who may not change accounts can only read. */
export const section = createSection(RequestsPage, {
  requests: ({ context, files, live, own, toasts, gatewayOf, hasScrolled }) => {
    const requests = gatewayOf(requestsApi);
    const mayDecide = siteRights({ context }).mayChange('siteEdit');
    return new RequestsViewModel({
      queue: {
        list: requests.listRequests,
        read: requests.readRequest,
        export: requests.exportRequests,
        refuse: requests.refuseRequest,
        undo: requests.withdrawCancellation,
      },
      shape: REQUEST_LIST,
      live,
      files,
      own,
      toasts,
      isScrolled: hasScrolled,
      accept: mayDecide ? (seen, answer) => requests.approveRequest({ ...seen, answer }) : null,
      ...(mayDecide && { approveAll: requests.approveRequests }),
    });
  },
});

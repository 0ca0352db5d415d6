import { observer } from 'mobx-react-lite';
import { STAFF_REQUEST_LIST } from '#core/requests/request-list.ts';
import { staffRequestsApi } from '#core/requests/staff-requests.api.ts';
import { useModel } from '../shell/use-model.ts';
import { RequestList } from './request-list.tsx';
import { RequestsViewModel } from './requests.view-model.ts';
import { createSection } from '../sections/section.ts';

/** The Support tab with the requests that dealers approved and staff carry out (domain guide 6.7 "Request"). */
export const StaffRequests = observer(() => (
  <RequestList
    model={useModel('staffRequests')}
    actor="staff"
    empty={{
      title: 'Nothing to apply',
      text: 'Changes to addresses and instructions, and cancellations, arrive here once the dealer approves them.',
    }}
  />
));

/** The Support tab with the requests that dealers approved. */
export const section = createSection(StaffRequests, {
  staffRequests: ({ files, live, own, toasts, gatewayOf, hasScrolled }) => {
    const requests = gatewayOf(staffRequestsApi);
    return new RequestsViewModel({
      queue: {
        list: requests.listStaffRequests,
        read: requests.readStaffRequest,
        export: requests.exportStaffRequests,
        refuse: requests.refuseApprovedRequest,
        undo: requests.undoCancellation,
      },
      shape: STAFF_REQUEST_LIST,
      live,
      files,
      own,
      toasts,
      isScrolled: hasScrolled,
      accept: (seen) => requests.applyRequest(seen),
      applyOver: (seen, over) => requests.applyRequest({ ...seen, over }),
    });
  },
});

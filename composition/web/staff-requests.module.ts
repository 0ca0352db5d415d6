import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { staffRequestsRoutes } from '#adapters/wire/staff-requests.routes.ts';
import { STAFF_REQUEST_LIST } from '#core/requests/request-list.ts';
import { RequestsViewModel } from '#ui/requests/requests.view-model.ts';
import { StaffRequests } from '#ui/requests/staff-requests.tsx';
import { hasScrolled } from './has-scrolled.ts';
import { createSection } from './section.ts';

/** What dealers approved, for staff: a tab of Support. */
export const section = createSection(StaffRequests, {
  staffRequests: ({ client, files, live, own, toasts }) => {
    const requests = gatewayOf(client, staffRequestsRoutes);
    return new RequestsViewModel({
      desk: {
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

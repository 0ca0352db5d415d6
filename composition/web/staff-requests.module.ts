import { httpStaffRequests } from '#adapters/http/http-requests.gateway.ts';
import { STAFF_REQUEST_LIST } from '#core/requests/request-list.ts';
import { RequestsViewModel } from '#ui/requests/requests.view-model.ts';
import { StaffRequests } from '#ui/requests/staff-requests.tsx';
import { hasScrolled } from './has-scrolled.ts';
import { createSection } from './section.ts';

/** What dealers approved, for staff: a tab of Support. */
export const section = createSection(StaffRequests, {
  staffRequests: ({ client, files, live, own, toasts }) => {
    const desk = httpStaffRequests(client);
    return new RequestsViewModel({
      ...{ desk, shape: STAFF_REQUEST_LIST, live, files, own, toasts },
      isScrolled: hasScrolled,
      accept: (seen) => desk.apply(seen),
      applyOver: (seen, over) => desk.apply(seen, over),
    });
  },
});

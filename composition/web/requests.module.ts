import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { requestsRoutes } from '#adapters/wire/requests.routes.ts';
import { REQUEST_LIST } from '#core/requests/request-list.ts';
import { RequestsPage } from '#ui/requests/requests.page.tsx';
import { RequestsViewModel } from '#ui/requests/requests.view-model.ts';
import { hasScrolled } from './has-scrolled.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** What customers ask for, for dealers; whoever may not change accounts reads. */
export const section = createSection(RequestsPage, {
  requests: ({ client, context, files, live, own, toasts }) => {
    const requests = gatewayOf(client, requestsRoutes);
    const mayDecide = siteRights({ context }).mayChange('siteEdit');
    return new RequestsViewModel({
      desk: {
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

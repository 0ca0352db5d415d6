import { httpDealerRequests } from '#adapters/http/http-requests.gateway.ts';
import { REQUEST_LIST } from '#core/requests/request-list.ts';
import { RequestsPage } from '#ui/requests/requests.page.tsx';
import { RequestsViewModel } from '#ui/requests/requests.view-model.ts';
import { hasScrolled } from './has-scrolled.ts';
import { createSection } from './section.ts';
import { siteRights } from './site-rights.ts';

/** What customers ask for, for dealers; whoever may not change accounts reads. */
export const section = createSection(RequestsPage, {
  requests: ({ client, context, files, live, own, toasts }) => {
    const desk = httpDealerRequests(client);
    const mayDecide = siteRights({ context }).mayChange('siteEdit');
    return new RequestsViewModel({
      ...{ desk, shape: REQUEST_LIST, live, files, own, toasts },
      isScrolled: hasScrolled,
      accept: mayDecide ? (seen, answer) => desk.approve(seen, answer) : null,
      ...(mayDecide && { approveAll: (seen, dryRun) => desk.approveAll(seen, dryRun) }),
    });
  },
});

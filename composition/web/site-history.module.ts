import { httpHistoryGateway } from '#adapters/http/http-history.gateway.ts';
import { HistoryViewModel } from '#ui/history/history.view-model.ts';
import { SiteHistoryPart } from '#ui/history/site-history.part.tsx';
import { createSection } from './section.ts';

/** What happened at a site, within its page. */
export const section = createSection(SiteHistoryPart, {
  siteHistory: ({ client, files, toasts, own, live }) =>
    new HistoryViewModel({
      history: httpHistoryGateway(client),
      ...{ files, toasts, own, live },
    }),
});

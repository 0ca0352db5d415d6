import { httpMarketingGateway } from '#adapters/http/http-marketing.gateway.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { MarketingPage } from '#ui/marketing/marketing.page.tsx';
import { MarketingViewModel } from '#ui/marketing/marketing.view-model.ts';
import { createSection } from './section.ts';

/** Campaigns that dealers see. */
export const section = createSection(MarketingPage, {
  marketing: ({ client, files, makeKey, toasts, own, ownDrafts }) => {
    const campaigns = httpMarketingGateway(client);
    const download = new DocumentDownload({ news: campaigns, files, toasts });
    return new MarketingViewModel({ campaigns, makeKey, toasts, files, own, ownDrafts, download });
  },
});

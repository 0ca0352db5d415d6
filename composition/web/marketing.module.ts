import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { marketingRoutes } from '#adapters/wire/marketing.routes.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { MarketingPage } from '#ui/marketing/marketing.page.tsx';
import { MarketingViewModel } from '#ui/marketing/marketing.view-model.ts';
import { createSection } from './section.ts';

/** Campaigns that dealers see. */
export const section = createSection(MarketingPage, {
  marketing: ({ client, files, makeKey, toasts, own, ownDrafts }) => {
    const campaigns = gatewayOf(client, marketingRoutes);
    const download = new DocumentDownload({
      news: { download: (id) => campaigns.campaignFile({ id }) },
      files,
      toasts,
    });
    return new MarketingViewModel({ campaigns, makeKey, toasts, files, own, ownDrafts, download });
  },
});

import { ContainerModule } from 'inversify';
import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { BrowserFileSaver, pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { HttpCampaignGateway } from '#adapters/http/http-marketing.gateway.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { MarketingPage } from '#ui/marketing/marketing.page.tsx';
import { MarketingViewModel } from '#ui/marketing/marketing.view-model.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.marketing).toResolvedValue(
    (http, toasts, store, context) => {
      const campaigns = new HttpCampaignGateway(http.client);
      const files = new BrowserFileSaver(pageToSaveFrom(document));
      return new MarketingViewModel({
        campaigns,
        makeKey: () => new AttemptKey(cryptoIdSource),
        toasts,
        files,
        own: { store, userId: context.current.context.user?.id ?? '' },
        download: new DocumentDownload({ news: campaigns, files, toasts }),
      });
    },
    [TOKENS.http, TOKENS.toasts, TOKENS.preferences, TOKENS.sessionContext],
  );
});

/** Campaigns that dealers see. */
export const marketing: Section = { module, Component: MarketingPage };

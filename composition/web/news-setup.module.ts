import { httpNewsGateway } from '#adapters/http/http-news.gateway.ts';
import { saveNews } from '#core/news/save-news.use-case.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { NewsSetupPage } from '#ui/news/news-setup.page.tsx';
import { NewsSetupViewModel } from '#ui/news/news-setup.view-model.ts';
import { ScreenMemory } from '#ui/shell/screen-memory.ts';
import { createSection } from './section.ts';

const memory = new ScreenMemory();

/** News for those who write it. */
export const section = createSection(NewsSetupPage, {
  newsSetup: ({ client, files, makeKey, toasts, own, ownDrafts }) => {
    const news = httpNewsGateway(client);
    return new NewsSetupViewModel({
      news,
      download: new DocumentDownload({ news, files, toasts }),
      toasts,
      memory,
      own,
      ownDrafts,
      createSave: () => saveNews({ news, key: makeKey() }),
    });
  },
});

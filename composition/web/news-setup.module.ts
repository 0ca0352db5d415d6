import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { newsRoutes } from '#adapters/wire/news.routes.ts';
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
    const news = gatewayOf(client, newsRoutes);
    return new NewsSetupViewModel({
      news,
      download: new DocumentDownload({
        news: { download: (newsId) => news.newsDocument({ newsId }) },
        files,
        toasts,
      }),
      toasts,
      memory,
      own,
      ownDrafts,
      createSave: () => saveNews({ news, key: makeKey() }),
    });
  },
});

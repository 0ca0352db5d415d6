import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { newsRoutes } from '#adapters/wire/news.routes.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { NewsPage } from '#ui/news/news.page.tsx';
import { NewsViewModel } from '#ui/news/news.view-model.ts';
import { ScreenMemory } from '#ui/shell/screen-memory.ts';
import { createSection } from './section.ts';

const memory = new ScreenMemory();

/** The news of dealers and staff. */
export const section = createSection(NewsPage, {
  news: ({ client, files, toasts, userId, context }) => {
    const news = gatewayOf(client, newsRoutes);
    return new NewsViewModel({
      news,
      download: new DocumentDownload({
        news: { download: (newsId) => news.newsDocument({ newsId }) },
        files,
        toasts,
      }),
      memory,
      userId,
      ownEyes: context.current.view?.impersonation === null,
    });
  },
});

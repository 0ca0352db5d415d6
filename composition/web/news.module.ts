import { httpNewsGateway } from '#adapters/http/http-news.gateway.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { NewsPage } from '#ui/news/news.page.tsx';
import { NewsViewModel } from '#ui/news/news.view-model.ts';
import { ScreenMemory } from '#ui/shell/screen-memory.ts';
import { createSection } from './section.ts';

const memory = new ScreenMemory();

/** The news of dealers and staff. */
export const section = createSection(NewsPage, {
  news: ({ client, files, toasts, userId, context }) => {
    const news = httpNewsGateway(client);
    return new NewsViewModel({
      news,
      download: new DocumentDownload({ news, files, toasts }),
      memory,
      userId,
      ownEyes: context.current.view?.impersonation === null,
    });
  },
});

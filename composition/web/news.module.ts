import { httpNewsGateway } from '#adapters/http/http-news.gateway.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { NewsPage } from '#ui/news/news.page.tsx';
import { NewsViewModel } from '#ui/news/news.view-model.ts';
import { ScreenMemory } from '#ui/shell/screen-memory.ts';
import { createSection } from './section.ts';
import { TOKENS } from './tokens.ts';

/** The news of dealers and staff. */
export const section = createSection(NewsPage, (model) => {
  const memory = new ScreenMemory();
  model(
    'news',
    [TOKENS.http, TOKENS.files, TOKENS.toasts, TOKENS.context],
    ({ client }, files, toasts, context) => {
      const news = httpNewsGateway(client);
      return new NewsViewModel({
        news,
        download: new DocumentDownload({ news, files, toasts }),
        memory,
        userId: context.current.context.user?.id ?? '',
        ownEyes: context.current.view?.impersonation === null,
      });
    },
  );
});

import { newsApi } from '#core/news/news.api.ts';
import { saveNews } from '#core/news/save-news.use-case.ts';
import { DocumentDownload } from '../documents/document-download.ts';
import { ScreenMemory } from '../sections/screen-memory.ts';
import type { Models } from '../sections/section.ts';
import { NewsSetupViewModel } from './news-setup.view-model.ts';

const memory = new ScreenMemory();

export const newsSetupModels: Models = {
  newsSetup: ({ files, makeKey, toasts, own, ownDrafts, gatewayOf }) => {
    const news = gatewayOf(newsApi);
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
};

import { ContainerModule } from 'inversify';
import { BrowserFileSaver, pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { NewsPage } from '#ui/news/news.page.tsx';
import { NewsViewModel } from '#ui/news/news.view-model.ts';
import { ScreenMemory } from '#ui/shell/screen-memory.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const memory = new ScreenMemory();

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.news).toResolvedValue(
    (news, toasts, context) =>
      new NewsViewModel({
        news,
        download: new DocumentDownload({
          news,
          files: new BrowserFileSaver(pageToSaveFrom(document)),
          toasts,
        }),
        memory,
        userId: context.current.context.user?.id ?? '',
        ownEyes: context.current.view?.impersonation === null,
      }),
    [TOKENS.newsGateway, TOKENS.toasts, TOKENS.sessionContext],
  );
});

/** The news of dealers and staff. */
export const news: Section = { module, Component: NewsPage };

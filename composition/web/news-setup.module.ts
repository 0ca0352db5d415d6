import { ContainerModule } from 'inversify';
import { cryptoIdSource } from '#adapters/browser/crypto-id-source.ts';
import { BrowserFileSaver, pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { AttemptKey } from '#core/kernel/attempt-key.ts';
import { SaveNews } from '#core/news/save-news.use-case.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { NewsSetupPage } from '#ui/news/news-setup.page.tsx';
import { NewsSetupViewModel } from '#ui/news/news-setup.view-model.ts';
import { ScreenMemory } from '#ui/shell/screen-memory.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const memory = new ScreenMemory();

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.newsSetup).toResolvedValue(
    (news, toasts, context) =>
      new NewsSetupViewModel({
        news,
        download: new DocumentDownload({
          news,
          files: new BrowserFileSaver(pageToSaveFrom(document)),
          toasts,
        }),
        toasts,
        memory,
        userId: context.current.context.user?.id ?? '',
        createSave: () => new SaveNews({ news, key: new AttemptKey(cryptoIdSource) }),
      }),
    [TOKENS.newsGateway, TOKENS.toasts, TOKENS.sessionContext],
  );
});

/** News for those who write it. */
export const newsSetup: Section = { module, Component: NewsSetupPage };

import { ContainerModule } from 'inversify';
import { BrowserFileSaver, pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { HttpResourceGateway } from '#adapters/http/http-resources.gateway.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { ResourcesPage } from '#ui/resources/resources.page.tsx';
import { ResourcesViewModel } from '#ui/resources/resources.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.resources).toResolvedValue(
    (http, toasts, context) => {
      const resources = new HttpResourceGateway(http.client);
      const files = new BrowserFileSaver(pageToSaveFrom(document));
      return new ResourcesViewModel({
        resources,
        download: new DocumentDownload({ news: resources, files, toasts }),
        ownEyes: context.current.view?.impersonation === null,
      });
    },
    [TOKENS.http, TOKENS.toasts, TOKENS.sessionContext],
  );
});

/** The library of dealers. */
export const resources: Section = { module, Component: ResourcesPage };

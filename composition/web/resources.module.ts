import { httpResourcesGateway } from '#adapters/http/http-resources.gateway.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { ResourcesPage } from '#ui/resources/resources.page.tsx';
import { ResourcesViewModel } from '#ui/resources/resources.view-model.ts';
import { createSection } from './section.ts';

/** The library of dealers. */
export const section = createSection(ResourcesPage, {
  resources: ({ client, files, toasts, context }) => {
    const resources = httpResourcesGateway(client);
    return new ResourcesViewModel({
      resources,
      download: new DocumentDownload({ news: resources, files, toasts }),
      ownEyes: context.current.view?.impersonation === null,
    });
  },
});

import { browserFileViewer } from '#adapters/browser/browser-file-viewer.ts';
import { pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { libraryRoutes } from '#adapters/wire/library.routes.ts';
import { resourcesRoutes } from '#adapters/wire/resources.routes.ts';
import { PERMISSIONS } from '#core/permission/permissions.ts';
import { ok } from '#core/kernel/result.ts';
import { heldPermissions } from '#core/session/held-permissions.rule.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { DocumentDownload } from '#ui/documents/document-download.ts';
import { LibraryViewModel } from '#ui/resources/library.view-model.ts';
import { ResourcesPage } from '#ui/resources/resources.page.tsx';
import { ResourcesViewModel } from '#ui/resources/resources.view-model.ts';
import { createSection } from './section.ts';

/** What the provider publishes, and for dealers their campaigns. */
export const section = createSection(ResourcesPage, {
  library: ({ client, files, toasts, context }) => {
    const gateway = gatewayOf(client, libraryRoutes);
    return new LibraryViewModel({
      gateway,
      toasts,
      download: new DocumentDownload({
        news: { download: (id) => gateway.libraryFile({ id }) },
        files,
        toasts,
      }),
      viewer: browserFileViewer(pageToSaveFrom(document)),
      mayFetchForms: () => {
        const { view } = context.current;
        return view !== null && heldPermissions(view.user).has(PERMISSIONS.formsFlag);
      },
    });
  },
  resources: ({ client, files, toasts, context }) => {
    const resources = gatewayOf(client, resourcesRoutes);
    const forDealers = context.current.view?.user.applicationNum === APPLICATIONS.dealer;
    return new ResourcesViewModel({
      // Campaigns are for dealers alone; nobody else is refused what they did not ask for.
      resources: forDealers
        ? resources
        : { ...resources, listResources: () => Promise.resolve(ok({ resources: [] })) },
      download: new DocumentDownload({
        news: { download: (id) => resources.resourceFile({ id }) },
        files,
        toasts,
      }),
      ownEyes: context.current.view?.impersonation === null,
    });
  },
});

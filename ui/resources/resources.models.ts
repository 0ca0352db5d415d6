import { ok } from '#core/kernel/result.ts';
import { libraryApi } from '#core/library/library.api.ts';
import { grantedPermissions } from '#core/session/granted-permissions.rule.ts';
import { PERMISSIONS } from '#core/permission/permissions.ts';
import { resourcesApi } from '#core/resources/resources.api.ts';
import { APPLICATIONS } from '#core/permission/application.schema.ts';
import { DocumentDownload } from '../documents/document-download.ts';
import type { Models } from '../sections/section.ts';
import { LibraryViewModel } from './library.view-model.ts';
import { ResourcesViewModel } from './resources.view-model.ts';

export const resourcesModels: Models = {
  library: ({ files, toasts, context, gatewayOf, makeViewer }) => {
    const gateway = gatewayOf(libraryApi);
    return new LibraryViewModel({
      gateway,
      toasts,
      download: new DocumentDownload({
        news: { download: (id) => gateway.libraryFile({ id }) },
        files,
        toasts,
      }),
      viewer: makeViewer(),
      mayFetchForms: () => {
        const { view } = context.current;
        return view !== null && grantedPermissions(view.user).has(PERMISSIONS.formsFlag);
      },
    });
  },
  resources: ({ files, toasts, context, gatewayOf }) => {
    const resources = gatewayOf(resourcesApi);
    const forDealers = context.current.view?.user.applicationNum === APPLICATIONS.dealer;
    return new ResourcesViewModel({
      // Only dealers have campaigns. Other people get an empty list instead of a refusal.
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
};

import { pageToSaveFrom } from '#adapters/browser/browser-file-saver.ts';
import { browserFileViewer } from '#adapters/browser/browser-file-viewer.ts';
import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { siteTemplatesRoutes } from '#adapters/wire/site-templates.routes.ts';
import { SiteEditorsPart } from '#ui/sites/site-editors.part.tsx';
import { TemplatesViewModel } from '#ui/sites/templates.view-model.ts';
import { createSection } from './section.ts';

/** What stands open over the page of a site; most of its models are made of what the page holds. */
export const section = createSection(SiteEditorsPart, {
  siteFileViewer: () => browserFileViewer(pageToSaveFrom(document)),
  siteTemplates: ({ client, makeKey, toasts }) =>
    new TemplatesViewModel({ gateway: gatewayOf(client, siteTemplatesRoutes), makeKey, toasts }),
});

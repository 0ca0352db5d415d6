import { gatewayOf } from '#adapters/http/gateway-of.ts';
import { siteFileRoutes } from '#adapters/wire/site-file.routes.ts';
import { SiteCardsPart } from '#ui/sites/site-cards.part.tsx';
import { SiteChangesViewModel } from '#ui/sites/site-changes.view-model.ts';
import { createSection } from './section.ts';

/** What stands on the page of a site below its name; its file is that of the page. */
export const section = createSection(SiteCardsPart, {
  siteChanges: ({ client, live }) =>
    new SiteChangesViewModel({ gateway: gatewayOf(client, siteFileRoutes), live }),
});

import { httpSiteFileGateway } from '#adapters/http/http-site-file.gateway.ts';
import { SiteCardsPart } from '#ui/sites/site-cards.part.tsx';
import { SiteChangesViewModel } from '#ui/sites/site-changes.view-model.ts';
import { createSection } from './section.ts';

/** What stands on the page of a site below its name; its file is that of the page. */
export const section = createSection(SiteCardsPart, {
  siteChanges: ({ client, live }) =>
    new SiteChangesViewModel({ gateway: httpSiteFileGateway(client), live }),
});

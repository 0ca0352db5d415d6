import { ContainerModule } from 'inversify';
import { SitePage } from '#ui/sites/site.page.tsx';
import { SavedSitesViewModel } from '#ui/sites/saved-sites.view-model.ts';
import { SiteViewModel } from '#ui/sites/site.view-model.ts';
import type { Section } from './section.ts';
import { TOKENS, VIEW_MODEL_TOKENS } from './tokens.ts';

const module = new ContainerModule(({ bind }) => {
  bind(VIEW_MODEL_TOKENS.site).toResolvedValue(
    (sites, toasts, clock, preferences, context) =>
      new SiteViewModel({
        info: (siteNum) => sites.info(siteNum),
        saved: new SavedSitesViewModel({ sites, toasts }),
        clock,
        preferences,
        userId: context.current.context.user?.id ?? '',
      }),
    [TOKENS.siteGateway, TOKENS.toasts, TOKENS.clock, TOKENS.preferences, TOKENS.sessionContext],
  );
});

/** One site with the sidebar beside it. */
export const site: Section = { module, Component: SitePage };

import { siteTemplatesApi } from '#core/sites/site-templates.api.ts';
import { routesOf } from './routes-of.ts';

export const siteTemplatesRoutes = routesOf(siteTemplatesApi, {
  siteTemplates: 'GET site-templates',
  siteTemplate: 'GET site-templates/{id}',
  keepSiteTemplate: 'POST site/{sn}/templates',
  renameSiteTemplate: 'PUT site-templates/{id}',
  removeSiteTemplate: 'DELETE site-templates/{id}',
});

import { siteTemplatesApi } from '#core/sites/site-templates.api.ts';
import { routesOf, type Lines } from './routes-of.ts';

export const lines: Lines<typeof siteTemplatesApi> = {
  siteTemplates: 'GET site-templates',
  siteTemplate: 'GET site-templates/{id}',
  keepSiteTemplate: 'POST site/{sn}/templates',
  renameSiteTemplate: 'PUT site-templates/{id}',
  removeSiteTemplate: 'DELETE site-templates/{id}',
};

export const siteTemplatesRoutes = routesOf(siteTemplatesApi, lines);

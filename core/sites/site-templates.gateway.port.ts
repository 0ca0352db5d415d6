import type { Answer } from '../kernel/result.ts';
import type { SiteTemplateSummary } from './site-template.schema.ts';

/** Templates a dealer keeps of sites to begin others with (domain guide 6.11 "Copy as template"). */
export interface SiteTemplatesGateway {
  list(): Answer<readonly SiteTemplateSummary[]>;
  keep(siteNum: number, id: string, name: string): Answer<SiteTemplateSummary>;
  rename(id: string, name: string, rev: number): Answer<SiteTemplateSummary>;
  remove(id: string, rev: number): Answer<unknown>;
}

import type { SiteTemplateContent } from '../../sites/site-template.schema.ts';

/** A stored site template. Times are milliseconds UTC. */
export interface StoredTemplate {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly name: string;
  readonly content: SiteTemplateContent;
  readonly createdBy: string;
  readonly createdAt: number;
  readonly updatedBy: string;
  readonly updatedAt: number;
  readonly rev: number;
}

interface Stamp {
  readonly by: string;
  readonly at: number;
}

/** Stores the site templates of dealers. A group sees its own templates and those of its branches (domain guide 6.11, 5.2). */
export interface SiteTemplateRepository {
  /** Returns all site templates of a group that are not deleted, ordered by name. */
  list(siteGroupNum: number): Promise<readonly StoredTemplate[]>;
  find(id: string, siteGroupNum: number): Promise<StoredTemplate | null>;
  /** Finds a site template and locks it until the transaction ends. */
  lock(id: string, siteGroupNum: number): Promise<StoredTemplate | null>;
  /** Returns the number of a group's templates, and whether a template other than `id` already has the name. */
  known(
    siteGroupNum: number,
    named: { readonly id: string; readonly name: string },
  ): Promise<{ readonly count: number; readonly taken: boolean }>;
  /** Returns the template content that a site would yield, without people, addresses or secrets. */
  contentOf(siteNum: number): Promise<SiteTemplateContent>;
  /** Adds a template. Returns false if the id is already used. */
  add(
    template: Pick<StoredTemplate, 'id' | 'siteGroupNum' | 'name' | 'content'>,
    stamp: Stamp,
  ): Promise<boolean>;
  rename(id: string, name: string, stamp: Stamp): Promise<void>;
  remove(id: string, stamp: Stamp): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly siteTemplates: SiteTemplateRepository;
  }
}

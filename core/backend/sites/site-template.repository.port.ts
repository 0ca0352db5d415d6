import type { SiteTemplateContent } from '../../sites/site-template.schema.ts';

/** A template as it is stored; instants are milliseconds UTC. */
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

/** Who changes a template, and when. */
interface Stamp {
  readonly by: string;
  readonly at: number;
}

/** Templates that dealers keep of their sites; a group sees its own and those of its branches (domain guide 6.11, 5.2). */
export interface SiteTemplateRepository {
  /** By name, all that are not deleted. */
  list(siteGroupNum: number): Promise<readonly StoredTemplate[]>;
  find(id: string, siteGroupNum: number): Promise<StoredTemplate | null>;
  /** The same, locked until the transaction ends. */
  lock(id: string, siteGroupNum: number): Promise<StoredTemplate | null>;
  /** How many a group has, and whether one of them other than `id` is called so. */
  known(
    siteGroupNum: number,
    named: { readonly id: string; readonly name: string },
  ): Promise<{ readonly count: number; readonly taken: boolean }>;
  /** What a site would give a template, none of it a person, an address or a secret. */
  contentOf(siteNum: number): Promise<SiteTemplateContent>;
  /** False when there is one with this id. */
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

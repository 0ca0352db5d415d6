import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { NearAgencies } from '../site-file/near-agencies.schema.ts';
import type {
  SiteTemplate,
  SiteTemplateContent,
  SiteTemplateSummary,
} from '../sites/site-template.schema.ts';
import type { AccountDraft } from './account-draft.schema.ts';
import type { AccountStep } from './account-steps.ts';
import type {
  AccountStart,
  StoredAccountDraft,
  Numbers,
  SavedDraft,
  SentDraftCode,
  SimilarSite,
  Submitted,
} from './stored-account-draft.schema.ts';

/** The provider's operations for new accounts (domain guide 6.18). */
export interface NewAccountGateway {
  start(): Answer<AccountStart>;
  read(id: string): Answer<StoredAccountDraft>;
  /** Saves a draft; the revision is 0 for a new draft. Returns 409 `staleRev` when another tab has saved the draft since it was read. */
  save(
    id: string,
    saved: { readonly rev: number; readonly step: AccountStep; readonly draft: AccountDraft },
  ): Answer<SavedDraft>;
  discard(id: string): Answer<unknown>;
  /** Returns the agencies that other accounts in a town use. */
  nearAgencies(
    address: Pick<AccountDraft['premises'], 'city' | 'region' | 'postalCode'>,
  ): Answer<NearAgencies>;
  /** Checks account numbers, holds the free ones, and releases all other numbers held for the draft. */
  numbers(
    id: string,
    asked: {
      readonly branch: number;
      readonly xmits: readonly string[];
      readonly next: boolean;
    },
  ): Answer<Numbers>;
  /** Returns the templates that a new account may start from. */
  templates(): Answer<{ readonly templates: readonly SiteTemplateSummary[] }>;
  template(id: string): Answer<SiteTemplate>;
  storeTemplate(id: string, templateId: string, name: string): Answer<SiteTemplateSummary>;
  /** Returns one of the dealer's sites as template content, limited to the parts that the caller may see. */
  siteContent(
    siteNum: number,
    may: { readonly zones: boolean; readonly hours: boolean },
  ): Answer<{ readonly siteName: string; readonly content: SiteTemplateContent }>;
  attach(id: string, document: Document): Answer<{ readonly name: string; readonly size: number }>;
  detach(id: string): Answer<unknown>;
  similar(street: string, postalCode: string): Answer<{ readonly sites: readonly SimilarSite[] }>;
  /** Creates the account of a draft. Repeating the call does not create a second account. */
  submit(id: string, rev: number, codes: readonly SentDraftCode[]): Answer<Submitted>;
}

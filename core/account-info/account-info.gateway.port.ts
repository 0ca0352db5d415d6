import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { AccountForm } from './account-form.schema.ts';
import type { AccountInfo } from './account-info.schema.ts';
import type { RequestForm } from './change-request.schema.ts';

/** A customer's account at the provider (domain guide 6.7). */
export interface AccountInfoGateway {
  read(siteNum: number, how?: { readonly background: boolean }): Answer<AccountInfo>;
  /** Saves what is changed directly, under the revision it was read with. */
  save(siteNum: number, form: AccountForm, rev: number): Answer<unknown>;
  /** Asks for what is changed on request. */
  request(siteNum: number, form: RequestForm): Answer<unknown>;
  /** Takes a request back that nobody has decided yet. */
  withdraw(siteNum: number, id: string): Answer<unknown>;
  /** The alarm certificate as a PDF. */
  certificate(siteNum: number): Answer<Document>;
}

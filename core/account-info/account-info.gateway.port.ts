import type { Document } from '../documents/document.ts';
import type { Answer } from '../kernel/result.ts';
import type { AccountForm } from './account-form.schema.ts';
import type { AccountInfo } from './account-info.schema.ts';
import type { RequestWish } from './change-request.schema.ts';
import type { GateCodeWish } from './gate-code.schema.ts';

/** A customer's account at the provider (domain guide 6.7). */
export interface AccountInfoGateway {
  read(siteNum: number, how?: { readonly background: boolean }): Answer<AccountInfo>;
  /** Saves what is changed directly, under the revision it was read with. */
  save(siteNum: number, form: AccountForm, rev: number, gateCode: GateCodeWish): Answer<unknown>;
  /** The gate code; 409 `checkNeeded` without a fresh check. */
  revealGateCode(siteNum: number): Answer<{ readonly code: string }>;
  /** Asks for what is changed on request; 409 `staleRev` where somebody else touched the field meanwhile. */
  request(siteNum: number, wishes: readonly RequestWish[]): Answer<unknown>;
  /** Takes a request back that nobody has decided yet, as it was last seen. */
  withdraw(siteNum: number, id: string, rev: number): Answer<unknown>;
  /** The alarm certificate as a PDF. */
  certificate(siteNum: number): Answer<Document>;
}

import type { AccountForm } from '../../account-info/account-form.schema.ts';
import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import type { RequestedField } from '../../account-info/change-request.schema.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** A requested change to store. */
export interface NewRequest {
  readonly id: string;
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly field: RequestedField;
  readonly before: string | null;
  readonly wanted: string | null;
  readonly askedById: string;
  readonly askedBy: string;
  readonly askedAt: number;
}

/** Repository of accounts for customers and dealers. Sites outside the viewer's scope are not found (domain guide 5.2). */
export interface AccountInfoRepository {
  read(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'>,
  ): Promise<LookedUp<AccountInfo>>;
  /** Locks the account until the transaction ends. */
  lock(siteNum: number): Promise<void>;
  /**
   * Saves the directly changed fields and increments the revision. `noteEndsAt` is in milliseconds UTC; `newId` creates
   * the id of a new permit.
   */
  save(input: {
    readonly siteNum: number;
    readonly form: AccountForm;
    readonly noteEndsAt: number | null;
    readonly by: string;
    readonly now: number;
    readonly newId: () => string;
  }): Promise<void>;
  /** Adds a request; returns false if the id is taken. */
  addRequest(request: NewRequest): Promise<boolean>;
  /** Replaces an undecided request, with a new request time. */
  replaceRequest(request: NewRequest): Promise<void>;
  /** Withdraws an undecided request, which is then no longer shown. */
  withdrawRequest(input: {
    readonly id: string;
    readonly by: string;
    readonly now: number;
  }): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accountInfo: AccountInfoRepository;
  }
}

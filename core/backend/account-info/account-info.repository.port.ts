import type { AccountForm } from '../../account-info/account-form.schema.ts';
import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import type { RequestedField } from '../../account-info/change-request.schema.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** A requested change, as stored. */
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

/** Accounts as customers and dealers read and change them; sites outside the viewer's scope are not found (domain guide 5.2). */
export interface AccountInfoRepository {
  read(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'>,
  ): Promise<LookedUp<AccountInfo>>;
  /** Locks the account until the transaction ends. */
  lock(siteNum: number): Promise<void>;
  /**
   * Stores the directly changed fields and increments the revision; `noteEndsAt` is in milliseconds UTC, `newId` creates
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
  /** Returns false if a request with this id exists. */
  addRequest(request: NewRequest): Promise<boolean>;
  /** Replaces an undecided request; it counts as newly requested. */
  replaceRequest(request: NewRequest): Promise<void>;
  /** Withdraws an undecided request; it is no longer shown to anyone. */
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

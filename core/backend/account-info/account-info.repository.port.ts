import type { AccountForm } from '../../account-info/account-form.schema.ts';
import type { AccountInfo } from '../../account-info/account-info.schema.ts';
import type { RequestedField } from '../../account-info/change-request.schema.ts';
import type { LookedUp, SiteLook, SiteViewer } from '../sites/site.repository.port.ts';

/** A change somebody asks for, as it is stored. */
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

/** Accounts as customers and dealers read and change them; what is outside of the viewer's scope does not exist (domain guide 5.2). */
export interface AccountInfoRepository {
  read(
    siteNum: number,
    viewer: SiteViewer,
    look: Pick<SiteLook, 'guess' | 'now'>,
  ): Promise<LookedUp<AccountInfo>>;
  /** Locks the account until the transaction ends. */
  lock(siteNum: number): Promise<void>;
  /** Stores what is changed directly and counts the revision up; `noteEndsAt` in milliseconds UTC, `newId` makes the number of a permit that is new. */
  save(input: {
    readonly siteNum: number;
    readonly form: AccountForm;
    readonly noteEndsAt: number | null;
    readonly by: string;
    readonly now: number;
    readonly newId: () => string;
  }): Promise<void>;
  /** False when there is a request with this id. */
  addRequest(request: NewRequest): Promise<boolean>;
  /** Another wish in the place of one nobody has decided; asked anew. */
  replaceRequest(request: NewRequest): Promise<void>;
  /** Takes back one that nobody has decided; nobody is shown it any more. */
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

import type { AccountGroup, GroupContact } from '../../account-group/account-group.schema.ts';
import type { AlarmDefaults, Company } from '../../account-group/company.schema.ts';

/** The revision of some data, and who last changed it; milliseconds UTC. */
export interface Revised {
  readonly rev: number;
  readonly by: string | null;
  readonly at: number | null;
}

/** The data of a group that is locked while it is changed. */
export interface LockedGroup {
  readonly name: string;
  readonly timeZone: string;
  readonly company: Company;
  readonly companyTouch: Revised;
  readonly defaults: AlarmDefaults;
  readonly defaultsTouch: Revised;
}

/** Who writes, and when (milliseconds UTC). */
export interface GroupTouch {
  readonly by: string;
  readonly now: number;
}

/** A contact of a group as it is stored. */
export interface LockedGroupContact {
  readonly siteGroupNum: number;
  readonly form: GroupContact;
  readonly touch: Revised;
  readonly deleted: boolean;
}

/** Data of dealers' groups, within a transaction (domain guide 6.10). */
export interface AccountGroupRepository {
  /** Reads a group with everything its screen shows, in one statement; `roots` are the groups its reader may use. */
  read(where: {
    readonly siteGroupNum: number;
    readonly roots: readonly number[];
    readonly year: string;
    /** Milliseconds UTC. */
    readonly now: number;
  }): Promise<AccountGroup | null>;
  /** Locks a group until the transaction ends. */
  lock(siteGroupNum: number): Promise<LockedGroup | null>;
  saveCompany(siteGroupNum: number, company: Company, touch: GroupTouch): Promise<void>;
  saveDefaults(siteGroupNum: number, defaults: AlarmDefaults, touch: GroupTouch): Promise<void>;
  /** Finds a contact that belongs to the group and no single site; null if there is none with this id. */
  contact(id: string): Promise<LockedGroupContact | null>;
  /** Counts a group's contacts, without deleted ones. */
  countContacts(siteGroupNum: number): Promise<number>;
  /** Returns false if the id is taken. */
  addContact(
    at: GroupTouch & { readonly siteGroupNum: number; readonly id: string },
    form: GroupContact,
  ): Promise<boolean>;
  saveContact(id: string, form: GroupContact, touch: GroupTouch): Promise<void>;
  removeContact(id: string, touch: GroupTouch): Promise<void>;
  /** Finds the staff member who looks after a group, with their email address; null if there is none. */
  representative(
    siteGroupNum: number,
  ): Promise<{ readonly name: string; readonly email: string | null } | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accountGroups: AccountGroupRepository;
  }
}

import type { AccountGroup, GroupContact } from '../../account-group/account-group.schema.ts';
import type { AlarmDefaults, Company } from '../../account-group/company.schema.ts';

/** Under which revision something stands, and who changed it last; milliseconds UTC. */
export interface Revised {
  readonly rev: number;
  readonly by: string | null;
  readonly at: number | null;
}

/** What is held of a group while it is changed. */
export interface LockedGroup {
  readonly name: string;
  readonly timeZone: string;
  readonly company: Company;
  readonly companyTouch: Revised;
  readonly defaults: AlarmDefaults;
  readonly defaultsTouch: Revised;
}

/** Who writes and when (milliseconds UTC). */
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

/** Facts of dealers' groups inside a transaction (domain guide 6.10). */
export interface AccountGroupRepository {
  /** A group with everything its screen shows, by one statement; `roots` are the groups its reader may use. */
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
  /** A contact that belongs to no site; null for an id nobody has there. */
  contact(id: string): Promise<LockedGroupContact | null>;
  /** How many a group has, deleted ones left out. */
  countContacts(siteGroupNum: number): Promise<number>;
  /** False where the id is taken. */
  addContact(
    at: GroupTouch & { readonly siteGroupNum: number; readonly id: string },
    form: GroupContact,
  ): Promise<boolean>;
  saveContact(id: string, form: GroupContact, touch: GroupTouch): Promise<void>;
  removeContact(id: string, touch: GroupTouch): Promise<void>;
  /** Who of the staff looks after a group, and where mail reaches them; null for nobody. */
  representative(
    siteGroupNum: number,
  ): Promise<{ readonly name: string; readonly email: string | null } | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accountGroups: AccountGroupRepository;
  }
}

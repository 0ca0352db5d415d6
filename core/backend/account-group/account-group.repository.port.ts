import type { AccountGroup, GroupContact } from '../../account-group/account-group.schema.ts';
import type { AlarmDefaults, Company } from '../../account-group/company.schema.ts';

/** A revision with its editor and time, in milliseconds UTC. */
export interface Revised {
  readonly rev: number;
  readonly by: string | null;
  readonly at: number | null;
}

/** The data of a group under a lock, while it is changed. */
export interface LockedGroup {
  readonly name: string;
  readonly timeZone: string;
  readonly company: Company;
  readonly companyTouch: Revised;
  readonly defaults: AlarmDefaults;
  readonly defaultsTouch: Revised;
}

/** The editor and the time of a change, in milliseconds UTC. */
export interface GroupTouch {
  readonly by: string;
  readonly now: number;
}

/** A stored contact of a group. */
export interface LockedGroupContact {
  readonly siteGroupNum: number;
  readonly form: GroupContact;
  readonly touch: Revised;
  readonly deleted: boolean;
}

/** Repository of dealers' groups, within a transaction (domain guide 6.10). */
export interface AccountGroupRepository {
  /** Reads all data of a group's screen in one statement. `roots` are the groups that the reader may use. */
  read(where: {
    readonly siteGroupNum: number;
    readonly roots: readonly number[];
    readonly year: string;
    /** Current time in milliseconds UTC. */
    readonly now: number;
  }): Promise<AccountGroup | null>;
  /** Locks a group until the transaction ends. */
  lock(siteGroupNum: number): Promise<LockedGroup | null>;
  saveCompany(siteGroupNum: number, company: Company, touch: GroupTouch): Promise<void>;
  saveDefaults(siteGroupNum: number, defaults: AlarmDefaults, touch: GroupTouch): Promise<void>;
  /** Finds a contact of the whole group by id. Returns null if there is none, or if the contact belongs to a single site. */
  contact(id: string): Promise<LockedGroupContact | null>;
  /** Counts a group's contacts except deleted ones. */
  countContacts(siteGroupNum: number): Promise<number>;
  /** Adds a contact; returns false if the id is taken. */
  addContact(
    at: GroupTouch & { readonly siteGroupNum: number; readonly id: string },
    form: GroupContact,
  ): Promise<boolean>;
  saveContact(id: string, form: GroupContact, touch: GroupTouch): Promise<void>;
  removeContact(id: string, touch: GroupTouch): Promise<void>;
  /** Finds the staff member responsible for a group, with the email address; null if there is none. */
  representative(
    siteGroupNum: number,
  ): Promise<{ readonly name: string; readonly email: string | null } | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly accountGroups: AccountGroupRepository;
  }
}

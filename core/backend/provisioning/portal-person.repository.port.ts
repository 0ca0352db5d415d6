import type { PortalValues } from '../../provisioning/portal-kind.ts';
import type { Validated } from '../../provisioning/portal-kinds.ts';

/** A person of the portal, in the form of an import file. */
export interface StoredPerson {
  readonly id: string;
  readonly values: PortalValues;
  readonly rev: number;
}

/** A person to add or change, without the groups and rights of a dealer user. */
export interface WrittenPerson {
  readonly id: string;
  readonly values: Validated<'person'>;
}

/** Reads and writes all people who may sign in, for imports and exports of a whole portal. */
export interface PortalPersonRepository {
  /** Finds people by their folded keys `dealer:username` and `customer:address`, in one statement. */
  byKey(keys: readonly string[]): Promise<ReadonlyMap<string, StoredPerson>>;
  /** Adds a person without a password; each sign-in requires a code. Returns false if the username is taken or looks like another one. */
  add(person: WrittenPerson, now: number): Promise<boolean>;
  /** Changes a person's name, and a customer's rights and sites. Does not change a dealer user's rights. */
  change(person: WrittenPerson): Promise<void>;
  /** Returns the site numbers among these that exist. */
  knownSites(nums: readonly number[]): Promise<ReadonlySet<number>>;
  /** Returns people after an id, in the order of ids. */
  page(after: string, limit: number): Promise<readonly StoredPerson[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly portalPeople: PortalPersonRepository;
  }
}

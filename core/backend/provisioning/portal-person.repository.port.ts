import type { PortalValues } from '../../provisioning/portal-kind.ts';
import type { Validated } from '../../provisioning/portal-kinds.ts';

/** Somebody of the portal as a file says them. */
export interface StoredPerson {
  readonly id: string;
  readonly values: PortalValues;
  readonly rev: number;
}

/** Somebody who is made or changed; groups and rights of a dealer's user have their own writer. */
export interface WrittenPerson {
  readonly id: string;
  readonly values: Validated<'person'>;
}

/** Everybody who may sign in, for files of a whole portal. */
export interface PortalPersonRepository {
  /** By their keys `dealer:username` and `customer:address`, folded; one statement. */
  byKey(keys: readonly string[]): Promise<ReadonlyMap<string, StoredPerson>>;
  /** Somebody new, without a password and with a code at each sign-in; false where the name is taken or looks like another. */
  add(person: WrittenPerson, now: number): Promise<boolean>;
  /** The name of somebody, and the rights and sites of a customer; who may do what for a dealer has its own writer. */
  change(person: WrittenPerson): Promise<void>;
  /** Those of these sites that exist. */
  knownSites(nums: readonly number[]): Promise<ReadonlySet<number>>;
  /** Everybody behind an id, in the order of ids. */
  page(after: string, limit: number): Promise<readonly StoredPerson[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly portalPeople: PortalPersonRepository;
  }
}

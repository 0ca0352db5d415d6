import type { PortalValues } from '../../provisioning/portal-kind.ts';
import type { Validated } from '../../provisioning/portal-kinds.ts';

/** A person of the portal in the form of an import file. */
export interface StoredPerson {
  readonly id: string;
  readonly values: PortalValues;
  readonly rev: number;
}

/** A person to be added or changed. Groups and rights of a dealer user are written separately. */
export interface WrittenPerson {
  readonly id: string;
  readonly values: Validated<'person'>;
}

/** All people who may sign in, for files of a whole portal. */
export interface PortalPersonRepository {
  /** Finds people by their folded keys `dealer:username` and `customer:address`, in one statement. */
  byKey(keys: readonly string[]): Promise<ReadonlyMap<string, StoredPerson>>;
  /** Adds a person without a password and with a code at each sign-in. Returns false if the username is taken or looks like another. */
  add(person: WrittenPerson, now: number): Promise<boolean>;
  /** Changes the name of a person, and the rights and sites of a customer. Rights of a dealer user are written separately. */
  change(person: WrittenPerson): Promise<void>;
  /** Returns which of these sites exist. */
  knownSites(nums: readonly number[]): Promise<ReadonlySet<number>>;
  /** Returns people after an id, in the order of ids. */
  page(after: string, limit: number): Promise<readonly StoredPerson[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly portalPeople: PortalPersonRepository;
  }
}

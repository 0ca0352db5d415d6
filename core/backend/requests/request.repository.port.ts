import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { RequestedField } from '../../account-info/change-request.schema.ts';
import type { Cancellation } from '../../account-info/cancellation.schema.ts';
import type { RequestStanding } from '../../requests/next-standing.rule.ts';
import type {
  RequestDetail,
  RequestPage,
  RequestRow,
} from '../../requests/request-detail.schema.ts';

/**
 * The requests that a caller may see: of a dealer's group and its branches, of a customer's linked sites, or for staff
 * those that were passed on to staff.
 */
export type RequestScope =
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'customer'; readonly accountId: string }
  | { readonly kind: 'staff' };

/** A request, locked with its site until the transaction ends. */
export interface LockedRequest {
  readonly request: RequestDetail;
  readonly standing: RequestStanding;
  readonly siteGroupNum: number;
  readonly askedById: string;
  readonly withdrawn: { readonly by: string; readonly at: number } | null;
}

/** The fields that a decision writes. Instants are milliseconds UTC. */
export interface RequestChange {
  readonly id: string;
  readonly standing: RequestStanding;
  readonly by: string;
  readonly byId: string;
  readonly at: number;
  readonly answer: string | null;
}

export interface NewCancellation {
  readonly id: string;
  readonly siteNum: number;
  readonly siteGroupNum: number;
  readonly day: string;
  readonly endsAt: number;
  readonly reason: string;
  readonly reasonText: string;
  readonly askedById: string;
  readonly askedBy: string;
  readonly askedAt: number;
  /** True for a dealer's own cancellation, which needs no approval; staff only carry it out. */
  readonly approved: boolean;
}

export interface SiteCustomer {
  readonly accountId: string;
  readonly email: string;
}

/** Stores requests of customers and cancellations, for the people who decide them (domain guide 6.7, 6.11). */
export interface RequestRepository {
  /** Returns a page of requests. The filter `mine` refers to the account in `window`. */
  page(
    scope: RequestScope,
    query: ListQuery,
    window: { readonly accountId: string; readonly limit: number; readonly offset: number },
  ): Promise<Pick<RequestPage, 'requests' | 'total'>>;
  /** Returns the branches by which the request list can be filtered. */
  branches(scope: RequestScope): Promise<RequestPage['branches']>;
  /** Returns one request with all details; null outside the scope. */
  read(id: string, scope: RequestScope, now: number): Promise<RequestDetail | null>;
  /** Returns those of the ids that exist, in the order of their sites, so that they can be locked in that order. */
  bySite(ids: readonly string[]): Promise<readonly string[]>;
  /** Locks the site of a request and reads the request under the lock; null outside the scope. */
  lock(id: string, scope: RequestScope, now: number): Promise<LockedRequest | null>;
  put(change: RequestChange): Promise<void>;
  /** Returns a site's open or completed cancellation; null if there is none. */
  cancellation(siteNum: number): Promise<Cancellation | null>;
  /** Adds a cancellation. Returns false and writes nothing if the id belongs to another request. */
  addCancellation(cancellation: NewCancellation): Promise<boolean>;
  /** Writes the approved value of an account field. */
  applyField(
    siteNum: number,
    change: {
      readonly field: RequestedField;
      readonly value: string | null;
      readonly by: string;
      readonly now: number;
    },
  ): Promise<void>;
  /** Records that the service of a monitored site will end (`ending`), continues after all (`goesOn`), or has ended. */
  setService(siteNum: number, state: 'ending' | 'goesOn' | 'ended'): Promise<void>;
  customersOf(siteNum: number): Promise<readonly SiteCustomer[]>;
  /** Locks the next site whose service ends by `now`, skipping sites that another server has locked; null if there is none. */
  claimDue(now: number): Promise<LockedRequest | null>;
}

/** The fields of a request that its notices contain. */
export type NotifiedRequest = Pick<
  RequestRow,
  | 'siteNum'
  | 'siteName'
  | 'subject'
  | 'before'
  | 'wanted'
  | 'endsAt'
  | 'timeZone'
  | 'reason'
  | 'reasonText'
> & { readonly addressDisplay: string };

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly requests: RequestRepository;
  }
}

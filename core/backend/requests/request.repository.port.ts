import type { ListQuery } from '../../lists/list-query.schema.ts';
import type { RequestedField } from '../../account-info/change-request.schema.ts';
import type { Cancellation } from '../../account-info/cancellation.schema.ts';
import type { RequestStanding } from '../../requests/next-standing.rule.ts';
import type {
  RequestDetail,
  RequestPage,
  RequestRow,
} from '../../requests/request-detail.schema.ts';

/** Whose requests are meant: those of a dealer's group and its branches, a customer's linked sites, or what reached the staff. */
export type RequestScope =
  | { readonly kind: 'dealer'; readonly siteGroupNum: number }
  | { readonly kind: 'customer'; readonly accountId: string }
  | { readonly kind: 'staff' };

/** A request that is held with its site until the transaction ends. */
export interface LockedRequest {
  readonly request: RequestDetail;
  readonly standing: RequestStanding;
  readonly siteGroupNum: number;
  readonly askedById: string;
  readonly withdrawn: { readonly by: string; readonly at: number } | null;
}

/** What is written of a decision; instants are milliseconds UTC. */
export interface RequestChange {
  readonly id: string;
  readonly standing: RequestStanding;
  readonly by: string;
  readonly byId: string;
  readonly at: number;
  readonly answer: string | null;
}

/** A new cancellation. */
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
  /** A dealer's own needs nobody's approval but the staff's hand. */
  readonly approved: boolean;
}

/** A customer of a site, and where mail reaches them. */
export interface SiteCustomer {
  readonly accountId: string;
  readonly email: string;
}

/** Requests of customers and cancellations, as whoever decides them sees them (domain guide 6.7, 6.11). */
export interface RequestRepository {
  /** One page; `mine` is asked for the account. */
  page(
    scope: RequestScope,
    query: ListQuery,
    window: { readonly accountId: string; readonly limit: number; readonly offset: number },
  ): Promise<Pick<RequestPage, 'requests' | 'total'>>;
  /** The branches a list can be narrowed to. */
  branches(scope: RequestScope): Promise<RequestPage['branches']>;
  /** One whole; null outside of the scope. */
  read(id: string, scope: RequestScope, now: number): Promise<RequestDetail | null>;
  /** Those that exist, in the order of their sites, for whoever holds several. */
  bySite(ids: readonly string[]): Promise<readonly string[]>;
  /** Holds the site of a request, then reads it anew; null outside of the scope. */
  lock(id: string, scope: RequestScope, now: number): Promise<LockedRequest | null>;
  put(change: RequestChange): Promise<void>;
  /** The cancellation of a site that is open or carried out; null without one. */
  cancellation(siteNum: number): Promise<Cancellation | null>;
  /** False, and nothing is written, where the number is another one's. */
  addCancellation(cancellation: NewCancellation): Promise<boolean>;
  /** Writes a field of the account. */
  applyField(
    siteNum: number,
    change: {
      readonly field: RequestedField;
      readonly value: string | null;
      readonly by: string;
      readonly now: number;
    },
  ): Promise<void>;
  /** A monitored site's service is about to end, is not after all, or has. */
  setService(siteNum: number, state: 'ending' | 'goesOn' | 'ended'): Promise<void>;
  customersOf(siteNum: number): Promise<readonly SiteCustomer[]>;
  /** Holds the next site whose service ends by now and that nobody else holds; null when there is none. */
  claimDue(now: number): Promise<LockedRequest | null>;
}

/** A row of the list by its site, for whoever tells of it. */
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

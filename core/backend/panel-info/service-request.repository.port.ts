import type { ServiceKind, ServiceState } from '../../panel-info/service-request.schema.ts';

/** A message to the dealer, as stored. Instants are milliseconds UTC. */
export interface StoredServiceRequest {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly siteNum: number;
  readonly devNum: number | null;
  readonly kind: ServiceKind;
  readonly text: string;
  readonly state: ServiceState;
  /** True if the message is hidden from customers. */
  readonly withheld: boolean;
  /** Account of the person who wrote the message; null if a device caused it. */
  readonly requestedById: string | null;
  readonly requestedBy: string | null;
  readonly requestedAt: number;
  readonly acknowledgedBy: string | null;
  readonly acknowledgedAt: number | null;
  readonly closedBy: string | null;
  readonly closedAt: number | null;
  readonly rev: number;
}

/** The recipients of messages about a site: all people with an e-mail address in the nearest ancestor group that has such people. */
export interface ServiceAudience {
  readonly siteNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly emails: readonly string[];
}

/** Stores messages to the dealers of sites (domain guide 6.6). */
export interface ServiceRequestRepository {
  /** Adds a message. Returns false if a message with this id exists. */
  add(request: StoredServiceRequest): Promise<boolean>;
  /**
   * Adds messages and returns those added. Skips a message if another open message of the same kind about the same device
   * was created after `since`.
   */
  raise(
    requests: readonly StoredServiceRequest[],
    since: number,
  ): Promise<readonly StoredServiceRequest[]>;
  /** Locks one message in a dealer's group or its branches until the transaction ends. */
  lock(id: string, siteGroupNum: number): Promise<StoredServiceRequest | null>;
  put(request: StoredServiceRequest): Promise<void>;
  /** Returns the recipients of messages about these sites, in one statement. */
  audience(siteNums: readonly number[]): Promise<readonly ServiceAudience[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly serviceRequests: ServiceRequestRepository;
  }
}

import type { ServiceKind, ServiceState } from '../../panel-info/service-request.schema.ts';

/** A message to the dealer as it is stored. Instants are milliseconds UTC. */
export interface StoredServiceRequest {
  readonly id: string;
  readonly siteGroupNum: number;
  readonly siteNum: number;
  readonly devNum: number | null;
  readonly kind: ServiceKind;
  readonly text: string;
  readonly state: ServiceState;
  /** True if customers may not know of it. */
  readonly withheld: boolean;
  /** Account of the person who asked; null if no person did. */
  readonly requestedById: string | null;
  readonly requestedBy: string | null;
  readonly requestedAt: number;
  readonly acknowledgedBy: string | null;
  readonly acknowledgedAt: number | null;
  readonly closedBy: string | null;
  readonly closedAt: number | null;
  readonly rev: number;
}

/** The recipients of messages about a site: all people with an e-mail address in the nearest group above it that has one. */
export interface ServiceAudience {
  readonly siteNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly emails: readonly string[];
}

/** Messages to the dealers of sites (domain guide 6.6). */
export interface ServiceRequestRepository {
  /** Returns false if a message with this id exists. */
  add(request: StoredServiceRequest): Promise<boolean>;
  /**
   * Adds messages unless one of the same kind about the same device is open and younger than `since`. Returns those added,
   * so that a panel that asks repeatedly causes one message.
   */
  raise(
    requests: readonly StoredServiceRequest[],
    since: number,
  ): Promise<readonly StoredServiceRequest[]>;
  /** Returns one message within a dealer's group and its branches, locked until the transaction ends. */
  lock(id: string, siteGroupNum: number): Promise<StoredServiceRequest | null>;
  put(request: StoredServiceRequest): Promise<void>;
  /** Returns the recipients at the sites' dealers, in one statement. */
  audience(siteNums: readonly number[]): Promise<readonly ServiceAudience[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly serviceRequests: ServiceRequestRepository;
  }
}

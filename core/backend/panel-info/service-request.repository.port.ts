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
  /** Customers may not know of it. */
  readonly withheld: boolean;
  /** Account of who asked; null where no person did. */
  readonly requestedById: string | null;
  readonly requestedBy: string | null;
  readonly requestedAt: number;
  readonly acknowledgedBy: string | null;
  readonly acknowledgedAt: number | null;
  readonly closedBy: string | null;
  readonly closedAt: number | null;
  readonly rev: number;
}

/** Whom a message about a site reaches: everybody of the nearest group above it who has an e-mail address. */
export interface ServiceAudience {
  readonly siteNum: number;
  readonly siteName: string;
  readonly addressDisplay: string;
  readonly emails: readonly string[];
}

/** Messages to the dealers of sites (domain guide 6.6). */
export interface ServiceRequestRepository {
  /** False when there is a message with this id. */
  add(request: StoredServiceRequest): Promise<boolean>;
  /**
   * Adds those that no message of the same kind about the same device says already: one that is not closed and younger than
   * `since`. Answers what was added, so that a panel that asks again and again is heard once.
   */
  raise(
    requests: readonly StoredServiceRequest[],
    since: number,
  ): Promise<readonly StoredServiceRequest[]>;
  /** One message within a dealer's group and its branches, locked until the transaction ends. */
  lock(id: string, siteGroupNum: number): Promise<StoredServiceRequest | null>;
  put(request: StoredServiceRequest): Promise<void>;
  /** Address books of the sites' dealers, by one statement. */
  audience(siteNums: readonly number[]): Promise<readonly ServiceAudience[]>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly serviceRequests: ServiceRequestRepository;
  }
}

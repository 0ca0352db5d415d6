import type { OutOfServiceForm } from '../../site-file/out-of-service-entry.schema.ts';

/** A current or planned out-of-service entry of a device. Times are milliseconds UTC. */
export interface StoredOutOfService {
  readonly id: string;
  readonly siteNum: number;
  readonly devNum: number;
  readonly category: OutOfServiceForm['category'];
  readonly reason: string;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly begunAt: number | null;
  readonly placedBy: string;
  readonly placedAt: number;
  readonly rev: number;
}

/**
 * A device with its current out-of-service entry. `over` is how the entry with the requested id ended; null if that entry
 * has not ended.
 */
export interface DeviceInService {
  readonly xmit: string;
  readonly isWatched: boolean;
  readonly entry: StoredOutOfService | null;
  readonly over: { readonly by: string | null; readonly at: number } | null;
}

export interface DueOutOfService {
  readonly entry: StoredOutOfService;
  readonly siteGroupNum: number;
  readonly xmit: string;
}

/** Stores out-of-service entries and their effect on devices (domain guide 6.6). */
export interface OutOfServiceRepository {
  /** Returns a device of a locked site; null if the site has no device with that number. */
  device(siteNum: number, devNum: number, id: string): Promise<DeviceInService | null>;
  /** Stores a planned entry without changing the device. */
  add(entry: StoredOutOfService): Promise<void>;
  /** Takes the device out of service at `at`. The site is out of service once all its devices are out of service. */
  begin(entry: StoredOutOfService, at: number): Promise<void>;
  /** Returns the device to service and restarts its timer test now. An entry that never started is only removed. */
  end(
    entry: StoredOutOfService,
    given: { readonly by: string | null; readonly at: number },
  ): Promise<void>;
  /** Returns the next entry whose start or end is due, with its site locked. Skips sites that other servers lock. */
  claimDue(now: number): Promise<DueOutOfService | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly outOfServiceEntries: OutOfServiceRepository;
  }
}

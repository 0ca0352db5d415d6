import type { OutOfServiceForm } from '../../site-file/out-of-service-entry.schema.ts';

/** An out-of-service entry of a device, in force or announced. Times are milliseconds UTC. */
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

/** A device with its current out-of-service entry. `over` states how the entry with the given id ended, if it did. */
export interface DeviceInService {
  readonly xmit: string;
  readonly isWatched: boolean;
  readonly entry: StoredOutOfService | null;
  readonly over: { readonly by: string | null; readonly at: number } | null;
}

/** An entry that is due, with its site, which is locked. */
export interface DueOutOfService {
  readonly entry: StoredOutOfService;
  readonly siteGroupNum: number;
  readonly xmit: string;
}

/** Takes devices out of service and returns them (domain guide 6.6). */
export interface OutOfServiceRepository {
  /** Returns a device of a locked site; null if the site has no device with that number. */
  device(siteNum: number, devNum: number, id: string): Promise<DeviceInService | null>;
  /** Announces an entry. Its device does not change yet. */
  add(entry: StoredOutOfService): Promise<void>;
  /** Takes the device out of service from now on. The site goes out of service with its last device. */
  begin(entry: StoredOutOfService, at: number): Promise<void>;
  /** Returns the device to service and restarts its timer test from now. An entry that never started is only removed. */
  end(
    entry: StoredOutOfService,
    given: { readonly by: string | null; readonly at: number },
  ): Promise<void>;
  /** Returns the next entry whose start or end is due and whose site is not locked by another server. Locks the site. */
  claimDue(now: number): Promise<DueOutOfService | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly outOfServiceEntries: OutOfServiceRepository;
  }
}

import type { OutOfServiceForm } from '../../site-file/out-of-service-entry.schema.ts';

/** A device out of service, or announced to be (milliseconds UTC). */
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

/** A device with what holds it out of service; `over` is how the entry of the wanted id ended, if it did. */
export interface DeviceInService {
  readonly xmit: string;
  readonly isWatched: boolean;
  readonly entry: StoredOutOfService | null;
  readonly over: { readonly by: string | null; readonly at: number } | null;
}

/** One that is due, with the site it is held by. */
export interface DueOutOfService {
  readonly entry: StoredOutOfService;
  readonly siteGroupNum: number;
  readonly xmit: string;
}

/** Devices out of service and back (domain guide 6.6). */
export interface OutOfServiceRepository {
  /** A device of a held site; null where it has none of that number. */
  device(siteNum: number, devNum: number, id: string): Promise<DeviceInService | null>;
  /** Announces it; nothing of its device changes yet. */
  add(entry: StoredOutOfService): Promise<void>;
  /** Its device is out of service from now on, its site with the last one nobody acts for. */
  begin(entry: StoredOutOfService, at: number): Promise<void>;
  /** Its device is served again, its timer test counted from now; one that never began is only taken off. */
  end(
    entry: StoredOutOfService,
    given: { readonly by: string | null; readonly at: number },
  ): Promise<void>;
  /** The next whose start or end has come and whose site nobody else works on; its site is held. */
  claimDue(now: number): Promise<DueOutOfService | null>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly outOfServiceEntries: OutOfServiceRepository;
  }
}

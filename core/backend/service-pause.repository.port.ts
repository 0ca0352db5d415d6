import type { PauseForm } from '../site-file/service-pause.schema.ts';

/** A device out of service, or announced to be (milliseconds UTC). */
export interface StoredPause {
  readonly id: string;
  readonly siteNum: number;
  readonly devNum: number;
  readonly category: PauseForm['category'];
  readonly reason: string;
  readonly startsAt: number;
  readonly endsAt: number | null;
  readonly begunAt: number | null;
  readonly placedBy: string;
  readonly placedAt: number;
  readonly rev: number;
}

/** A device with what holds it out of service; `over` is how the entry of the wanted id ended, if it did. */
export interface PausedDevice {
  readonly xmit: string;
  readonly isWatched: boolean;
  readonly pause: StoredPause | null;
  readonly over: { readonly by: string | null; readonly at: number } | null;
}

/** One that is due, with the site it is held by. */
export interface DuePause {
  readonly pause: StoredPause;
  readonly siteGroupNum: number;
  readonly xmit: string;
}

/** Devices out of service and back (domain guide 6.6). */
export interface ServicePauseRepository {
  /** A device of a held site; null where it has none of that number. */
  device(siteNum: number, devNum: number, id: string): Promise<PausedDevice | null>;
  /** Announces it; nothing of its device changes yet. */
  add(pause: StoredPause): Promise<void>;
  /** Its device is out of service from now on, its site with the last one nobody acts for. */
  begin(pause: StoredPause, at: number): Promise<void>;
  /** Its device is served again, its timer test counted from now; one that never began is only taken off. */
  end(pause: StoredPause, said: { readonly by: string | null; readonly at: number }): Promise<void>;
  /** The next whose start or end has come and whose site nobody else works on; its site is held. */
  claimDue(now: number): Promise<DuePause | null>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly servicePauses: ServicePauseRepository;
  }
}

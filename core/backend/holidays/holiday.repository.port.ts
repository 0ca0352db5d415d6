import type { HolidayForm } from '../../holidays/holiday.schema.ts';

/** A holiday as stored. Instants are milliseconds UTC. */
export interface StoredHoliday extends HolidayForm {
  readonly id: string;
  readonly rev: number;
  readonly updatedBy: string | null;
  /** Time of the last change; null for a holiday that was installed with the system. */
  readonly updatedAt: number | null;
  readonly deletedAt: number | null;
}

/** Stores the holidays that all sites share. */
export interface HolidayRepository {
  /** Returns holidays that are not deleted, ordered by day and name. */
  list(): Promise<readonly StoredHoliday[]>;
  /** Locks one holiday, even a deleted one, until the transaction ends; null for an unknown id. */
  lock(id: string): Promise<StoredHoliday | null>;
  /** Adds a holiday. Returns false and writes nothing if the id is taken. */
  add(holiday: StoredHoliday): Promise<boolean>;
  put(holiday: StoredHoliday): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly holidays: HolidayRepository;
  }
}

import type { HolidayForm } from '../../holidays/holiday.schema.ts';

/** A holiday as it is stored; instants are milliseconds UTC. */
export interface StoredHoliday extends HolidayForm {
  readonly id: string;
  readonly rev: number;
  readonly updatedBy: string | null;
  /** Null for holidays that were installed with the system. */
  readonly updatedAt: number | null;
  readonly deletedAt: number | null;
}

/** The holidays shared by all sites. */
export interface HolidayRepository {
  /** Returns holidays that are not deleted, by day and name. */
  list(): Promise<readonly StoredHoliday[]>;
  /** Returns one holiday, even a deleted one, and locks it until the transaction ends. */
  lock(id: string): Promise<StoredHoliday | null>;
  /** Returns false and writes nothing if its id is taken. */
  add(holiday: StoredHoliday): Promise<boolean>;
  put(holiday: StoredHoliday): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly holidays: HolidayRepository;
  }
}

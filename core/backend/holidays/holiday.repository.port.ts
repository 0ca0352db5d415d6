import type { HolidayForm } from '../../holidays/holiday.schema.ts';

/** A holiday as it is stored; instants are milliseconds UTC. */
export interface StoredHoliday extends HolidayForm {
  readonly id: string;
  readonly rev: number;
  readonly updatedBy: string | null;
  /** Null for what came with the installation. */
  readonly updatedAt: number | null;
  readonly deletedAt: number | null;
}

/** The holidays of everybody. */
export interface HolidayRepository {
  /** Those that are not deleted, by day and name. */
  list(): Promise<readonly StoredHoliday[]>;
  /** One, also a deleted one, locked until the transaction ends. */
  lock(id: string): Promise<StoredHoliday | null>;
  /** False, and nothing is written, where its number is taken. */
  add(holiday: StoredHoliday): Promise<boolean>;
  put(holiday: StoredHoliday): Promise<void>;
}

declare module '../unit-of-work.port.ts' {
  interface Transaction {
    readonly holidays: HolidayRepository;
  }
}

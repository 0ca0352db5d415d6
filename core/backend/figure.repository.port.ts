import type { ConsumerHome, DealerHome } from '../home/home.schema.ts';
import type { StaffHome } from '../home/staff-home.schema.ts';

/** Figures of the home screens, computed from the rows as they stand. */
export interface FigureRepository {
  /** The group and its branches; lists hold at most `limit` rows, counts are whole. */
  dealerHome(siteGroupNum: number, now: number, limit: number): Promise<DealerHome>;
  consumerHome(accountId: string, now: number): Promise<ConsumerHome>;
  /** `rights` of who asks decide which cards have figures; news counts on `today`, a day of the provider's zone. */
  staffHome(now: number, today: string, rights: readonly string[]): Promise<StaffHome>;
}

declare module './unit-of-work.port.ts' {
  interface Transaction {
    readonly figures: FigureRepository;
  }
}

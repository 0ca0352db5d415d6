import type { ConsumerHome, DealerHome, StaffHome } from '../home/home.schema.ts';

/** Figures of the home screens, computed from the rows as they stand. */
export interface FigureRepository {
  /** The group and its branches; lists hold at most `limit` rows, counts are whole. */
  dealerHome(siteGroupNum: number, now: number, limit: number): Promise<DealerHome>;
  consumerHome(accountId: string, now: number): Promise<ConsumerHome>;
  staffHome(now: number): Promise<StaffHome>;
}

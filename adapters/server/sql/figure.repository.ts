import type { FigureRepository } from '#core/backend/figure.repository.port.ts';
import type { ConsumerHome, DealerHome, StaffHome } from '#core/home/home.schema.ts';
import { consumerHome } from './consumer-figures.ts';
import { dealerHome } from './dealer-figures.ts';
import type { SqlTransaction } from './schema.ts';
import { staffHome } from './staff-figures.ts';

/** Figures of the home screens from the rows as they stand. */
export class SqlFigureRepository implements FigureRepository {
  readonly #tx: SqlTransaction;

  constructor(tx: SqlTransaction) {
    this.#tx = tx;
  }

  dealerHome(siteGroupNum: number, now: number, limit: number): Promise<DealerHome> {
    return dealerHome(this.#tx, siteGroupNum, now, limit);
  }

  consumerHome(accountId: string, now: number): Promise<ConsumerHome> {
    return consumerHome(this.#tx, accountId, now);
  }

  staffHome(now: number, rights: readonly string[]): Promise<StaffHome> {
    return staffHome(this.#tx, now, new Set(rights));
  }
}

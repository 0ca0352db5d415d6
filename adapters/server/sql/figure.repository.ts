import type { FigureRepository } from '#core/backend/figure.repository.port.ts';
import { consumerHome } from './consumer-figures.ts';
import { dealerHome } from './dealer-figures.ts';
import type { SqlTransaction } from './schema.ts';
import { staffHome } from './staff-figures.ts';

/** Figures of the home screens from the rows as they stand. */
export const sqlFigureRepository = (tx: SqlTransaction): FigureRepository => ({
  dealerHome: (siteGroupNum, now, limit) => dealerHome(tx, siteGroupNum, now, limit),

  consumerHome: (accountId, now) => consumerHome(tx, accountId, now),

  staffHome: (now, rights) => staffHome(tx, now, new Set(rights)),
});

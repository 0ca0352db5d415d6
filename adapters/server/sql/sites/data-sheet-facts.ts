import type {
  LookedUp,
  DataSheetFacts,
  SiteLook,
} from '#core/backend/sites/site.repository.port.ts';
import { letterheadOf, letterheadRows } from '../branding/letterhead-rows.ts';
import { prepareRead, together } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';
import { factParts, siteValues, siteFactsOf, type SiteValues } from './site-facts.ts';

const selectDataSheet = prepareRead((db, values: SiteValues) =>
  together({
    ...factParts(db, values),
    letterheads: letterheadRows(values.siteGroupNum),
    zones: db
      .selectFrom('zone')
      .select(['dev_num as devNum', 'area_num as areaNum', 'num', 'description'])
      .select(['service_type as serviceType', 'event_code as eventCode', 'instruction'])
      .where('site_num', '=', values.siteNum)
      .where('deleted_at', 'is', null)
      .orderBy('dev_num')
      .orderBy('area_num')
      .orderBy('num'),
  }),
);

/** Reads the facts for a site's data sheet in one statement, with the same scope as `siteFacts`. */
export const dataSheetFacts = async (
  tx: SqlTransaction,
  siteNum: number,
  accountId: string,
  look: SiteLook,
): Promise<LookedUp<DataSheetFacts>> => {
  const [found] = await selectDataSheet(tx, siteValues(siteNum, accountId, look));
  const { facts, granted } = siteFactsOf(found, look.now);
  return {
    granted,
    found: facts && {
      ...facts,
      zones: found?.zones ?? [],
      letterhead: letterheadOf(found?.letterheads ?? []),
    },
  };
};

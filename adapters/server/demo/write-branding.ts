import { DEFAULT_BRANDING, type BrandingValues } from '#core/branding/branding-values.schema.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import { DEMO_GROUPS, HARBOR_POINT } from './demo-groups.ts';
import { REPORT_LOGO } from './demo-report-logo.ts';
import { DAY } from './demo-time.ts';

/** Earlier branding versions of Harbor Point: a name, then a logo, phone number and page, and finally a text in e-mails. */
const PAST: readonly (readonly [days: number, looks: Partial<BrandingValues>])[] = [
  [410, { displayName: 'Harbor Point' }],
  [
    300,
    {
      displayName: 'Harbor Point Alarm',
      headerLogoUrl: HARBOR_POINT.headerLogoUrl,
      darkHeaderLogoUrl: HARBOR_POINT.darkHeaderLogoUrl,
    },
  ],
  [120, { ...HARBOR_POINT, fromName: null, mailFooter: null, reportLogoUrl: null }],
  [67, HARBOR_POINT],
];

/** Writes all branding versions of the demo dealers; the last version is live. The groups must exist (domain guide 6.14). */
export const writeBranding = async (tx: SqlTransaction, now: number): Promise<void> => {
  const dressed = DEMO_GROUPS.filter(({ looks }) => looks !== DEFAULT_BRANDING);
  for (const { siteGroupNum, looks } of dressed) {
    const past = siteGroupNum === 4471 ? PAST : [[67, looks] as const];
    await insertRows(
      tx,
      'branding_version',
      past.map(([days, shown], at) => ({
        site_group_num: siteGroupNum,
        version: at + 1,
        restored_from: null,
        looks: JSON.stringify({ ...DEFAULT_BRANDING, ...shown }),
        published_by: 'Dana Reyes',
        published_at: now - days * DAY,
      })),
    );
    await tx
      .updateTable('site_group')
      .set({ branding_version: past.length })
      .where('num', '=', siteGroupNum)
      .execute();
  }
  const { mark, name, bytes, size } = REPORT_LOGO;
  await insertRows(tx, 'branding_image', {
    mark,
    name,
    bytes,
    size,
    kind: 'svg',
    width: 32,
    height: 32,
    site_group_num: 4471,
    stored_by: 'Dana Reyes',
    stored_at: now - 67 * DAY,
  });
};

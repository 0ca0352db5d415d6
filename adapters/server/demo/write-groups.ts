import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoWorld } from './demo-world.ts';

/** Site groups, parents first, and what everyone may read: banner and agreements. */
export const writeGroups = async (
  tx: SqlTransaction,
  world: DemoWorld,
  now: number,
): Promise<void> => {
  await tx
    .insertInto('site_group')
    .values(
      world.groups.map((group) => ({
        num: group.siteGroupNum,
        parent_num: group.parent,
        name: group.name,
        kind: group.kind,
        time_zone: group.timeZone,
        answering_service_enabled: group.answeringServiceEnabled,
        team_domain: group.teamDomain,
        display_name: group.branding.displayName,
        header_logo_url: group.branding.headerLogoUrl,
        dark_header_logo_url: group.branding.darkHeaderLogoUrl,
        support_phone: group.branding.supportPhone,
        website: group.branding.website,
      })),
    )
    .execute();
  await tx
    .insertInto('agreement_text')
    .values([
      { kind: 'terms', ...world.terms, published_at: now },
      { kind: 'privacy', ...world.privacyPolicy, published_at: now },
    ])
    .execute();
  const { active, title, body, importance } = world.banner;
  await tx
    .insertInto('status_banner')
    .values({ id: 1, active, title, body, importance, updated_at: now })
    .execute();
};

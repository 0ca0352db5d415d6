import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoWorld } from './demo-world.ts';

/** Site groups, parents first. */
export const writeGroups = async (tx: SqlTransaction, world: DemoWorld): Promise<void> => {
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
};

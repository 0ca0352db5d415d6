import { initialsOf } from './person-name.ts';
import type { SqlTransaction } from './schema.ts';
import type { AccountLink, SiteGroup, User } from '#core/session/user.schema.ts';
import { addressLine } from './site-address.ts';

const OWN_FIELDS: ReadonlySet<string> = new Set([
  'formsFlag',
  'allowViewCertificate',
  'stagesDealerURLFlag',
]);

const loadGroups = async (tx: SqlTransaction, id: string): Promise<SiteGroup[]> => {
  const rows = await tx
    .selectFrom('user_group')
    .innerJoin('site_group', 'site_group.num', 'user_group.site_group_num')
    .select(['site_group.num', 'site_group.name', 'site_group.answering_service_enabled'])
    .where('user_group.user_id', '=', id)
    .orderBy('user_group.position')
    .orderBy('site_group.num')
    .execute();
  return rows.map((row) => ({
    siteGroupNum: row.num,
    siteGroupName: row.name,
    answeringServiceEnabled: row.answering_service_enabled,
  }));
};

const loadLinks = async (tx: SqlTransaction, id: string): Promise<AccountLink[]> => {
  const sites = await tx
    .selectFrom('account_link')
    .innerJoin('site', 'site.num', 'account_link.site_num')
    .selectAll('site')
    .select('account_link.is_favorite')
    .where('account_link.user_id', '=', id)
    .orderBy('account_link.is_favorite', 'desc')
    .orderBy('site.name')
    .orderBy('site.num')
    .execute();
  if (sites.length === 0) return [];
  const numbers = sites.map(({ num }) => num);
  const devices = await tx
    .selectFrom('device')
    .select(['site_num', 'dev_num', 'xmit', 'description'])
    .where('site_num', 'in', numbers)
    .orderBy('dev_num')
    .execute();
  return sites.map((site) => {
    const own = devices.filter((device) => device.site_num === site.num);
    return {
      siteNum: site.num,
      siteName: site.name,
      address: addressLine(site),
      xmit: own[0]?.xmit ?? '',
      siteGroupNum: site.site_group_num,
      devices: own.map((d) => ({ devNum: d.dev_num, xmit: d.xmit, description: d.description })),
      isFavorite: site.is_favorite,
    };
  });
};

/** The account as the portal shows it; throws when nobody has this id. */
export const loadUser = async (tx: SqlTransaction, id: string): Promise<User> => {
  const user = await tx
    .selectFrom('portal_user')
    .select(['id', 'username', 'name', 'application'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const contacts = await tx
    .selectFrom('contact_method')
    .select(['type', 'value'])
    .where('user_id', '=', id)
    .execute();
  const rights = await tx
    .selectFrom('user_right')
    .select(['kind', 'name'])
    .where('user_id', '=', id)
    .orderBy('name')
    .execute();
  const flags = rights.filter(({ kind }) => kind === 'flag').map(({ name }) => name);
  const contact = (type: string): string | null =>
    contacts.find((method) => method.type === type)?.value ?? null;
  return {
    id: user.id,
    username: user.username,
    name: user.name,
    email: contact('email') ?? (user.application === 3 ? user.username : null),
    phoneNumber: contact('cellPhone'),
    initials: initialsOf(user.name),
    applicationNum: user.application,
    authItems: {
      formsFlag: flags.includes('formsFlag'),
      allowViewCertificate: flags.includes('allowViewCertificate'),
      stagesDealerURLFlag: flags.includes('stagesDealerURLFlag'),
      flags: flags.filter((name) => !OWN_FIELDS.has(name)),
    },
    roles: rights.filter(({ kind }) => kind === 'role').map(({ name }) => name),
    allowedDealers: await loadGroups(tx, id),
    accountLinks: await loadLinks(tx, id),
  };
};

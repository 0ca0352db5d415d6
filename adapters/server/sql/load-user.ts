import { linkedSites } from './linked-sites.ts';
import { initials } from '#core/account/initials.rule.ts';
import type { SqlTransaction } from './schema.ts';
import type { SiteGroup, User } from '#core/session/user.schema.ts';

const OWN_FIELDS: ReadonlySet<string> = new Set([
  'formsFlag',
  'allowViewCertificate',
  'stagesDealerURLFlag',
]);

const loadGroups = (tx: SqlTransaction, id: string): Promise<SiteGroup[]> =>
  tx
    .selectFrom('user_group')
    .innerJoin('site_group', 'site_group.num', 'user_group.site_group_num')
    .select(['site_group.num as siteGroupNum', 'site_group.name as siteGroupName'])
    .select('site_group.answering_service_enabled as answeringServiceEnabled')
    .where('user_group.user_id', '=', id)
    .orderBy('user_group.position')
    .orderBy('site_group.num')
    .execute();

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
    initials: initials(user.name),
    applicationNum: user.application,
    authItems: {
      formsFlag: flags.includes('formsFlag'),
      allowViewCertificate: flags.includes('allowViewCertificate'),
      stagesDealerURLFlag: flags.includes('stagesDealerURLFlag'),
      flags: flags.filter((name) => !OWN_FIELDS.has(name)),
    },
    roles: rights.filter(({ kind }) => kind === 'role').map(({ name }) => name),
    allowedDealers: await loadGroups(tx, id),
    accountLinks: (await linkedSites(tx, id)).map(({ link }) => link),
  };
};

import { linkedSites } from './linked-sites.ts';
import { initials } from '#core/account/initials.rule.ts';
import { prepareRead, together } from './prepare-read.ts';
import type { SqlTransaction } from './schema.ts';
import type { User } from '#core/session/user.schema.ts';

const OWN_FIELDS: ReadonlySet<string> = new Set([
  'formsFlag',
  'allowViewCertificate',
  'stagesDealerURLFlag',
]);

const selectUser = prepareRead((db, { id }: { id: string }) =>
  together({
    users: db
      .selectFrom('portal_user')
      .select(['id', 'username', 'name', 'application'])
      .where('id', '=', id),
    contacts: db.selectFrom('contact_method').select(['type', 'value']).where('user_id', '=', id),
    rights: db
      .selectFrom('user_right')
      .select(['kind', 'name'])
      .where('user_id', '=', id)
      .orderBy('name'),
    groups: db
      .selectFrom('user_group')
      .innerJoin('site_group', 'site_group.num', 'user_group.site_group_num')
      .select(['site_group.num as siteGroupNum', 'site_group.name as siteGroupName'])
      .select('site_group.answering_service_enabled as answeringServiceEnabled')
      .where('user_group.user_id', '=', id)
      .orderBy('user_group.position')
      .orderBy('site_group.num'),
  }),
);

/** The account as the portal shows it; throws when nobody has this id. */
export const loadUser = async (tx: SqlTransaction, id: string): Promise<User> => {
  const [found] = await selectUser(tx, { id });
  const user = found?.users[0];
  if (found === undefined || user === undefined) throw new Error(`There is no user ${id}.`);
  const { contacts, rights, groups } = found;
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
    allowedDealers: [...groups],
    accountLinks: (await linkedSites(tx, id)).map(({ link }) => link),
  };
};

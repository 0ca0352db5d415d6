import { sql, type InferResult } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { initials } from '#core/account/initials.rule.ts';
import type { SignInFacts } from '#core/backend/session/account.repository.port.ts';
import type { User } from '#core/session/user.schema.ts';
import { accountLink, selectLinks } from '../account-links/linked-sites.ts';
import { prepareRead } from '../prepare-read.ts';
import type { SqlTransaction } from '../schema.ts';

const OWN_FIELDS: ReadonlySet<string> = new Set([
  'formsFlag',
  'allowViewCertificate',
  'stagesDealerURLFlag',
]);

/** SQL expression for the user id of the outer row. */
const OWNER = sql.ref<string>('portal_user.id');

/** Returns a query for users with all data that the portal shows. `userOf` converts its rows. */
export const selectPeople = (db: Pick<SqlTransaction, 'selectFrom'>) =>
  db
    .selectFrom('portal_user')
    .select(['portal_user.id as person_id', 'portal_user.name as person_name'])
    .select(['portal_user.username', 'portal_user.application as audience'])
    .select([
      jsonArrayFrom(
        db
          .selectFrom('contact_method')
          .select(['type', 'value'])
          .where('user_id', '=', OWNER)
          .orderBy('type'),
      ).as('contacts'),
      jsonArrayFrom(
        db
          .selectFrom('user_right')
          .select(['kind', 'name'])
          .where('user_id', '=', OWNER)
          .orderBy('name'),
      ).as('rights'),
      jsonArrayFrom(
        db
          .selectFrom('user_group')
          .innerJoin('site_group', 'site_group.num', 'user_group.site_group_num')
          .select(['site_group.num as siteGroupNum', 'site_group.name as siteGroupName'])
          .select('site_group.answering_service_enabled as answeringServiceEnabled')
          .select('site_group.time_zone as timeZone')
          .where('user_group.user_id', '=', OWNER)
          .orderBy('user_group.position')
          .orderBy('site_group.num'),
      ).as('groups'),
      jsonArrayFrom(selectLinks(db, OWNER)).as('links'),
    ]);

type PersonRow = InferResult<ReturnType<typeof selectPeople>>[number];

/** Converts a row of `selectPeople` into a user as the portal shows it. */
export const userOf = (person: PersonRow): User => {
  const { audience, contacts, groups, links, person_name: name, rights, username } = person;
  const flags = rights.filter(({ kind }) => kind === 'flag').map((right) => right.name);
  const contact = (type: string): string | null =>
    contacts.find((method) => method.type === type)?.value ?? null;
  return {
    id: person.person_id,
    username,
    name,
    email: contact('email') ?? (audience === 3 ? username : null),
    phoneNumber: contact('cellPhone'),
    initials: initials(name),
    applicationNum: audience,
    authItems: {
      formsFlag: flags.includes('formsFlag'),
      allowViewCertificate: flags.includes('allowViewCertificate'),
      stagesDealerURLFlag: flags.includes('stagesDealerURLFlag'),
      flags: flags.filter((flag) => !OWN_FIELDS.has(flag)),
    },
    roles: rights.filter(({ kind }) => kind === 'role').map((right) => right.name),
    allowedDealers: groups,
    accountLinks: links.map(accountLink),
  };
};

const only = <Row>(rows: readonly Row[], id: string): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no user ${id}.`);
  return row;
};

const selectUser = prepareRead((db, { id }: { id: string }) =>
  selectPeople(db).where('portal_user.id', '=', id),
);

/** Reads a user as the portal shows it. Throws if no user has this id. */
export const loadUser = async (tx: SqlTransaction, id: string): Promise<User> =>
  userOf(only(await selectUser(tx, { id }), id));

const newestVersion = (kind: 'terms' | 'privacy') => sql<number>`
  coalesce((select max(version) from agreement_text where kind = ${sql.lit(kind)}), 0)`;

const selectSignIn = prepareRead((db, { id }: { id: string }) =>
  selectPeople(db)
    .select([
      'portal_user.active_site_num',
      newestVersion('terms').as('terms'),
      newestVersion('privacy').as('privacy'),
      jsonObjectFrom(
        db
          .selectFrom('contact_correction')
          .select(['type', 'value', 'ends_at as endsAt'])
          .where('account_id', '=', OWNER)
          .where('ended', 'is', null),
      ).as('correction'),
    ])
    .where('portal_user.id', '=', id),
);

/** Reads the data on which the steps of a sign-in depend, in one statement. Throws if no user has this id. */
export const signInFacts = async (tx: SqlTransaction, id: string): Promise<SignInFacts> => {
  const person = only(await selectSignIn(tx, { id }), id);
  return {
    user: userOf(person),
    contacts: person.contacts,
    correction: person.correction,
    chosenSite: person.active_site_num,
    termsVersion: person.terms,
    privacyVersion: person.privacy,
  };
};

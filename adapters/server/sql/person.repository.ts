import { sql } from 'kysely';
import { kindOfGiven } from '#core/account-group/portal-rights.ts';
import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import type {
  PersonRepository,
  StoredPerson,
} from '#core/backend/provisioning/person.repository.port.ts';
import type { PersonValues } from '#core/provisioning/judge-person-lines.rule.ts';
import { holdUsername } from './hold-username.ts';
import { insertRows } from './insert-rows.ts';
import { lookKey } from './look-key.ts';
import type { SqlTransaction } from './schema.ts';

const SIDES = { staff: 1, dealer: 2, customer: 3 } as const;

interface PersonRow extends Omit<PersonValues, 'side'> {
  readonly id: string;
  readonly key: string;
  readonly application: number;
  readonly rev: number;
}

const PERSON = sql`u.id, u.username, u.application, u.name, u.disabled, u.rights_rev as rev,
  case u.audience when 'consumer' then 'customer:' else 'dealer:' end || u.login_key as key,
  coalesce((select value from contact_method c where c.user_id = u.id and c.type = 'email'), '') as email,
  (select value from contact_method c where c.user_id = u.id and c.type = 'cellPhone') as phone,
  array_to_json(array(select site_group_num from user_group g where g.user_id = u.id
    order by position, site_group_num)) as groups,
  array_to_json(array(select r.name from user_right r where r.user_id = u.id order by r.name)) as rights,
  array_to_json(array(select site_num from account_link l where l.user_id = u.id order by site_num)) as sites`;

const personOf = ({ application, id, key: _key, rev, ...values }: PersonRow): StoredPerson => ({
  ...{ id, rev },
  values: {
    ...values,
    side: application === 1 ? 'staff' : application === 2 ? 'dealer' : 'customer',
  },
});

const writeRights = async (
  tx: SqlTransaction,
  id: string,
  { rights, side }: PersonValues,
): Promise<void> => {
  await tx.deleteFrom('user_right').where('user_id', '=', id).execute();
  const rows = rights.map((name) => ({
    user_id: id,
    kind: side === 'dealer' ? kindOfGiven(name) : ('role' as const),
    name,
  }));
  if (rows.length > 0) await insertRows(tx, 'user_right', rows);
};

/** Sites that are not named any more are no longer the customer's; a favourite that stays is one. */
const writeSites = async (
  tx: SqlTransaction,
  id: string,
  { sites }: PersonValues,
): Promise<void> => {
  await sql`delete from account_link where user_id = ${id} and not site_num = any(${[...sites]}::int[])`.execute(
    tx,
  );
  await sql`insert into account_link (user_id, site_num, is_favorite)
    select ${id}, num, false from unnest(${[...sites]}::int[]) as wanted (num)
        on conflict do nothing`.execute(tx);
};

const add: (
  tx: SqlTransaction,
  ...said: Parameters<PersonRepository['add']>
) => Promise<boolean> = async (tx, { id, values }, now) => {
  const person = values as unknown as PersonValues;
  const { disabled, email, groups, name, phone, side, username } = person;
  const audience = side === 'customer' ? 'consumer' : 'dealer';
  const login_key = foldLogin(username);
  const look_key = lookKey(audience, username);
  await holdUsername(tx, login_key, look_key);
  const taken = await tx
    .selectFrom('portal_user')
    .select('id')
    .where('audience', '=', audience)
    .where((same) => same.or([same('login_key', '=', login_key), same('look_key', '=', look_key)]))
    .executeTakeFirst();
  if (taken !== undefined) return false;
  await insertRows(tx, 'portal_user', {
    ...{ id, audience, application: SIDES[side], username, login_key, look_key, name, disabled },
    ...{ beta: side === 'dealer', mfa_required: true, created_at: now },
    default_site_group_num: groups[0] ?? null,
  });
  const rows = groups.map((num, position) => ({ user_id: id, site_group_num: num, position }));
  if (rows.length > 0) await insertRows(tx, 'user_group', rows);
  await writeRights(tx, id, person);
  await writeSites(tx, id, person);
  await insertRows(tx, 'contact_method', { user_id: id, type: 'email', value: email });
  if (phone !== null)
    await insertRows(tx, 'contact_method', { user_id: id, type: 'cellPhone', value: phone });
  return true;
};

/** Everybody who may sign in, in SQL. */
export const sqlPersonRepository = (tx: SqlTransaction): PersonRepository => ({
  byKey: async (keys) => {
    const logins = keys.map((key) => ({
      audience: key.startsWith('customer:') ? 'consumer' : 'dealer',
      login: foldLogin(key.replace(/^\w+:/, '')),
      key,
    }));
    const { rows } = await sql<PersonRow & { readonly asked: string }>`
      select ${PERSON}, said.key as asked
        from jsonb_to_recordset(${JSON.stringify(logins)}::jsonb) as said (audience text, login text, key text)
        join portal_user u on u.audience = said.audience and u.login_key = said.login`.execute(tx);
    return new Map(rows.map(({ asked, ...row }) => [asked, personOf(row)]));
  },

  add: (person, now) => add(tx, person, now),

  change: async ({ id, values }) => {
    const person = values as unknown as PersonValues;
    await tx.updateTable('portal_user').set({ name: person.name }).where('id', '=', id).execute();
    if (person.side !== 'customer') return;
    await writeRights(tx, id, person);
    await writeSites(tx, id, person);
  },

  knownSites: async (nums) => {
    const rows = await tx
      .selectFrom('site')
      .select('num')
      .where('num', '=', sql<number>`any(${[...nums]}::int[])`)
      .execute();
    return new Set(rows.map(({ num }) => num));
  },

  page: async (after, limit) => {
    const { rows } = await sql<PersonRow>`
      select ${PERSON} from portal_user u where u.id > ${after} order by u.id limit ${limit}`.execute(
      tx,
    );
    return rows.map(personOf);
  },
});

import { sql } from 'kysely';
import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import type {
  PortalPersonRepository,
  StoredPerson,
} from '#core/backend/provisioning/portal-person.repository.port.ts';
import type { PersonValues } from '#core/provisioning/check-person-lines.rule.ts';
import { createPerson } from '../account/create-person.ts';
import { insertRows } from '../insert-rows.ts';
import { jsonText } from '../json-text.ts';
import type { SqlTransaction } from '../schema.ts';

const SIDES = { staff: 1, dealer: 2 } as const;

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
  id,
  rev,
  values: {
    ...values,
    side: application === 1 ? 'staff' : application === 2 ? 'dealer' : 'customer',
  },
});

/** Replaces a customer's rights and linked sites. A favorite site that remains linked stays a favorite. */
const writeCustomer = async (
  tx: SqlTransaction,
  id: string,
  { rights, sites }: PersonValues,
): Promise<void> => {
  await tx.deleteFrom('user_right').where('user_id', '=', id).execute();
  const rows = rights.map((name) => ({ user_id: id, kind: 'role' as const, name }));
  if (rows.length > 0) await insertRows(tx, 'user_right', rows);
  await sql`delete from account_link where user_id = ${id} and not site_num = any(${[...sites]}::int[])`.execute(
    tx,
  );
  await sql`insert into account_link (user_id, site_num, is_favorite)
    select ${id}, num, false from unnest(${[...sites]}::int[]) as wanted (num)
        on conflict do nothing`.execute(tx);
};

/** Creates a customer; returns false if another customer has the username. */
const createCustomer = async (
  tx: SqlTransaction,
  id: string,
  { email, name, username }: PersonValues,
  now: number,
): Promise<boolean> => {
  const made = await tx
    .insertInto('portal_user')
    .values({
      id,
      audience: 'consumer',
      application: 3,
      username,
      login_key: foldLogin(username),
      name,
      mfa_required: true,
      created_at: now,
    })
    .onConflict((taken) => taken.columns(['audience', 'login_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made === undefined) return false;
  await insertRows(tx, 'contact_method', { user_id: id, type: 'email', value: email });
  return true;
};

const add = async (
  tx: SqlTransaction,
  { id, values }: Parameters<PortalPersonRepository['add']>[0],
  now: number,
): Promise<boolean> => {
  const { disabled, phone, side } = values;
  const made =
    side === 'customer'
      ? await createCustomer(tx, id, values, now)
      : await createPerson(tx, { ...values, id, application: SIDES[side], now });
  if (!made) return false;
  if (disabled)
    await tx.updateTable('portal_user').set({ disabled }).where('id', '=', id).execute();
  if (phone !== null)
    await insertRows(tx, 'contact_method', { user_id: id, type: 'cellPhone', value: phone });
  if (side === 'customer') await writeCustomer(tx, id, values);
  return true;
};

/** SQL repository of everyone who can sign in. */
export const sqlPortalPersonRepository = (tx: SqlTransaction): PortalPersonRepository => ({
  byKey: async (keys) => {
    const logins = keys.map((key) => ({
      audience: key.startsWith('customer:') ? 'consumer' : 'dealer',
      login: foldLogin(key.replace(/^\w+:/, '')),
      key,
    }));
    const { rows } = await sql<PersonRow & { readonly asked: string }>`
      select ${PERSON}, said.key as asked
        from jsonb_to_recordset(${jsonText(logins)}::jsonb) as said (audience text, login text, key text)
        join portal_user u on u.audience = said.audience and u.login_key = said.login`.execute(tx);
    return new Map(rows.map(({ asked, ...row }) => [asked, personOf(row)]));
  },

  add: (person, now) => add(tx, person, now),

  change: async ({ id, values }) => {
    const { name, side } = values;
    await tx.updateTable('portal_user').set({ name }).where('id', '=', id).execute();
    if (side === 'customer') await writeCustomer(tx, id, values);
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

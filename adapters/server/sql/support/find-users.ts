import { emailAddress } from '#core/kernel/email-address.rule.ts';
import { sql, type RawBuilder } from 'kysely';
import type {
  FoundUser,
  SupportRepository,
} from '#core/backend/support/support.repository.port.ts';
import { listOrder, selectList, type ListSql } from '../list-sql.ts';
import type { SqlTransaction } from '../schema.ts';
import { liveSession } from '../session/session-row.ts';

/** Minimum number of digits for a phone search, because fewer digits occur in too many numbers. */
const PHONE_DIGITS = 4;

const wordMatches = (word: string): RawBuilder<boolean> => {
  const digits = word.replaceAll(/\D/g, '');
  const byPhone =
    digits.length < PHONE_DIGITS || /[^\d()+.-]/.test(word)
      ? sql``
      : sql`or (c.type = 'cellPhone' and strpos(regexp_replace(c.value, '\\D', '', 'g'), ${digits}) > 0)`;
  return sql`(strpos(lower(u.username), ${word}) > 0 or strpos(lower(u.name), ${word}) > 0
    or exists (select 1 from contact_method c where c.user_id = u.id
                  and (strpos(lower(c.value), ${word}) > 0 ${byPhone}))
    or exists (select 1 from user_group ug join site_group g on g.num = ug.site_group_num
                where ug.user_id = u.id and strpos(lower(g.name), ${word}) > 0))`;
};

/** Splits a search text into words. A phone number is one word in any format. */
const wordsOf = (text: string): readonly string[] =>
  /^[\d\s()+.-]+$/.test(text)
    ? [text.replaceAll(/\s/g, '')]
    : text
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => emailAddress(word) ?? word);

/**
 * SQL condition for people: every word occurs in the name, username, contact methods or group names. People of the group
 * with this number, or of the site with this transmitter code, also match.
 */
export const usersFound = (text: string): RawBuilder<unknown> => {
  const words = wordsOf(text);
  const named = words.length === 0 ? [sql`false`] : words.map(wordMatches);
  const group = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return sql`
    select u.id from portal_user u where ${sql.join(named, sql` and `)}
    union select user_id from user_group where site_group_num = ${group}::int
    union select l.user_id from account_link l join device d on d.site_num = l.site_num
           where upper(d.xmit) = upper(${text})
    union select g.user_id from user_group g join site s on s.site_group_num = g.site_group_num
             join device d on d.site_num = s.num where upper(d.xmit) = upper(${text})`;
};

const LAST_LOGIN = sql`(select a.at from audit a where a.subject_id = u.id and a.operation = 'login'
  and a.result = 'ok' order by a.at desc limit 1)`;

const ASKED = sql`a.id, a.reason, a.asked_at as "askedAt",
  (select s.name from portal_user s where s.id = a.asked_by) as "askedBy"`;

/** Selects the data of a person `u` that Support sees, as of `now`. */
export const userColumns = (now: number): RawBuilder<FoundUser> => sql<FoundUser>`
  u.id as "accountId", u.username, u.name, u.application, u.beta,
  u.mfa_required as "codeAsked",
  exists (select 1 from contact_method c where c.user_id = u.id) as "contactSet",
  u.password_hash is not null as registered, u.disabled,
  u.username_reset_required as "usernameResetRequired",
  u.security_questions_required as "securityQuestionsRequired",
  u.password_reset_required as "passwordResetRequired",
  array(select d.secret_hash from remembered_device d
         where d.account_id = u.id and d.password_epoch = u.password_epoch
           and d.expires_at > ${now}::bigint) as "deviceHashes",
  coalesce((select c.value from contact_method c where c.user_id = u.id and c.type = 'email'),
           case when u.application = 3 then u.username end) as email,
  (select c.value from contact_method c where c.user_id = u.id and c.type = 'cellPhone') as phone,
  coalesce((select json_agg(json_build_object('siteGroupNum', g.num, 'siteGroupName', g.name) order by g.num)
     from site_group g where g.num in (
       select site_group_num from user_group where user_id = u.id
       union select s.site_group_num from account_link l join site s on s.num = l.site_num
              where l.user_id = u.id)), '[]'::json) as groups,
  coalesce((select json_agg(row_to_json(asked) order by asked."askedAt") from (
     select ${ASKED}, a.step from asked_step a where a.account_id = u.id and a.ended is null) asked),
     '[]'::json) as "askedSteps",
  (select row_to_json(corrected) from (
     select ${ASKED}, a.type, a.value, a.ends_at as "endsAt" from contact_correction a
      where a.account_id = u.id and a.ended is null and a.ends_at > ${now}::bigint) corrected) as correction,
  ${LAST_LOGIN} as "lastLoginAt",
  (select count(*) from session where session.account_id = u.id and session.actor_id = u.id
      and ${liveSession(now)}) as "openSessions"`;

const LIST: Pick<ListSql, 'sorts' | 'usual' | 'key'> = {
  sorts: { name: sql`lower(u.name)`, application: sql`u.application`, lastLogin: LAST_LOGIN },
  usual: sql`lower(u.name)`,
  key: sql`u.id`,
};

/** SQL search for people, used by Support. */
export const sqlUserSearch = (
  tx: SqlTransaction,
): Pick<SupportRepository, 'findUsers' | 'findUser'> => ({
  /** Sorts by name and id, so that no page repeats or skips a person (domain guide 6.17). */
  findUsers: async ({ text, sort, offset, limit, now }) => {
    const { rows, total } = await selectList(tx, {
      columns: userColumns(now),
      from: sql`portal_user u`,
      where: sql`u.id in (${usersFound(text)})`,
      order: listOrder(LIST, sort),
      limit,
      offset,
    });
    return { users: rows, total };
  },

  findUser: async (accountId, now) => {
    const { rows } = await sql<FoundUser>`
      select ${userColumns(now)} from portal_user u where u.id = ${accountId}`.execute(tx);
    return rows[0] ?? null;
  },
});

import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type {
  AccountDraftRepository,
  DraftOwner,
  NumberOwner,
  StoredAccountDraft,
  WrittenDraft,
} from '#core/backend/new-account/account-draft.repository.port.ts';
import { groupBranches, inBranches } from '../groups/group-branches.ts';
import { jsonText } from '../json-text.ts';
import type { SqlTransaction } from '../schema.ts';

const branchRows = (tx: SqlTransaction, siteGroupNum: number) =>
  tx
    .selectFrom('site_group')
    .select(['num as siteGroupNum', 'name', 'time_zone as timeZone', 'ecv_contacts as ecvContacts'])
    .where('num', '=', sql<number>`any(${groupBranches(siteGroupNum)})`)
    .orderBy(sql`num <> ${siteGroupNum}::int`)
    .orderBy('num');

const ofOwner = (tx: SqlTransaction, { accountId, now, siteGroupNum }: DraftOwner) =>
  tx
    .selectFrom('account_draft')
    .where('owner_id', '=', accountId)
    .where('account_draft.site_group_num', '=', siteGroupNum)
    .where('expires_at', '>', now);

const drafts = (tx: SqlTransaction, id: string, owner: DraftOwner) =>
  ofOwner(tx, owner)
    .select(['account_draft.id', 'rev', 'step', 'content', 'saved_at as savedAt'])
    .select(['expires_at as expiresAt', 'account_draft.site_num as siteNum'])
    .where('account_draft.id', '=', id);

type DraftRow = Omit<StoredAccountDraft, 'document'> & {
  readonly documentName: string | null;
  readonly documentSize: number | null;
};

const withDocument = (tx: SqlTransaction, id: string, owner: DraftOwner) =>
  drafts(tx, id, owner)
    .leftJoin('account_agreement', 'account_agreement.draft_id', 'account_draft.id')
    .select(['account_agreement.name as documentName', 'size as documentSize']);

const storedOf = ({ documentName, documentSize, ...row }: DraftRow): StoredAccountDraft => ({
  ...row,
  document:
    documentName === null || documentSize === null
      ? null
      : { name: documentName, size: documentSize },
});

const columnsOf = ({ content, expiresAt, name, rev, step }: WrittenDraft, now: number) => ({
  rev,
  step,
  name,
  saved_at: now,
  expires_at: expiresAt,
  content: jsonText(content),
});

/** SQL repository of new-account drafts. An account number has at most one reservation row, so no two drafts reserve the same number. */
export const sqlAccountDraftRepository = (tx: SqlTransaction): AccountDraftRepository => ({
  branches: (siteGroupNum) => branchRows(tx, siteGroupNum).execute(),

  start: async (owner) => {
    const listed = ofOwner(tx, owner)
      .select(['id', 'name', 'step', 'saved_at as savedAt', 'expires_at as expiresAt'])
      .where('site_num', 'is', null)
      .orderBy('saved_at', 'desc');
    return tx
      .selectNoFrom([
        jsonArrayFrom(branchRows(tx, owner.siteGroupNum)).as('branches'),
        jsonArrayFrom(listed).as('drafts'),
      ])
      .executeTakeFirstOrThrow();
  },

  find: async (id, owner) => {
    const row = await withDocument(tx, id, owner).executeTakeFirst();
    return row === undefined ? null : storedOf(row);
  },

  lock: async (id, owner) => {
    const row = await drafts(tx, id, owner)
      .modifyEnd(sql`for update`)
      .executeTakeFirst();
    if (row === undefined) return null;
    const document = await tx
      .selectFrom('account_agreement')
      .select(['name', 'size'])
      .where('draft_id', '=', id)
      .executeTakeFirst();
    return { ...row, document: document ?? null };
  },

  count: async (owner) => {
    const row = await ofOwner(tx, owner)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('site_num', 'is', null)
      .executeTakeFirstOrThrow();
    return row.count;
  },

  add: async (draft, { accountId, now, siteGroupNum }) => {
    const added = await tx
      .insertInto('account_draft')
      .values({
        id: draft.id,
        owner_id: accountId,
        site_group_num: siteGroupNum,
        ...columnsOf(draft, now),
      })
      .onConflict((known) => known.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return added !== undefined;
  },

  save: async (draft, now) => {
    await tx
      .updateTable('account_draft')
      .set(columnsOf(draft, now))
      .where('id', '=', draft.id)
      .execute();
  },

  remove: async (id) => {
    await tx.deleteFrom('number_hold').where('draft_id', '=', id).execute();
    await tx.deleteFrom('account_agreement').where('draft_id', '=', id).execute();
    await tx.deleteFrom('account_draft').where('id', '=', id).execute();
  },

  finish: async (id, { by, documentId, now, siteNum }) => {
    await tx.deleteFrom('number_hold').where('draft_id', '=', id).execute();
    await sql`
      with agreement as (delete from account_agreement where draft_id = ${id}::uuid returning *)
      insert into site_document (id, site_num, name, bytes, size, digest, stored_by, stored_at)
      select ${documentId}::uuid, ${siteNum}::int, name, bytes, size, digest, ${by}, ${now}::bigint
        from agreement`.execute(tx);
    await tx
      .updateTable('account_draft')
      .set({ site_num: siteNum, content: null, name: '' })
      .where('id', '=', id)
      .execute();
  },

  putAgreement: async (draft_id, { bytes, digest, name }, stored_at) => {
    const row = { name, bytes, size: bytes.length, digest, stored_at };
    await tx
      .insertInto('account_agreement')
      .values({ draft_id, ...row })
      .onConflict((known) => known.column('draft_id').doUpdateSet(row))
      .execute();
  },

  dropAgreement: async (draftId) => {
    await tx.deleteFrom('account_agreement').where('draft_id', '=', draftId).execute();
  },

  claim: async (draftId, xmit, { fresh, now, until }) => {
    const { rows } = await sql<{ until: string | number }>`
      insert into number_hold as held (xmit, draft_id, expires_at)
      select ${xmit}, ${draftId}::uuid, ${until}::bigint
       where not exists (select from device where upper(xmit) = ${xmit})
      on conflict (xmit) do update set draft_id = excluded.draft_id,
         expires_at = case when held.draft_id = excluded.draft_id and held.expires_at > ${fresh}::bigint
                      then held.expires_at else excluded.expires_at end
       where held.draft_id = excluded.draft_id or held.expires_at <= ${now}::bigint
      returning expires_at as until`.execute(tx);
    const [reserved] = rows;
    return reserved === undefined ? null : Number(reserved.until);
  },

  release: async (draftId, kept) => {
    await sql`
      delete from number_hold where draft_id = ${draftId}::uuid
         and not (xmit = any(${[...kept]}::text[]))`.execute(tx);
  },

  owners: async (xmits, { draftId, now, siteGroupNum }) => {
    const { rows } = await sql<NumberOwner>`
      select upper(device.xmit) as xmit, true as "inUse",
             case when ${inBranches(siteGroupNum)} then site.name || ' (' || device.description || ')' end as owner
        from device join site on site.num = device.site_num
       where upper(device.xmit) = any(${[...xmits]}::text[])
      union all
      select xmit, false, null from number_hold
       where xmit = any(${[...xmits]}::text[]) and draft_id <> ${draftId}::uuid
         and expires_at > ${now}::bigint`.execute(tx);
    return rows;
  },
});

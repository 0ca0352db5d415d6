import { sql } from 'kysely';
import type {
  AccountGroupRepository,
  LockedGroup,
} from '#core/backend/account-group/account-group.repository.port.ts';
import { type Company, companyForm, defaultsForm } from '#core/account-group/company.schema.ts';
import { linesOf, writeLines, written } from './group-contact-lines.ts';
import { jsonText } from '../json-text.ts';
import { readAccountGroup } from './read-account-group.ts';
import { fromRow, happened, toRow } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

const NOTHING: Omit<Company, 'timeZone'> = {
  legalName: '',
  street: null,
  city: null,
  region: null,
  postalCode: null,
  phone: null,
  servicePhone: null,
  email: null,
  web: null,
  licences: [],
  holidayGroup: 'National',
};

const lockGroup = async (tx: SqlTransaction, siteGroupNum: number): Promise<LockedGroup | null> => {
  const row = await tx
    .selectFrom('site_group')
    .selectAll()
    .where('num', '=', siteGroupNum)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const facts = await tx
    .selectFrom('account_group')
    .selectAll()
    .where('site_group_num', '=', siteGroupNum)
    .executeTakeFirst();
  const { name, timeZone, ...group } = fromRow(row);
  const known = facts === undefined ? null : fromRow(facts);
  const company = { ...(known ?? NOTHING), timeZone };
  return {
    name,
    timeZone,
    company: companyForm.pick({
      ...company,
      legalName: known?.legalName ?? name,
      licences: company.licences.map((one) => ({ ...one })),
    }),
    companyTouch: {
      rev: known?.rev ?? 1,
      by: known?.changedBy ?? null,
      at: known?.changedAt ?? null,
    },
    defaults: defaultsForm.pick(group),
    defaultsTouch: {
      rev: group.defaultsRev,
      by: group.defaultsChangedBy,
      at: group.defaultsChangedAt,
    },
  };
};

/** Stores the data of dealers' groups in SQL. */
export const sqlAccountGroupRepository = (tx: SqlTransaction): AccountGroupRepository => ({
  read: (where) => readAccountGroup(tx, where),

  lock: (siteGroupNum) => lockGroup(tx, siteGroupNum),

  saveCompany: async (siteGroupNum, { timeZone, licences, ...company }, { by, now }) => {
    await tx
      .updateTable('site_group')
      .set({ time_zone: timeZone })
      .where('num', '=', siteGroupNum)
      .execute();
    const row = { ...toRow(company), licences: jsonText(licences) };
    const values = { ...row, changed_by: by, changed_at: now };
    await tx
      .insertInto('account_group')
      .values({ ...values, site_group_num: siteGroupNum, rev: 2 })
      .onConflict((known) =>
        known
          .column('site_group_num')
          .doUpdateSet({ ...values, rev: sql<number>`account_group.rev + 1` }),
      )
      .execute();
  },

  saveDefaults: async (siteGroupNum, defaults, { by, now }) => {
    await tx
      .updateTable('site_group')
      .set({ ...toRow(defaults), defaults_changed_by: by, defaults_changed_at: now })
      .set((row) => ({ defaults_rev: row('defaults_rev', '+', 1) }))
      .where('num', '=', siteGroupNum)
      .execute();
  },

  contact: async (id) => {
    const row = await tx
      .selectFrom('contact')
      .select(['site_group_num', 'company', 'first_name', 'last_name', 'notes', 'rev'])
      .select(['updated_at', 'updated_by', 'deleted_at'])
      .where('id', '=', id)
      .where('site_num', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return null;
    return {
      siteGroupNum: row.site_group_num,
      form: {
        company: row.company,
        firstName: row.first_name,
        lastName: row.last_name,
        notes: row.notes,
        ...(await linesOf(tx, id)),
      },
      touch: { rev: row.rev, by: row.updated_by, at: row.updated_at },
      deleted: row.deleted_at !== null,
    };
  },

  countContacts: async (siteGroupNum) => {
    const { many } = await tx
      .selectFrom('contact')
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .where('site_group_num', '=', siteGroupNum)
      .where('site_num', 'is', null)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return many;
  },

  addContact: async ({ siteGroupNum, id, by, now }, form) => {
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from contact
      where site_group_num = ${siteGroupNum}::int and site_num is null and deleted_at is null)`;
    const added = await happened(
      tx
        .insertInto('contact')
        .values({
          ...written(form),
          id,
          site_group_num: siteGroupNum,
          site_num: null,
          position,
          type: 'Technician',
          relation: 'Service company',
          authority: 3,
          has_keys: false,
          updated_at: now,
          updated_by: by,
        })
        .onConflict((taken) => taken.column('id').doNothing())
        .returning('id'),
    );
    if (added) await writeLines(tx, id, form);
    return added;
  },

  saveContact: async (id, form, { by, now }) => {
    await tx
      .updateTable('contact')
      .set({ ...written(form), updated_at: now, updated_by: by })
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where('id', '=', id)
      .where('site_num', 'is', null)
      .execute();
    await writeLines(tx, id, form);
  },

  removeContact: async (id, { by, now }) => {
    await tx
      .updateTable('contact')
      .set({ deleted_at: now, updated_at: now, updated_by: by })
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where('id', '=', id)
      .where('site_num', 'is', null)
      .execute();
  },

  representative: async (siteGroupNum) => {
    const row = await tx
      .selectFrom('site_group')
      .innerJoin('account_group', 'account_group.site_group_num', 'site_group.num')
      .innerJoin('portal_user', 'portal_user.id', 'account_group.representative_id')
      .select('portal_user.name')
      .select((eb) =>
        eb
          .selectFrom('contact_method')
          .select('value')
          .whereRef('user_id', '=', 'portal_user.id')
          .where('type', '=', 'email')
          .as('email'),
      )
      .where('site_group.num', '=', siteGroupNum)
      .where('portal_user.disabled', '=', false)
      .executeTakeFirst();
    return row ?? null;
  },
});

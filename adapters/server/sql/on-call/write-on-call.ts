import { sql } from 'kysely';
import type { OnCallRepository } from '#core/backend/on-call/on-call.repository.port.ts';
import { instantOf } from '#core/kernel/instant.ts';
import { jsonText } from '../json-text.ts';
import { toRow, happened } from '../row-names.ts';
import type { SqlTransaction } from '../schema.ts';

type Writes = Pick<
  OnCallRepository,
  | 'savePerson'
  | 'removePerson'
  | 'saveList'
  | 'removeList'
  | 'addOverride'
  | 'changeOverride'
  | 'endOverride'
  | 'saveFixed'
  | 'endFixed'
  | 'addSwap'
  | 'answerSwap'
>;

const spanOf = (one: { readonly from: string; readonly to: string }) => ({
  starts_at: instantOf(one.from),
  ends_at: instantOf(one.to),
});
const values = (touch: { readonly by: string; readonly now: number }) => ({
  changed_by: touch.by,
  changed_at: touch.now,
});

/** Deletes the row if its period has not started; otherwise ends the period now. */
const endOf = async (
  tx: SqlTransaction,
  table: 'on_call_override' | 'on_call_fixed',
  id: string,
  now: number,
): Promise<void> => {
  await sql`
    update ${sql.table(table)}
       set deleted_at = case when starts_at >= ${now}::bigint then ${now}::bigint end,
           ends_at = case when starts_at < ${now}::bigint then least(ends_at, ${now}::bigint) else ends_at end,
           rev = rev + 1
     where id = ${id}::uuid`.execute(tx);
};

/** Writes of on-call lists. The caller must lock the group first. */
export const writeOnCall = (tx: SqlTransaction): Writes => ({
  savePerson: (group, id, { phones, quiet, ...form }, touch) => {
    const row = {
      ...toRow(form),
      ...values(touch),
      phones: jsonText(phones),
      quiet: quiet === null ? null : jsonText(quiet),
    };
    return happened(
      tx
        .insertInto('on_call_person')
        .values({ ...row, id, site_group_num: group })
        .onConflict((known) =>
          known
            .column('id')
            .doUpdateSet({ ...row, rev: sql<number>`on_call_person.rev + 1` })
            .where('on_call_person.site_group_num', '=', group)
            .where('on_call_person.deleted_at', 'is', null),
        )
        .returning('id'),
    );
  },

  removePerson: async (id, touch) => {
    await tx
      .updateTable('on_call_person')
      .set({ ...values(touch), deleted_at: touch.now })
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await tx
      .updateTable('on_call_feed')
      .set({ revoked_at: touch.now })
      .where('person_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute();
  },

  saveList: (group, id, { covers, tiers, ...form }, touch) => {
    const row = {
      ...toRow(form),
      ...values(touch),
      covers: covers === null ? null : jsonText(covers),
      tiers: jsonText(tiers),
    };
    const position = sql<number>`(select coalesce(max(position), 0) + 1 from on_call_list
      where site_group_num = ${group}::int)`;
    return happened(
      tx
        .insertInto('on_call_list')
        .values({
          ...row,
          id,
          site_group_num: group,
          position,
          told_until: touch.now,
          look_at: touch.now,
        })
        .onConflict((known) =>
          known
            .column('id')
            .doUpdateSet({ ...row, rev: sql<number>`on_call_list.rev + 1` })
            .where('on_call_list.site_group_num', '=', group)
            .where('on_call_list.deleted_at', 'is', null),
        )
        .returning('id'),
    );
  },

  removeList: async (id, touch) => {
    await tx
      .updateTable('on_call_list')
      .set({ ...values(touch), deleted_at: touch.now })
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  addOverride: (id, { from, to, ...form }, { by, now, swapId }) =>
    happened(
      tx
        .insertInto('on_call_override')
        .values({
          ...toRow(form),
          ...spanOf({ from, to }),
          id,
          swap_id: swapId,
          made_by: by,
          made_at: now,
        })
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  changeOverride: async (id, { from, to, ...form }, { by, now }) => {
    await tx
      .updateTable('on_call_override')
      .set({ ...toRow(form), ...spanOf({ from, to }), made_by: by, made_at: now })
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },

  endOverride: (id, now) => endOf(tx, 'on_call_override', id, now),

  saveFixed: (id, { from, slots, to, ...form }, { by, now }) => {
    const row = {
      ...toRow(form),
      ...spanOf({ from, to }),
      slots: jsonText(
        slots.map(({ people, tier, ...span }) => ({
          people,
          tier,
          from: instantOf(span.from),
          to: instantOf(span.to),
        })),
      ),
    };
    return happened(
      tx
        .insertInto('on_call_fixed')
        .values({ ...row, id, made_by: by, made_at: now })
        .onConflict((known) =>
          known
            .column('id')
            .doUpdateSet({ ...row, rev: sql<number>`on_call_fixed.rev + 1` })
            .where('on_call_fixed.list_id', '=', form.listId)
            .where('on_call_fixed.deleted_at', 'is', null),
        )
        .returning('id'),
    );
  },

  endFixed: (id, now) => endOf(tx, 'on_call_fixed', id, now),

  addSwap: (id, personId, { back, from, to, ...form }, now) =>
    happened(
      tx
        .insertInto('on_call_swap')
        .values({
          ...toRow(form),
          ...spanOf({ from, to }),
          id,
          person_id: personId,
          back_tier: back?.tier ?? null,
          back_starts_at: back === null ? null : instantOf(back.from),
          back_ends_at: back === null ? null : instantOf(back.to),
          offered_at: now,
        })
        .onConflict((known) => known.column('id').doNothing())
        .returning('id'),
    ),

  answerSwap: async (id, state, { by, now }) => {
    await tx
      .updateTable('on_call_swap')
      .set({ state, answered_by: by, answered_at: now })
      .set((row) => ({ rev: row('rev', '+', 1) }))
      .where('id', '=', id)
      .execute();
  },
});

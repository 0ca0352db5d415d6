import { randomUUID } from 'node:crypto';
import type { NoticeChannel, NoticeKind } from '#core/contacts/contact.ts';
import type { ContactTable } from '#adapters/server/sql/contacts/tables-contacts.ts';
import type { Sql } from '#adapters/server/sql/schema.ts';

let count = 0;

/** Adds a contact to the call list of one site, or of every site of a group. Omitted fields get common values. */
export const seedContact = async (
  sql: Sql,
  {
    group,
    site,
    position,
    name,
    deleted = false,
    notices = [],
    email,
    ...more
  }: {
    readonly group: number;
    readonly site: number | null;
    readonly position: number;
    readonly name: string;
    readonly deleted?: boolean;
    readonly notices?: readonly (readonly [NoticeKind, NoticeChannel])[];
    readonly email?: string;
  } & Partial<Pick<ContactTable, 'expires' | 'unavailable_from' | 'unavailable_to'>> & {
      readonly suspended?: boolean;
    },
): Promise<{ readonly id: string; readonly phone: string }> => {
  const id = randomUUID();
  count += 1;
  const phone = `207-555-${String(count).padStart(4, '0')}`;
  await sql
    .insertInto('contact')
    .values({
      id,
      site_group_num: group,
      site_num: site,
      position,
      first_name: name,
      last_name: null,
      company: null,
      type: 'Keyholder',
      relation: null,
      authority: 1,
      panel_user: null,
      ecv_order: null,
      has_keys: false,
      language: null,
      effective: null,
      expires: null,
      unavailable_from: null,
      unavailable_to: null,
      call_hours: null,
      notes: null,
      updated_at: 0,
      updated_by: null,
      deleted_at: deleted ? 1 : null,
      ...more,
    })
    .execute();
  await sql
    .insertInto('contact_phone')
    .values({ contact_id: id, position: 1, number: phone, type: 'Cell', ext: null, text: true })
    .execute();
  if (email !== undefined)
    await sql
      .insertInto('contact_email')
      .values({ contact_id: id, position: 1, address: email, notify: true })
      .execute();
  for (const [event_kind, channel] of notices)
    await sql
      .insertInto('contact_notice')
      .values({ contact_id: id, event_kind, channel })
      .execute();
  return { id, phone };
};

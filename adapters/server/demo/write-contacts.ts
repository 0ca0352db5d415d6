import { insertRows } from '../sql/insert-rows.ts';
import { toRow, without } from '../sql/row-names.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoContact } from './demo-contact.ts';
import { demoId } from './demo-id.ts';
import { DAY } from './demo-time.ts';
import type { DemoWorld } from './demo-world.ts';

/** Returns the id of a contact from its index in the list of all contacts. */
export const contactIdOf = (index: number): string => demoId(80001 + index);

const rowsOf = <Entry extends object>(
  contacts: readonly DemoContact[],
  list: (contact: DemoContact) => readonly Entry[],
) =>
  contacts.flatMap((contact, index) =>
    list(contact).map((entry, at) => ({
      contact_id: contactIdOf(index),
      position: at + 1,
      ...entry,
    })),
  );

/** Writes the call lists. The groups and sites must exist. */
export const writeContacts = async (
  tx: SqlTransaction,
  { contacts }: DemoWorld,
  now: number,
): Promise<void> => {
  const rows = contacts.map(({ callHours, ...contact }, index) => ({
    ...toRow(without(contact, 'phones', 'emails', 'notices')),
    id: contactIdOf(index),
    call_hours: callHours === null ? null : JSON.stringify(callHours),
    language: null,
    notes: null,
    updated_at: now,
    updated_by: null,
    ...(contact.suspended && { suspended_at: now - 14 * DAY, suspended_by: 'Carla Benson' }),
  }));
  await insertRows(tx, 'contact', rows);
  await insertRows(
    tx,
    'contact_phone',
    rowsOf(contacts, ({ phones }) => phones),
  );
  await insertRows(
    tx,
    'contact_email',
    rowsOf(contacts, ({ emails }) => emails.map((address) => ({ address, notify: true }))),
  );
  await insertRows(
    tx,
    'contact_notice',
    contacts.flatMap(({ notices }, index) =>
      notices.map(([event_kind, channel]) => ({
        contact_id: contactIdOf(index),
        event_kind,
        channel,
      })),
    ),
  );
};

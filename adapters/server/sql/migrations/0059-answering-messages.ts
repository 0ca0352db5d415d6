import type { Migration } from './migration.ts';

/**
 * Adds messages that the answering service took for dealers: a number unique within the group, delivery attempts, notes
 * and actions. `words` is the searchable text, computed when the message arrives.
 */
export const answeringMessages: Migration = {
  num: 59,
  name: 'answering messages',
  statements: [
    `create table answering_counter (
      site_group_num integer primary key references site_group (num),
      last_num integer not null
    )`,
    `create table answering_message (
      id uuid primary key,
      site_group_num integer not null references site_group (num),
      num integer not null,
      received_at bigint not null,
      taken_by text not null,
      caller_name text not null check (char_length(caller_name) <= 50),
      callback text check (char_length(callback) <= 32),
      site_num integer references site (num),
      dev_num integer,
      site_by text check (site_by in ('xmit', 'phone')),
      category text not null,
      priority text not null,
      text text not null check (char_length(text) between 1 and 4000),
      state text not null default 'New',
      held_until bigint,
      assigned_id text,
      assigned_to text,
      recording_url text,
      outcome text,
      withheld boolean not null default false,
      service_request_id uuid,
      receiver_id uuid,
      receiver_counter bigint,
      changed_by text,
      changed_at bigint,
      rev integer not null default 1,
      words tsvector not null,
      unique (site_group_num, num)
    )`,
    `create index answering_message_newest on answering_message (site_group_num, received_at desc, id)`,
    `create index answering_message_states on answering_message (site_group_num, state, received_at desc, id)`,
    `create index answering_message_open on answering_message (site_group_num, received_at desc, id) where state <> 'Closed'`,
    `create index answering_message_by_site on answering_message (site_num) where site_num is not null`,
    `create index answering_message_by_request on answering_message (service_request_id) where service_request_id is not null`,
    `create index answering_message_by_counter on answering_message (receiver_id, receiver_counter) where receiver_id is not null`,
    `create index answering_message_held on answering_message (held_until) where state = 'Held until open'`,
    `create index answering_message_words on answering_message using gin (words)`,
    `create table answering_delivery (
      id uuid primary key,
      message_id uuid not null references answering_message (id) on delete cascade,
      at bigint not null,
      channel text not null check (channel in ('call', 'sms', 'email')),
      person text not null,
      result text check (result in ('Delivered', 'No answer', 'Voicemail', 'Bounced')),
      outbox_id text,
      seq bigint generated always as identity
    )`,
    `create index answering_delivery_by_message on answering_delivery (message_id, at)`,
    `create index answering_delivery_by_outbox on answering_delivery (outbox_id) where outbox_id is not null`,
    `create table answering_entry (
      id uuid primary key,
      message_id uuid not null references answering_message (id) on delete cascade,
      at bigint not null,
      kind text not null check (kind in ('note', 'act')),
      by text,
      text text not null,
      seq bigint generated always as identity
    )`,
    `create index answering_entry_by_message on answering_entry (message_id, at)`,
    `create index site_phone_end on site ((right(regexp_replace(phone, '[^0-9]', '', 'g'), 10)))`,
    `create index site_phone_ends on site_phone ((right(regexp_replace(number, '[^0-9]', '', 'g'), 10)))`,
  ],
};

import { LIFETIMES } from '#core/backend/lifetimes.ts';
import { LINK_PURPOSES, type LinkKind } from '#core/backend/registration/issue-link.operation.ts';
import {
  invitationMessage,
  verifyAddressMessage,
} from '#core/backend/registration/invitation-message.rule.ts';
import { insertRows } from '../sql/insert-rows.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoInput } from './demo-database.ts';
import { demoId } from './demo-id.ts';
import { demoLink, demoSecret } from './demo-link.ts';
import { personCalled } from './demo-person.ts';
import { DAY, HOUR } from './demo-time.ts';
import type { DemoWorld } from './demo-world.ts';

const INVITED = 'invited@example.com';
const REMEMBERED = 'ivan.petrov';

interface Sent {
  readonly num: number;
  readonly kind: LinkKind;
  readonly subject: string;
  readonly at: number;
  readonly expiresAt: number;
}

/** Writes a link and the e-mail with the link, as if sent at `at`. */
const writeLink = async (tx: SqlTransaction, input: DemoInput, sent: Sent): Promise<void> => {
  const { token, hash } = demoSecret();
  const { num, kind, subject, at } = sent;
  await insertRows(tx, 'one_time', [
    {
      id: demoId(num),
      kind,
      subject,
      session: null,
      purpose: LINK_PURPOSES[kind],
      secret_hash: hash,
      max_attempts: 1,
      expires_at: sent.expiresAt,
      used_at: null,
      detail: '{}',
    },
  ]);
  const { providerName } = input;
  const link = demoLink(input, 'consumer', kind, token);
  const write = kind === 'registrationLink' ? verifyAddressMessage : invitationMessage;
  const { to, ...text } = write({ to: INVITED, providerName }, link);
  const row = { ...text, id: demoId(num + 10), recipient: to, state: 'sent' } as const;
  await insertRows(tx, 'message', [{ ...row, queued_at: at, next_try_at: at, sent_at: at }]);
};

/** Writes Frank Osei's two links, one valid and one expired, and Ivan Petrov's remembered browser (domain guide 9.3). */
export const writeSignInMethods = async (
  tx: SqlTransaction,
  world: DemoWorld,
  input: DemoInput,
): Promise<void> => {
  const { now } = input;
  const invited = personCalled(world.people, INVITED);
  const remembered = personCalled(world.people, REMEMBERED);
  const registration = demoId(9101);
  const asked = { id: registration, email: INVITED, created_at: now - 3 * DAY };
  await insertRows(tx, 'registration', [
    { ...asked, password_hash: null, site_num: null, account_id: invited.id },
  ]);
  const old = { kind: 'registrationLink', subject: registration } as const;
  await writeLink(tx, input, { ...old, num: 9111, at: now - 3 * DAY, expiresAt: now - 2 * DAY });
  const valid = { kind: 'setPasswordLink', subject: invited.id } as const;
  const at = now - HOUR;
  const expiresAt = at + LIFETIMES.setPasswordLink;
  await writeLink(tx, input, { ...valid, num: 9112, at, expiresAt });
  const sent = { account_id: invited.id, sent_at: at, expires_at: expiresAt, sent_by: null };
  await insertRows(tx, 'portal_invite', sent);
  await insertRows(tx, 'remembered_device', [
    {
      id: demoId(9131),
      account_id: remembered.id,
      secret_hash: demoSecret().hash,
      label: 'Edge on Windows',
      password_epoch: 1,
      created_at: now - 12 * DAY,
      last_used_at: now - DAY,
      expires_at: now + 18 * DAY,
    },
  ]);
};

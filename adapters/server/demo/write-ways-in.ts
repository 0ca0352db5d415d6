import { createHash, randomBytes } from 'node:crypto';
import { LIFETIMES } from '#core/backend/lifetimes.ts';
import {
  LINK_PURPOSES,
  linkAddress,
  type LinkKind,
} from '#core/backend/registration/registration-links.ts';
import {
  invitationMessage,
  verifyAddressMessage,
} from '#core/backend/registration/registration-messages.rule.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoInput } from './demo-database.ts';
import { demoId } from './demo-id.ts';
import type { DemoWorld } from './demo-world.ts';

const HOUR = 3600000;
const DAY = 24 * HOUR;

const INVITED = 'invited@example.com';
const REMEMBERED = 'ivan.petrov';

const secret = (): { readonly token: string; readonly hash: string } => {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: createHash('sha256').update(token).digest('hex') };
};

interface Sent {
  readonly num: number;
  readonly kind: LinkKind;
  readonly subject: string;
  readonly at: number;
  readonly expiresAt: number;
}

/** A link with its mail, as if it had been sent at `at`. */
const writeLink = async (tx: SqlTransaction, input: DemoInput, sent: Sent): Promise<void> => {
  const { token, hash } = secret();
  await tx
    .insertInto('one_time')
    .values({
      id: demoId(sent.num),
      kind: sent.kind,
      subject: sent.subject,
      session: null,
      purpose: LINK_PURPOSES[sent.kind],
      secret_hash: hash,
      max_attempts: 1,
      expires_at: sent.expiresAt,
      used_at: null,
      detail: '{}',
    })
    .execute();
  const { consumerUrl, providerName } = input;
  const publicUrls = { dealer: consumerUrl, consumer: consumerUrl };
  const link = linkAddress({ publicUrls }, 'consumer', sent.kind, token);
  const write = sent.kind === 'registrationLink' ? verifyAddressMessage : invitationMessage;
  const { to, ...words } = write({ to: INVITED, providerName }, link);
  await tx
    .insertInto('message')
    .values({
      ...words,
      id: demoId(sent.num + 10),
      recipient: to,
      queued_at: sent.at,
      next_try_at: sent.at,
      state: 'sent',
      sent_at: sent.at,
    })
    .execute();
};

/** Frank Osei's two links, one that works and one whose time is over, and the browser that knows Ivan Petrov (domain guide 9.3). */
export const writeWaysIn = async (
  tx: SqlTransaction,
  world: DemoWorld,
  input: DemoInput,
): Promise<void> => {
  const { now } = input;
  const person = (username: string) => world.people.find((one) => one.username === username);
  const invited = person(INVITED);
  const remembered = person(REMEMBERED);
  if (invited === undefined || remembered === undefined) throw new Error('the cast is incomplete');
  const registration = demoId(9101);
  await tx
    .insertInto('registration')
    .values({
      id: registration,
      email: INVITED,
      password_hash: null,
      site_num: null,
      account_id: invited.id,
      created_at: now - 3 * DAY,
    })
    .execute();
  const old = { kind: 'registrationLink', subject: registration } as const;
  await writeLink(tx, input, { ...old, num: 9111, at: now - 3 * DAY, expiresAt: now - 2 * DAY });
  const valid = { kind: 'setPasswordLink', subject: invited.id } as const;
  const at = now - HOUR;
  await writeLink(tx, input, {
    ...valid,
    num: 9112,
    at,
    expiresAt: at + LIFETIMES.setPasswordLink,
  });
  await tx
    .insertInto('remembered_device')
    .values({
      id: demoId(9131),
      account_id: remembered.id,
      secret_hash: secret().hash,
      label: 'Edge on Windows',
      password_epoch: 1,
      created_at: now - 12 * DAY,
      last_used_at: now - DAY,
      expires_at: now + 18 * DAY,
    })
    .execute();
};

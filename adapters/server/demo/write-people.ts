import { foldLogin } from '#core/backend/login/fold-login.rule.ts';
import { SECURITY_QUESTIONS } from '#core/backend/account/security-questions.ts';
import { detectContact } from '#core/mfa/detect-contact.rule.ts';
import { insertRows } from '../sql/insert-rows.ts';
import { lookKey } from '../sql/account/look-key.ts';
import type { SqlTransaction } from '../sql/schema.ts';
import type { DemoHashes } from './demo-database.ts';
import { kindOfRight } from './demo-permissions.ts';
import { variantOf, type DemoPerson } from './demo-person.ts';
import { siteKeyOf, type DemoWorld } from './demo-world.ts';

/** Security questions that the demo users have answered. */
const ANSWERED = SECURITY_QUESTIONS.questions.slice(0, SECURITY_QUESTIONS.count);

/** Time since the users accepted the terms, in milliseconds. */
const TERMS_AGE = 63 * 86400000;

const userRow = (person: DemoPerson, world: DemoWorld, hash: string, now: number) => ({
  id: person.id,
  audience: variantOf(person),
  application: person.application,
  username: person.username,
  login_key: foldLogin(person.username),
  look_key: lookKey(person.username),
  name: person.name,
  password_hash: person.registered ? hash : null,
  beta: person.beta,
  mfa_required: person.mfaRequired,
  username_reset_required: person.usernameReset,
  security_questions_required: person.securityQuestions,
  password_reset_required: person.passwordReset,
  default_site_group_num: person.siteGroups[0] ?? null,
  terms_version: person.termsAccepted ? world.terms.version : null,
  terms_at: person.termsAccepted ? now - TERMS_AGE : null,
  privacy_version: person.privacyAccepted ? world.privacyPolicy.version : null,
  created_at: now,
});

const contactRows = (person: DemoPerson) =>
  [person.email, person.phone].flatMap((typed) => {
    const contact = typed === null ? null : detectContact(typed);
    return contact ? [{ user_id: person.id, ...contact }] : [];
  });

const linkRows = ({ id, links }: DemoPerson, { sites }: DemoWorld) =>
  links.map(({ xmit, isFavorite }) => ({
    user_id: id,
    site_num: siteKeyOf(sites, xmit).siteNum,
    is_favorite: isFavorite,
  }));

/** Writes users with their groups, rights, contacts, answers and links. The groups and sites must exist. */
export const writePeople = async (
  tx: SqlTransaction,
  world: DemoWorld,
  { hashes, now }: { readonly hashes: DemoHashes; readonly now: number },
): Promise<void> => {
  const { people } = world;
  const users = people.map((person) => userRow(person, world, hashes.password, now));
  const groups = people.flatMap(({ id, siteGroups }) =>
    siteGroups.map((num, position) => ({ user_id: id, site_group_num: num, position })),
  );
  const rights = people.flatMap(({ id, permissions }) =>
    permissions.map((name) => ({ user_id: id, kind: kindOfRight(name), name })),
  );
  const answered = people.filter((person) => person.registered && !person.securityQuestions);
  const answers = answered.flatMap(({ id }) =>
    ANSWERED.map((question) => ({ user_id: id, question_id: question.id, hash: hashes.answer })),
  );
  await insertRows(tx, 'portal_user', users);
  await insertRows(tx, 'user_group', groups);
  await insertRows(tx, 'user_right', rights);
  await insertRows(tx, 'contact_method', people.flatMap(contactRows));
  await insertRows(
    tx,
    'account_link',
    people.flatMap((person) => linkRows(person, world)),
  );
  await insertRows(tx, 'security_answer', answers);
};

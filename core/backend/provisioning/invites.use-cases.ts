import { ok } from '../../kernel/result.ts';
import { INVITED_AT_ONCE, type Invited } from '../../provisioning/provisioning.schema.ts';
import type { GroupPorts } from '../account-group/administer.operation.ts';
import { inviteAgain } from '../account-group/invite-to.operation.ts';
import type { Account } from '../session/account.repository.port.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { SessionCaller } from '../caller.ts';
import { BUCKETS } from '../limits/limit-buckets.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import type { Reply } from '../refusal.ts';
import { addressOf, sendInvitation } from '../registration/send-invitation.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { inviteVerdict, type InviteVerdict } from './invite-verdict.rule.ts';
import { asOperator } from './as-operator.operation.ts';

/** The result for one person: `sent` now or shortly before, refused with a reason, or stopped by the installation's rate limit. */
type Outcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'held'; readonly wait: number };

const SENT: Outcome = { kind: 'sent' };
const WHY: Readonly<Record<Exclude<InviteVerdict, 'fine'>, string>> = {
  registered: 'already has a password',
  disabled: 'is disabled',
  elsewhere: 'signs in with the dealer’s own provider',
  noAddress: 'has no email address',
  staff: 'is staff; only people with the right Staff rights can invite staff',
};
const refused = (why: string): Outcome => ({ kind: 'refused', why });

const check = async (tx: Transaction, caller: SessionCaller, account: Account) => {
  const to = await addressOf(tx, account);
  const verdict = inviteVerdict({
    registered: account.passwordHash !== null,
    disabled: account.disabled,
    elsewhere: account.passwordHash === null && (await tx.people.signsInElsewhere(account.id)),
    hasAddress: to !== null,
    isStaff: account.application === 1,
    givesRights: caller.session.permissions.includes('staffAdmin'),
  });
  return { verdict, to: to ?? '' };
};

/** Sends a person the link for their first password. A repeated request within minutes sends nothing (SECURITY.md §2.4). */
const inviteAccount =
  (ports: GroupPorts, caller: SessionCaller, account: Account) =>
  async (tx: Transaction): Promise<Outcome> => {
    const { verdict, to } = await check(tx, caller, account);
    const facts = { operation: 'people.invite', subjectId: account.id };
    if (verdict !== 'fine') {
      const detail = { reason: verdict };
      await recordAudit(tx, ports, caller, { ...facts, result: 'refused', detail });
      return refused(WHY[verdict]);
    }
    const now = ports.clock.now();
    const own = { bucket: BUCKETS.supportLink, key: account.id };
    if (!(await takeAll(tx, [own], now)).granted) return SENT;
    const cap = await takeAll(tx, [{ bucket: BUCKETS.mailSending, key: 'all' }], now);
    if (!cap.granted) {
      await giveAllBack(tx, [own], now);
      await recordAudit(tx, ports, caller, { ...facts, result: 'limited' });
      return { kind: 'held', wait: cap.wait };
    }
    await sendInvitation(tx, ports, { account, to, by: caller.session.actorId });
    await recordAudit(tx, ports, caller, { ...facts, target: to, result: 'ok' });
    return SENT;
  };

/** Matches a valid invitation id. Any other id is not found. */
const NUMBERED = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const GONE = refused('no longer exists');

/** Sends the link of an open invitation again. */
const inviteOnceMore = async (
  ports: GroupPorts,
  caller: SessionCaller,
  id: string,
): Promise<Outcome> => {
  if (!NUMBERED.test(id)) return GONE;
  const again = await asOperator(ports, caller, 0, async (administration) => {
    const open = await administration.tx.portalUsers.invitation(id);
    if (open === null) return ok(null);
    if (ports.clock.now() - open.sentAt < BUCKETS.supportLink.perMs) return ok({});
    return inviteAgain(ports, caller, { id, rev: open.rev })(administration);
  });
  if (again.ok) return again.value === null ? GONE : SENT;
  const { error } = again;
  return error.kind === 'tooMany' ? { kind: 'held', wait: error.retryAfterSeconds } : GONE;
};

const inviteOne = async (
  ports: GroupPorts,
  caller: SessionCaller,
  id: string,
): Promise<Outcome> => {
  const done = await ports.unitOfWork.run(async (tx) => {
    await tx.nextSignIn.lockPerson(id);
    const account = await tx.accounts.findById(id);
    return account === null ? null : inviteAccount(ports, caller, account)(tx);
  });
  return done ?? inviteOnceMore(ports, caller, id);
};

/** Use cases that send links to people without a password (design "site groups & people"). */
export const createInvites = (ports: GroupPorts) => ({
  /**
   * Sends links one by one, each in its own transaction. If the request is repeated after an interruption, only the
   * missing links are sent.
   */
  invitePeople: async (
    caller: SessionCaller,
    { people }: { readonly people: readonly string[] },
  ): Reply<Invited> => {
    const invited: string[] = [];
    const left: { id: string; why: string }[] = [];
    for (const id of [...new Set(people)].slice(0, INVITED_AT_ONCE)) {
      const outcome = await inviteOne(ports, caller, id);
      if (outcome.kind === 'held') return ok({ invited, refused: left, wait: outcome.wait });
      if (outcome.kind === 'sent') invited.push(id);
      else left.push({ id, why: outcome.why });
    }
    return ok({ invited, refused: left, wait: null });
  },
});

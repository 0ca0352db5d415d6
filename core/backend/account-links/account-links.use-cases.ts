import type { AccountLinks, LinkForm } from '../../account-links/account-links.schema.ts';
import { ok } from '../../kernel/result.ts';
import type { LinkableSite } from './account-link.repository.port.ts';
import { recordAudit, recordRefusal, refuseLimited } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import type { Hold } from '../limit.store.port.ts';
import { giveAllBack, takeAll } from '../limits/take-all.operation.ts';
import type { SiteCodes } from '../passcodes/passcode.repository.port.ts';
import { NOWHERE, verifyAccountPasscode } from '../passcodes/verify-passcode.operation.ts';
import { BUSY, refusalOf, type Reply, SESSION_OVER } from '../refusal.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import { findSubmission, storeSubmission, type Submission } from '../find-submission.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import {
  accountLimits,
  changeLinks,
  describeLinks,
  settleLinks,
} from './change-links.operation.ts';
import { foldAccountNumber } from '../passcodes/fold-passcode.rule.ts';

type Ports = Pick<
  BackendPorts,
  'unitOfWork' | 'hasher' | 'secrets' | 'clock' | 'vault' | 'ids' | 'wallClock'
>;

type Begun =
  | { readonly kind: 'answered'; readonly answer: Awaited<Reply<AccountLinks>> }
  | {
      readonly kind: 'compare';
      readonly site: LinkableSite | null;
      readonly known: SiteCodes;
    };

const ADD = { operation: 'link.add' } as const;
const WRONG = refusalOf(
  'unacceptable',
  'accountNotProven',
  'The account number or the account passcode is not correct.',
);
const LINKED = refusalOf('conflict', 'alreadyLinked', 'You already added this account.');

/**
 * Links another site, given its account number and passcode. An unknown number and a wrong passcode get the same response
 * after the same work. Wrong guesses are limited by number and by network address (SECURITY.md §2.4).
 */
const addAccountLink =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    { idempotencyKey, ...form }: LinkForm & { readonly idempotencyKey: string | null },
  ): Reply<AccountLinks> => {
    const submission: Submission = { key: idempotencyKey, route: 'addAccountLink', body: form };
    const holds = accountLimits(ports, caller.address, form.accountNumber);
    const begun = await begin(ports, caller, submission, holds, form);
    if (begun.kind === 'answered') return begun.answer;
    const { unitOfWork } = ports;
    const siteNum = begun.site?.siteNum ?? 0;
    const place = { siteNum, known: begun.known };
    const given = await verifyAccountPasscode(ports, place, form.passcode, 'Add an account');
    return unitOfWork.run(async (tx) => {
      if (given === 'busy') return giveUp(ports, tx, holds);
      const { requestId } = caller;
      const givenBy = await nameOf(tx, caller);
      const right = await given.settle(tx, ports, { siteNum, requestId, givenBy });
      return right !== null && begun.site !== null
        ? link(ports, tx, caller, submission, holds, begun.site.siteNum)
        : recordRefusal(tx, ports, caller, ADD, WRONG);
    });
  };

const begin = (
  ports: Ports,
  caller: SessionCaller,
  submission: Submission,
  holds: readonly Hold[],
  form: LinkForm,
): Promise<Begun> =>
  ports.unitOfWork.run(async (tx) => {
    const repeated = await repeat(ports, tx, caller, submission);
    if (repeated !== null) return { kind: 'answered', answer: repeated };
    const grant = await takeAll(tx, holds, ports.clock.now());
    if (!grant.granted)
      return { kind: 'answered', answer: await refuseLimited(tx, ports, caller, ADD, grant.wait) };
    const number = foldAccountNumber(form.accountNumber);
    const site = await tx.links.findByAccountNumber(number);
    // If no site has the number, the same statements run with site 0.
    const known = (await tx.passcodes.codesOf(site?.siteNum ?? 0)) ?? NOWHERE;
    return { kind: 'compare', site, known };
  });

/** Returns the stored response of a repeated submission, or null for a new submission. */
const repeat = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  submission: Submission,
): Promise<Awaited<Reply<AccountLinks>> | null> => {
  const found = await findSubmission(tx, ports, caller, submission);
  if (!found.ok) return found;
  if (found.value === null) return null;
  return ok(await describeLinks(tx, ports, caller.session.accountId));
};

const link = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  submission: Submission,
  holds: readonly Hold[],
  siteNum: number,
): Reply<AccountLinks> => {
  const live = await lockSession(tx, ports, caller);
  if (live === null) return SESSION_OVER;
  const repeated = await repeat(ports, tx, caller, submission);
  await giveAllBack(tx, holds, ports.clock.now());
  if (repeated !== null) return repeated;
  const { accountId } = live.row;
  await tx.links.lock(accountId);
  await settleLinks(tx, ports, accountId);
  if (!(await tx.links.add(accountId, siteNum))) return LINKED;
  const after = await settleLinks(tx, ports, accountId);
  const target = String(siteNum);
  await storeSubmission(tx, ports, caller, submission, { siteNum: target });
  await recordAudit(tx, ports, caller, { ...ADD, result: 'ok', target });
  return ok(after);
};

const giveUp = async (
  ports: Ports,
  tx: Transaction,
  holds: readonly Hold[],
): Reply<AccountLinks> => {
  await giveAllBack(tx, holds, ports.clock.now());
  return BUSY;
};

/** Creates the use cases of a customer's linked sites and of the active site (spec §2.3, §7.3). */
export const createAccountLinks = (ports: Ports) => ({
  addAccountLink: addAccountLink(ports),
  /** Sets whether a linked site is a favorite (spec §7.3 favoriteAccountLink). A site that is not linked is not found. */
  favoriteAccountLink: (
    caller: SessionCaller,
    input: { readonly siteNum: number; readonly flag: boolean },
  ): Reply<AccountLinks> => {
    const { siteNum, flag: favorite } = input;
    return changeLinks(
      ports,
      caller,
      { operation: 'link.favorite', siteNum, detail: { favorite: String(favorite) } },
      async (tx, accountId) =>
        (await tx.links.setFavorite(accountId, siteNum, favorite)) ? 'changed' : 'notLinked',
    );
  },

  /** Returns the customer's links with the states of the linked sites. */
  accountLinks: (caller: SessionCaller): Reply<AccountLinks> =>
    ports.unitOfWork.read(async (tx) =>
      ok(await describeLinks(tx, ports, caller.session.accountId)),
    ),

  /** Removes a link; idempotent (spec §7.3 deleteAccountLink). If the active site is removed, the first remaining site becomes active. */
  deleteAccountLink: (
    caller: SessionCaller,
    input: { readonly siteNum: number },
  ): Reply<AccountLinks> => {
    const { siteNum } = input;
    return changeLinks(
      ports,
      caller,
      { operation: 'link.remove', siteNum },
      async (tx, accountId) =>
        (await tx.links.remove(accountId, siteNum)) ? 'changed' : 'unchanged',
    );
  },

  /**
   * Switches to another linked site, which is also the active site at the next sign-in (spec §7.3 switchActiveAcct). The
   * customer's sessions switch to that site's group.
   */
  switchActiveAccount: (
    caller: SessionCaller,
    input: { readonly siteNum: number },
  ): Reply<AccountLinks> => {
    const { siteNum } = input;
    return changeLinks(
      ports,
      caller,
      { operation: 'link.activate', siteNum },
      async (tx, accountId) => {
        const { links, chosenSite } = await tx.links.list(accountId, ports.clock.now());
        if (!links.some((link) => link.siteNum === siteNum)) return 'notLinked';
        if (chosenSite === siteNum) return 'unchanged';
        await tx.links.chooseSite(accountId, siteNum);
        return 'changed';
      },
    );
  },
});

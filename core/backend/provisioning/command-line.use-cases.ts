import { ok, type Result } from '../../kernel/result.ts';
import { foldLogin } from '../login/fold-login.rule.ts';
import { publishText } from '../agreement/publish-text.operation.ts';
import type { GroupPorts } from '../account-group/administer.operation.ts';
import { noteOperator } from '../note-operator.operation.ts';
import { type Refusal, refusalOf, type Reply } from '../refusal.ts';
import { addressOf, sendInvitation } from '../registration/send-invitation.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

const NOBODY = (name: string) =>
  refusalOf(
    'unacceptable',
    'nobody',
    `No one with the username ${name} is waiting for a password.`,
  );

const STALE = refusalOf(
  'conflict',
  'staleRev',
  'Someone published another version at the same time. Check it, then run the command again.',
);

/** Sends a person the link for their first password, and voids earlier links. */
const invite = async (
  tx: Transaction,
  ports: GroupPorts,
  id: string,
): Promise<Result<{ readonly to: string }, Refusal>> => {
  await tx.nextSignIn.lockPerson(id);
  const account = await tx.accounts.findById(id);
  const to = account === null ? null : await addressOf(tx, account);
  if (account === null || account.passwordHash !== null || account.disabled || to === null)
    return NOBODY(account?.username ?? id);
  await sendInvitation(tx, ports, { account, to, by: null });
  const facts = { operation: 'people.invite', subjectId: account.id, target: to } as const;
  await noteOperator(tx, ports, { ...facts, result: 'ok' });
  return ok({ to });
};

/** Use cases for an operator who runs commands on the server. The audit log names the command line instead of a person. */
export const createCommandLine = (ports: GroupPorts) => ({
  /** Publishes the next version of the terms. Refuses a text equal to the current one (spec §4.1). */
  publishTermsFile: (text: string): Reply<{ readonly version: number }> =>
    ports.unitOfWork.run(async (tx) => {
      const written = { text, after: null, by: null, at: ports.clock.now() };
      const answer = await publishText(tx, 'terms', written);
      if (!answer.ok) return answer;
      const { history, outcome } = answer.value;
      await noteOperator(tx, ports, {
        operation: 'terms.publish',
        target: `Terms, version ${history.version}`,
        result: outcome === 'published' ? 'ok' : 'refused',
      });
      return outcome === 'published' ? ok({ version: history.version }) : STALE;
    }),

  /**
   * Sends a person without a password the link for their first password, and voids earlier links. `side` selects the
   * usernames to search.
   */
  inviteByName: (side: 'customer' | 'dealer', username: string): Reply<{ readonly to: string }> =>
    ports.unitOfWork.run(async (tx) => {
      const key = `${side}:${foldLogin(username)}`;
      const person = (await tx.portalPeople.byKey([key])).get(key);
      return person === undefined ? NOBODY(username) : invite(tx, ports, person.id);
    }),
});

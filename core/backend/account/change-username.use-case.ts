import { err } from '../../kernel/result.ts';
import { newUsernameSchema } from '../../login/login-forms.schema.ts';
import { readForm } from '../../forms/read-form.schema.ts';
import type { StepReply } from '../../session/session-view.schema.ts';
import { recordAudit } from '../audit.operation.ts';
import type { BackendPorts, OperationPorts } from '../backend-ports.ts';
import type { SessionCaller, WithCookies } from '../caller.ts';
import type { Refusal, Reply } from '../refusal.ts';
import { invalid, SESSION_OVER, STEP_NOT_DUE } from '../refusals.ts';
import { completeStep } from '../session/complete-step.operation.ts';
import { lockSession } from '../session/lock-session.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { containsDealerNumber } from './contains-dealer-number.rule.ts';

type Ports = OperationPorts & Pick<BackendPorts, 'unitOfWork'>;

const TAKEN = err<Refusal>({
  kind: 'unacceptable',
  message: 'This username is already taken. Please choose another one.',
  code: 'usernameTaken',
});
const HOLDS_NUMBER = err<Refusal>({
  kind: 'unacceptable',
  message: 'The username must not contain your dealer number.',
  code: 'usernameHoldsDealerNumber',
});

/** The forced username change: the old name gave a dealer number away, so the new one may hold none (spec §2.4 usernameReset, §5). */
export const changeUsername =
  (ports: Ports) =>
  async (
    caller: SessionCaller,
    input: { readonly username: string },
  ): Reply<WithCookies<StepReply>> => {
    const form = readForm(newUsernameSchema, input);
    if (!form.ok) return invalid(Object.values(form.error).flat().join('. '));
    const { username } = form.value;
    return ports.unitOfWork.run(async (tx) => {
      const live = await lockSession(tx, ports, caller);
      if (live === null) return SESSION_OVER;
      if (live.demands[0] !== 'usernameReset') return STEP_NOT_DUE;
      const { accountId } = live.row;
      const { allowedDealers } = await tx.accounts.loadUser(accountId);
      const numbers = allowedDealers.map(({ siteGroupNum }) => siteGroupNum);
      if (containsDealerNumber(username, numbers)) return refuse(ports, tx, caller, HOLDS_NUMBER);
      if (!(await tx.accounts.changeUsername(accountId, username)))
        return refuse(ports, tx, caller, TAKEN);
      return completeStep(tx, ports, caller, live, ['usernameReset'], {
        detail: { username },
      });
    });
  };

const refuse = async (
  ports: Ports,
  tx: Transaction,
  caller: SessionCaller,
  refusal: typeof TAKEN,
): Promise<typeof TAKEN> => {
  await recordAudit(tx, ports, caller, {
    operation: 'step.usernameReset',
    result: 'refused',
  });
  return refusal;
};

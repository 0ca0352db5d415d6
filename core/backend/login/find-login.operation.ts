import type { Account } from '../session/account.repository.port.ts';
import { recordAudit } from '../record-audit.operation.ts';
import type { OperationPorts } from '../backend-ports.ts';
import type { Caller } from '../caller.ts';
import type { Transaction } from '../unit-of-work.port.ts';
import { foldLogin } from './fold-login.rule.ts';
import { passMark } from './issue-pass.operation.ts';
import { type LoginTicket, takeLoginTries } from './take-login-tries.operation.ts';

/** Facts about a sign-in attempt, read before the password is compared. */
export interface FoundLogin {
  /** The account; null for an unknown username, and for an account of the other portal variant. */
  readonly account: Account | null;
  readonly deviceRemembered: boolean;
  readonly loginKey: string;
  readonly ticket: LoginTicket;
}

/** An account id that does not exist, used for unknown usernames so that they cause the same statements as known usernames. */
export const NOBODY = '00000000-0000-4000-8000-000000000000';

/**
 * Returns the key under which sign-in attempts of a username are counted. The key is a digest, because people sometimes
 * type a password into the username field.
 */
export const loginKeyOf = (
  ports: Pick<OperationPorts, 'secrets'>,
  audience: 'dealer' | 'consumer',
  login: string,
): string => ports.secrets.digest(`${audience}:${foldLogin(login.trim())}`);

/**
 * Finds the account of a username and takes the attempts from the limits. Runs the same statements for known and unknown
 * usernames (SECURITY.md §2.4).
 */
export const findLogin = async (
  tx: Transaction,
  ports: OperationPorts,
  caller: Caller,
  input: {
    readonly login: string;
    readonly audience: 'dealer' | 'consumer';
    readonly claimedIp: string | null;
  },
): Promise<FoundLogin> => {
  const now = ports.clock.now();
  const { secrets } = ports;
  const { audience } = input;
  const stored = await tx.accounts.findByLogin(input.login.trim(), audience);
  const account = audience === caller.variant ? stored : null;
  const secretHash = caller.deviceSecret === null ? null : secrets.digest(caller.deviceSecret);
  const deviceRemembered =
    secretHash !== null &&
    (await tx.devices.recognise({
      accountId: account?.id ?? NOBODY,
      secretHash,
      passwordEpoch: account?.passwordEpoch ?? 0,
      now,
    }));
  const loginKey = loginKeyOf(ports, audience, input.login);
  const deviceKey = deviceRemembered ? secretHash : null;
  const passHash = passMark(ports, caller, loginKey);
  const attempt = { address: caller.address, loginKey, deviceKey, passHash };
  const ticket = await takeLoginTries(tx, attempt, now);
  if (ticket.kind === 'wait')
    await recordAudit(tx, ports, caller, {
      operation: 'login',
      result: 'limited',
      subjectId: account?.id ?? null,
      claimedIp: input.claimedIp,
    });
  return { account, deviceRemembered, loginKey, ticket };
};

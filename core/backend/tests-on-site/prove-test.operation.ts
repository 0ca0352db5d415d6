import { ok } from '../../kernel/result.ts';
import { recordRefusal } from '../record-audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { settleCode, type VerifiedCode } from '../passcodes/verify-passcode.operation.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import type { TestedSite } from './site-test.repository.port.ts';
import { nameOf } from '../sites/site-viewer.operation.ts';
import type { Transaction } from '../unit-of-work.port.ts';

type Ports = Pick<BackendPorts, 'clock' | 'ids'>;

const NEEDED = refusalOf(
  'unacceptable',
  'codeNeeded',
  'Tests of this site require a passcode or PIN with test authority.',
);

/** One message for all causes (wrong code, wrong hours, wrong level), so that the message does not reveal the cause. */
const NOT_ACCEPTED = refusalOf(
  'unacceptable',
  'codeNotAccepted',
  'This passcode or PIN is not accepted for placing a test.',
);

/** Returns the holder of the passcode or PIN that permits this test. Returns null if no passcode or PIN is required and none was given. */
export const proveTest = async (
  tx: Transaction,
  ports: Ports,
  caller: SessionCaller,
  site: TestedSite,
  verified: VerifiedCode | null,
): Reply<string | null> => {
  if (verified === null) return site.verifyTests ? NEEDED : ok(null);
  const { siteNum } = site;
  const where = { siteNum, givenBy: await nameOf(tx, caller) };
  const good = await settleCode(tx, ports, verified, where, caller);
  if (good !== null) return ok(good.holder);
  const facts = {
    operation: 'test.place',
    target: `site ${siteNum}`,
    detail: { code: 'not accepted' },
  };
  return recordRefusal(tx, ports, caller, facts, NOT_ACCEPTED);
};

import { ok } from '../../kernel/result.ts';
import type { NewActivity } from '../activity.repository.port.ts';
import { recordRefusal } from '../audit.operation.ts';
import type { BackendPorts } from '../backend-ports.ts';
import type { SessionCaller } from '../caller.ts';
import { type GivenCode, noteVerified } from '../passcodes/verify-passcode.operation.ts';
import { refusalOf, type Reply } from '../refusal.ts';
import type { TestedSite } from '../site-test.repository.port.ts';
import type { Transaction } from '../unit-of-work.port.ts';

type Ports = Pick<BackendPorts, 'clock' | 'ids'>;

const NEEDED = refusalOf(
  'unacceptable',
  'codeNeeded',
  'Tests of this site need a passcode or PIN with test authority.',
);

/** The same whatever was wrong: the code, its hours, or its level. */
const NOT_ACCEPTED = refusalOf(
  'unacceptable',
  'codeNotAccepted',
  'This passcode or PIN is not accepted for placing a test.',
);

/**
 * Somebody was forced to give a code: a row for the centre and the dealer that customers never see. It is written before the
 * answer, which is the same as without it, and told to no stream, as the one who forces looks at the screen.
 */
const duressRow = ({ ids, clock }: Ports, { siteNum, siteGroupNum }: TestedSite): NewActivity => ({
  id: ids.next(),
  siteGroupNum,
  siteNum,
  at: clock.now(),
  kind: 'Alarm',
  event: 'Duress code given',
  code: '121',
  serviceType: 'Hold-up',
  priority: 1,
  comment: 'Given for placing a test. Do not call the site.',
  withheld: true,
});

/** What the record of the provider keeps of it beside the test. */
export const duressDetail = (given: GivenCode | null): Readonly<Record<string, string>> =>
  given?.verdict.alarm === true ? { duress: 'given' } : {};

/** Who proved by a code that they may place this test; null where no code is demanded and none was given. */
export const proveTest = async (
  tx: Transaction,
  ports: Ports,
  caller: SessionCaller,
  site: TestedSite,
  given: GivenCode | null,
): Reply<string | null> => {
  if (given === null) return site.verifyTests ? NEEDED : ok(null);
  if (given.verdict.alarm) await tx.activity.append([duressRow(ports, site)]);
  const holder = await noteVerified(tx, ports, given);
  if (holder !== null) return ok(holder);
  const target = `site ${site.siteNum}`;
  const detail = { code: 'not accepted', ...duressDetail(given) };
  const facts = { operation: 'test.place', target, detail };
  return recordRefusal(tx, ports, caller, facts, NOT_ACCEPTED);
};

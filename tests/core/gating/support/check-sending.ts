import type { Machine } from './machine.ts';
import type { Flight } from './records.ts';

/** Checks one sending of a request: I1 to I10 and I23 of gating README. Returns the violated invariants. */
export const checkSending = (machine: Machine, flight: Flight): string[] => {
  const { ledger, calls } = machine;
  const { context } = machine.session.current;
  const { call, bearer, outgoing } = flight;
  const { kind } = call;
  const broken: string[] = [];
  const law = (name: string, holds: boolean) => {
    if (!holds) broken.push(`${name}: request ${String(call.id)} (${kind})`);
  };
  const whole = kind === 'protected' || kind === 'stream';
  const needs = whole || kind === 'completion';
  const group = new URL(outgoing.url).searchParams.get('siteGroupNum');

  law('I1 sent once', call.sends <= 1 + Math.min(1, call.invalidTokens));
  if (whole) {
    law('I2 ready user', ledger.user !== null && context.token !== null);
    law('I2 ready group', ledger.user?.application !== 2 || ledger.group !== null);
    law('I3 I23 no demand', !ledger.demands);
  }
  if (needs) law('I4 token', bearer !== null);
  if (needs) law('I5 bearer of now', bearer === context.token);
  if (outgoing.target === 'api' && ledger.user !== null)
    law('I5 group of now', group === (ledger.group === null ? null : String(ledger.group)));
  if (ledger.user === null) law('I29 no group without user', group === null);
  law('I6 live token', bearer === null || !ledger.deadTokens.has(bearer));
  if (kind === 'open' || kind === 'external') law('I7 no bearer', bearer === null);
  if (needs || bearer !== null) law('I8 own epoch', call.epoch === context.epoch);
  law('I9 not aborted', call.state !== 'aborted');
  if (call.sends === 1)
    law(
      'I10 call order',
      !calls.some(
        (other) =>
          other.id < call.id &&
          other.kind === kind &&
          other.sends === 0 &&
          other.state === 'waiting' &&
          other.epoch === context.epoch,
      ),
    );
  return broken;
};

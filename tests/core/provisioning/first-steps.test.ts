import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstSteps, nextStep, serverLine } from '#core/provisioning/first-steps.rule.ts';
import { installationLine } from '#core/provisioning/installation-line.rule.ts';
import { inviteState, mayBeInvited } from '#core/provisioning/invite-state.rule.ts';
import type { ServerState, WaitingPerson } from '#core/provisioning/provisioning.schema.ts';

const SERVER: ServerState = {
  mail: 'transport',
  sms: 'none',
  keys: 'files',
  mailedAt: null,
  mailFails: false,
};
const DONE = { groups: 1, terms: 1, invited: true, uninvited: 0, signals: true, server: SERVER };
/** For each setup step, in order, a state in which the step is not done. */
const UNDONE = [
  { server: { ...SERVER, mailFails: true } },
  { groups: 0 },
  { terms: 0 },
  { uninvited: 1 },
  { signals: false },
] as const;

describe('the first steps of an installation', () => {
  it('are done one by one and in whatever order; the first that is left is the one to take', () => {
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3, 4]), (left) => {
        const facts = left.reduce((all, step) => ({ ...all, ...UNDONE[step] }), DONE);
        const steps = firstSteps(facts);
        expect(steps.map(({ done }) => done)).toEqual(
          [0, 1, 2, 3, 4].map((step) => !left.includes(step)),
        );
        expect(nextStep(steps)).toBe(left[0] ?? null);
      }),
    );
  });

  it('count nobody as invited where nobody is there', () => {
    expect(firstSteps({ ...DONE, invited: false })[3]?.done).toBe(false);
  });

  it('say how the server reaches people, and what the installation has', () => {
    expect(serverLine(SERVER, null)).toBe(
      'Email is set up · none was sent yet · text messages are not set up · keys are files beside the data',
    );
    expect(serverLine({ ...SERVER, mailFails: true }, 'Nov 27, 14:02')).toMatch(
      /^The last email could not be sent · last sent Nov 27, 14:02/,
    );
    const facts = { host: 'portal.example.com', groups: 0, people: 1, sites: 1158 };
    expect(installationLine(facts, 'new today')).toBe(
      'portal.example.com, new today: 0 groups, 1 person, 1,158 sites',
    );
  });
});

describe('an invitation', () => {
  const NOW = '2026-11-27T12:00:00.000Z';
  const person: WaitingPerson = {
    id: '1',
    name: 'Lee Park',
    username: 'lee.park',
    applicationNum: 2,
    groups: [],
    email: 'lee@example.com',
    sentAt: null,
    expiresAt: null,
  };
  const sent = { ...person, sentAt: '2026-11-26T12:00:00.000Z' };

  it.each([
    ['never', person, true],
    ['sent', { ...sent, expiresAt: '2026-11-27T12:00:00.001Z' }, false],
    ['expired', { ...sent, expiresAt: NOW }, true],
    ['never', { ...person, email: null }, false],
  ] as const)(
    'is %s, and may be sent where none works and an address is known',
    (state, who, may) => {
      expect([inviteState(who, NOW), mayBeInvited(who, NOW)]).toEqual([state, may]);
    },
  );
});

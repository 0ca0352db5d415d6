import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resumeFlow } from '#core/login/login-flow.rule.ts';
import { openDemands } from '#core/login/plan-login-steps.rule.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { SessionGateway } from '#core/session/session.gateway.port.ts';
import { scripted } from '../../support/scripted.ts';
import { soundViews } from '#tests/arbitraries/sessions.ts';
import { MoodyServer, type Mood } from './support/moody-server.ts';
import { PatientPerson } from './support/patient-person.ts';
import { grantOf } from './support/people.ts';
import { ENTRY } from './support/sign-in-world.ts';

const moods = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Mood>('well') },
    { weight: 2, arbitrary: fc.constantFrom<Mood>('never arrives', 'answer lost', 'answer late') },
  ),
  { maxLength: 30, size: 'max' },
);

describe('a sign-in over a bad line', () => {
  it('reaches the landing with every demand fulfilled once, in order, and nothing skipped', async () => {
    await fc.assert(
      fc.asyncProperty(soundViews, moods, async (view, bad) => {
        const server = new MoodyServer(view, bad);
        const session = scripted<SessionGateway>();
        session.onRequirements.answers(() => server.session.requirements());
        const context = new SessionContext();
        context.apply({ kind: 'signedIn', grant: grantOf(view) });
        const person = new PatientPerson({
          session,
          context,
          account: server,
          mfa: server,
          agreements: server,
        });
        let flow = resumeFlow(view, ENTRY);
        // 120 presses are enough: each fault and each requirement costs only a few.
        for (let press = 0; press < 120 && flow.at !== 'landing'; press += 1) {
          flow = await person.press(flow);
        }
        expect(flow.at).toBe('landing');
        const demanded = openDemands(view.user.applicationNum, view.requirements);
        expect(server.done).toEqual(demanded.filter((demand) => demand !== 'contactInfo'));
        expect(context.current.context.actionRequired).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

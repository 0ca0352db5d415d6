import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterStep,
  beginFlow,
  currentDemand,
  declineAgreement,
  progress,
  resumeFlow,
  type LoginFlow,
} from '#core/login/login-flow.rule.ts';
import { landAfterLogin } from '#core/login/landing.rule.ts';
import { DEMANDS } from '#core/permission/login-step.ts';
import { openDemands } from '#core/login/plan-login-steps.rule.ts';
import { completeStep } from '#tests/core/login/support/complete-step.ts';
import { actionRequired } from '#core/session/session-state.rule.ts';
import { anyViews, fullViews, soundViews } from '#tests/arbitraries/sessions.ts';
import { entries, walk } from './support/walk.ts';

const demandOf = (flow: LoginFlow): string =>
  flow.at === 'step' || flow.at === 'agreement' ? currentDemand(flow) : flow.at;

describe('the whole sign-in', () => {
  it('always ends: doing what is due reaches the landing in at most seven stops', () => {
    fc.assert(
      fc.property(soundViews, entries, (view, entry) => {
        const { stops, end } = walk(view, entry);
        expect(stops.length).toBeLessThanOrEqual(DEMANDS.length);
        expect(end.at).toBe('landing');
      }),
    );
  });

  it('ends for contradictory demands too, at the landing or with the word that this program cannot help', () => {
    fc.assert(
      fc.property(anyViews, entries, (view, entry) => {
        const { stops, end } = walk(view, entry);
        expect(stops.length).toBeLessThanOrEqual(DEMANDS.length);
        expect(['landing', 'blocked']).toContain(end.at);
      }),
    );
  });

  it('never lands while anything is demanded, so no guard sends the person back', () => {
    fc.assert(
      fc.property(anyViews, entries, (view, entry) => {
        const { end, view: last } = walk(view, entry);
        expect(end.at).toBe(actionRequired(last.requirements) ? 'blocked' : 'landing');
        if (end.at !== 'landing') return;
        expect(resumeFlow(last, entry).at).toBe('landing');
        expect(end.landing).toEqual(landAfterLogin(last, entry));
      }),
    );
  });

  it('visits each demand once, in the fixed order, and completing one removes exactly that one', () => {
    fc.assert(
      fc.property(soundViews, entries, (view, entry) => {
        const visited = walk(view, entry).stops.map(demandOf);
        expect(visited).toEqual(openDemands(view.user.applicationNum, view.requirements));
        expect(visited).toEqual(DEMANDS.filter((demand) => visited.includes(demand)));
      }),
    );
  });

  it('counts its stops from 1 to the total, agreements too', () => {
    fc.assert(
      fc.property(soundViews, entries, (view, entry) => {
        const { stops } = walk(view, entry);
        const counted = stops.map(progress);
        const total = stops.length;
        expect(counted).toEqual(stops.map((_, index) => ({ index: index + 1, total })));
      }),
    );
  });

  it('has nothing to count before and after', () => {
    expect(progress({ at: 'credentials' })).toBeNull();
    expect(progress({ at: 'blocked' })).toBeNull();
    expect(progress({ at: 'landing', landing: { to: 'classic' } })).toBeNull();
  });

  it('goes on at the due step after a reload in the middle', () => {
    fc.assert(
      fc.property(soundViews, entries, fc.nat(6), (view, entry, done) => {
        const visited = openDemands(view.user.applicationNum, view.requirements);
        const passed = visited.slice(0, done);
        const requirements = passed.reduce(completeStep, view.requirements);
        const resumed = resumeFlow({ ...view, requirements }, entry);
        const due = openDemands(view.user.applicationNum, requirements)[0] ?? 'landing';
        expect(demandOf(resumed)).toBe(due);
      }),
    );
  });

  it('lets a demand that comes up late be met, counted at its place', () => {
    fc.assert(
      fc.property(soundViews, entries, (view, entry) => {
        const demanding = {
          ...view,
          requirements: { ...view.requirements, passwordResetRequired: true },
        };
        const flow = beginFlow(
          {
            ...demanding,
            requirements: {
              ...demanding.requirements,
              usernameResetRequired: true,
              noContactInfo: false,
              mfaRequired: false,
            },
          },
          entry,
        );
        if (flow.at !== 'step') throw new Error('a step must be due');
        const late = {
          ...demanding,
          requirements: {
            ...demanding.requirements,
            noContactInfo: false,
            mfaRequired: false,
            usernameResetRequired: false,
            verifySecurityQuestions: true,
          },
        };
        const next = afterStep(flow, late);
        expect(demandOf(next)).toBe('securityQuestions');
        expect(progress(next)?.index).toBe(2);
      }),
    );
  });
});

describe('declining', () => {
  it('never completes: the terms stay, the privacy policy returns to the form, each with its words', () => {
    fc.assert(
      fc.property(soundViews, entries, (view, entry) => {
        for (const stop of walk(view, entry).stops) {
          if (stop.at !== 'agreement') continue;
          const { flow, message } = declineAgreement(stop);
          if (stop.which === 'terms') {
            expect(flow).toBe(stop);
            expect(message).toBe(
              'You must accept the terms and conditions to continue. Please try again.',
            );
          } else {
            expect(flow).toEqual({ at: 'credentials' });
            expect(message).toBe('You must accept the privacy policy to continue.');
          }
        }
      }),
    );
  });
});

describe('a session that meets the login route', () => {
  it('lands at home, not at the return address of a sign-in that was not one', () => {
    fc.assert(
      fc.property(fullViews, (any) => {
        const view = { ...any, user: { ...any.user, applicationNum: 1 as const } };
        expect(resumeFlow(view, { variant: 'dealer', returnUrl: '/news' })).toEqual({
          at: 'landing',
          landing: { to: 'path', path: '/home/dashboard' },
        });
      }),
    );
  });

  it('lands at once when nothing is demanded', () => {
    fc.assert(
      fc.property(fullViews, entries, (view, entry) => {
        expect(resumeFlow(view, entry).at).toBe('landing');
      }),
    );
  });
});

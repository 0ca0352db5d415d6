import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoginEntry } from '#core/login/landing.rule.ts';
import {
  afterStep,
  backToContact,
  beginFlow,
  canGoBackToContact,
  noteDraft,
  noteVerified,
} from '#core/login/login-flow.rule.ts';
import { completeStep } from '#tests/core/login/support/complete-step.ts';
import type { SessionView } from '#core/session/session-view.schema.ts';
import { anyViews, soundViews } from '#tests/arbitraries/sessions.ts';
import { CONTACT, entries, walk } from './support/walk.ts';

describe('a new contact', () => {
  const settingUp = soundViews.map((view) => ({
    ...view,
    requirements: {
      ...view.requirements,
      noContactInfo: true,
      mfaRequired: true,
      contactCorrected: false,
      actionRequired: true,
    },
  }));
  const begin = (view: SessionView, entry: LoginEntry) => {
    const flow = beginFlow(view, entry);
    if (flow.at !== 'step') throw new Error('contactInfo must be due');
    return flow;
  };

  it('is verified for the reason decided at the start, until it is saved', () => {
    fc.assert(
      fc.property(settingUp, entries, (view, entry) => {
        const flow = noteDraft(begin(view, entry), CONTACT);
        expect(flow.step).toBe('mfaVerify');
        const asked = afterStep(noteVerified(flow), view);
        if (asked.at !== 'step') throw new Error('mfaVerify must still be due');
        expect(asked.step).toBe('mfaVerify');
        expect(asked.plan.mfaType).toBe(3);
        expect(asked.plan.draft).toEqual({ ...CONTACT, verified: true });
      }),
    );
  });

  it('can be changed until its code was right, and keeps what was typed', () => {
    fc.assert(
      fc.property(settingUp, entries, (view, entry) => {
        const noted = noteDraft(begin(view, entry), CONTACT);
        expect(canGoBackToContact(noted)).toBe(true);
        expect(backToContact(noted)).toMatchObject({
          step: 'contactInfo',
          plan: { draft: CONTACT, mfaType: 3 },
        });
        expect(canGoBackToContact(backToContact(noted))).toBe(false);
        const begun = begin(view, entry);
        expect(noteVerified(begun)).toBe(begun);
        const verified = noteVerified(noted);
        expect(backToContact(verified)).toBe(verified);
      }),
    );
  });

  it('is no draft any more once the server holds it', () => {
    fc.assert(
      fc.property(settingUp, entries, (view, entry) => {
        const demanding = { ...view.requirements, passwordResetRequired: true };
        const flow = noteVerified(
          noteDraft(begin({ ...view, requirements: demanding }, entry), CONTACT),
        );
        const requirements = completeStep(demanding, 'mfaVerify');
        const next = afterStep(flow, { ...view, requirements });
        expect(next).toMatchObject({ at: 'step', plan: { draft: null } });
        const asked = afterStep(flow, {
          ...view,
          requirements: { ...requirements, mfaRequired: true },
        });
        expect(asked).toMatchObject({ step: 'mfaVerify', plan: { draft: null, mfaType: 2 } });
      }),
    );
  });

  it('no other stop goes back', () => {
    fc.assert(
      fc.property(anyViews, entries, (view, entry) => {
        for (const stop of walk(view, entry).stops) {
          const ofNewContact = stop.at === 'step' && stop.plan.draft !== null;
          if (!ofNewContact) expect(backToContact(stop)).toBe(stop);
        }
      }),
    );
  });
});

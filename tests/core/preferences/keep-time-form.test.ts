import { expect, it } from 'vitest';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import type { TimeForm } from '#core/kernel/clock-text.rule.ts';
import { keepTimeForm } from '#core/preferences/keep-time-form.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

const make = (preferences = new MemoryPreferenceStore()) => {
  const session = new SessionContext();
  const kept = keepTimeForm({ session, preferences });
  let form: TimeForm = '24-hour';
  kept.form$.subscribe((next) => (form = next));
  return {
    preferences,
    kept,
    session,
    form: () => form,
    arrive: (who: Parameters<typeof viewOf>[0]) =>
      session.apply({ kind: 'signedIn', grant: grantOf(viewOf(who)) }),
  };
};

it('each person has an own form, which is kept', () => {
  const { arrive, form, kept, preferences } = make();
  arrive(2);
  expect(form()).toBe('24-hour');
  kept.choose('12-hour');
  expect(form()).toBe('12-hour');
  arrive(3);
  expect(form()).toBe('24-hour');
  const again = make(preferences);
  again.arrive(2);
  expect(again.form()).toBe('12-hour');
});

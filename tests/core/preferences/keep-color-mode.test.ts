import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MemoryColorModePage } from '#adapters/memory/memory-color-mode-page.ts';
import { MemoryPreferenceStore } from '#adapters/memory/memory-preference-store.ts';
import {
  arrivingColorMode,
  COLOR_MODES,
  readColorMode,
  type ColorMode,
} from '#core/preferences/color-mode.rule.ts';
import { keepColorMode } from '#core/preferences/keep-color-mode.use-case.ts';
import { SessionContext } from '#core/session/session-context.ts';
import type { Application } from '#core/permission/application.schema.ts';
import { grantOf, viewOf } from '#tests/core/login/support/people.ts';

const modes: fc.Arbitrary<ColorMode | null> = fc.option(fc.constantFrom(...COLOR_MODES));
const make = (initial: ColorMode | null = null) => {
  const session = new SessionContext();
  const preferences = new MemoryPreferenceStore();
  const page = new MemoryColorModePage(initial);
  const keep = keepColorMode({ session, preferences, page });
  keep.start();
  return {
    page,
    keep,
    preferences,
    arrive: (who: Application) => session.apply({ kind: 'signedIn', grant: grantOf(viewOf(who)) }),
    leave: () => session.apply({ kind: 'signedOut', reason: 'asked' }),
  };
};

describe('the theme of somebody who arrives', () => {
  it('is their own wherever they have one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COLOR_MODES), modes, modes, (own, shown, former) => {
        expect(arrivingColorMode({ own, shown, former })).toBe(own);
      }),
    );
  });

  it('is never what another person left behind', () => {
    fc.assert(
      fc.property(modes, (left) => {
        expect(arrivingColorMode({ own: null, shown: left, former: left })).toBeNull();
      }),
    );
  });

  it('is read from rubbish as no choice', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        fc.pre(value !== 'dark' && value !== 'light');
        expect(readColorMode(value)).toBeNull();
      }),
    );
  });
});

describe('the theme through a day of one browser', () => {
  it('follows the system until somebody chooses', () => {
    const { page, arrive } = make();
    arrive(1);
    expect(page.shown()).toBeNull();
  });

  it('comes back for a person, and is not handed to the next', () => {
    const { page, keep, arrive, leave } = make();
    arrive(1);
    keep.choose('dark');
    leave();
    arrive(2);
    expect(page.shown()).toBeNull();
    leave();
    arrive(1);
    expect(page.shown()).toBe('dark');
  });

  it('takes what was chosen at the sign-in form as this person’s choice', () => {
    const { page, arrive, leave } = make('dark');
    arrive(1);
    expect(page.shown()).toBe('dark');
    leave();
    page.show('light');
    arrive(2);
    expect(page.shown()).toBe('light');
    leave();
    arrive(1);
    expect(page.shown()).toBe('dark');
  });

  it('still changes the page where nothing can be kept', () => {
    const page = new MemoryColorModePage();
    const keep = keepColorMode({
      session: new SessionContext(),
      preferences: new MemoryPreferenceStore(),
      page,
    });
    keep.choose('dark');
    expect(page.shown()).toBe('dark');
  });
});

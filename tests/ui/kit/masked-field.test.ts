import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { MaskedField } from '#ui/kit/masked-field.tsx';
import { isOwnEntry } from '#ui/kit/is-own-entry.rule.ts';

it('a code is hidden in a text field that browsers and password managers leave alone', () => {
  const field = createElement(MaskedField, {
    id: 'gate',
    label: 'Gate code',
    value: '',
    onChange: () => undefined,
  });
  const drawn = renderToStaticMarkup(createElement(KitProvider, null, field));
  const [input] = /<input[^>]*>/.exec(drawn) ?? [''];
  for (const attribute of [
    'type="text"',
    'autoComplete="off"',
    'data-1p-ignore=""',
    'data-bwignore=""',
    'data-lpignore="true"',
    'data-form-type="other"',
    'spellCheck="false"',
    'data-hidden=""',
  ])
    expect(input.toLowerCase()).toContain(attribute.toLowerCase());
  expect(drawn).not.toContain('password');
  expect(drawn).toContain('aria-label="Show code"');
});

describe('what a person enters is taken, and nothing that a browser fills in by itself', () => {
  const by: Readonly<Record<string, Parameters<typeof isOwnEntry>[0]>> = {
    key: { isTrusted: true, inputType: 'insertText' },
    'a phone’s keyboard': { isTrusted: true, inputType: 'insertCompositionText' },
    paste: { isTrusted: true, inputType: 'insertFromPaste' },
    'the key that deletes': { isTrusted: true, inputType: 'deleteContentBackward' },
    Firefox: { isTrusted: true, inputType: 'insertReplacementText' },
    'Chromium and WebKit': { isTrusted: true },
    'an extension': { isTrusted: false },
    'an extension that pretends': { isTrusted: false, inputType: 'insertText' },
  };
  const HAND = ['key', 'a phone’s keyboard', 'paste', 'the key that deletes'];

  it.each(Object.keys(by))('%s', (who) => {
    const event = by[who] ?? { isTrusted: false };
    expect(isOwnEntry(event, false)).toBe(HAND.includes(who));
    // An event from the field's own suggestion list counts as the user's entry.
    expect(isOwnEntry(event, true)).toBe(true);
  });
});

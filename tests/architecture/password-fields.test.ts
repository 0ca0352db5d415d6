import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { ComponentProps } from 'react';
import type { PasswordField } from '#ui/kit/password-field.tsx';
import { PROJECT } from './project.ts';

/** Files with a password field that the browser may fill and save, because the field is for the user's own portal password. */
const OWN_PASSWORD: Readonly<Record<string, string>> = {
  'ui/forms/new-password-fields.tsx': 'the own password, changed',
  'ui/login/credentials-form.tsx': 'the sign-in',
  'ui/profile/account-stages.tsx': 'the fresh check before a contact changes',
  'ui/recovery/dealer-forgot-dialog.tsx': 'a new password of dealers and staff',
  'ui/recovery/msa-recovery-dialog.tsx': 'a new password of customers',
  'ui/registration/create-msa-user.dialog.tsx': 'the first password of a customer',
  'ui/registration/password-stage.tsx': 'the first password by a link',
  'ui/shell/hidden-code.tsx': 'the fresh check before a code is shown',
};

/**
 * Files with a code field, and the kind of code. Other people see or hear these codes, so a browser must not offer the
 * portal password there.
 */
const CODES: Readonly<Record<string, string>> = {
  'ui/account-changes/gate-code-input.tsx': 'gate code',
  'ui/account-links/add-link-form.tsx': 'account passcode',
  'ui/contacts/pin-input.tsx': 'PIN of a contact',
  'ui/passcodes/code-input.tsx': 'passcode, PIN, duress code',
  'ui/registration/create-msa-user.dialog.tsx': 'account passcode',
  'ui/tests-on-site/verify-field.tsx': 'passcode that places a test',
};

const sources = ['ui', 'adapters', 'composition']
  .flatMap((top) =>
    readdirSync(join(PROJECT, top), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${top}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.(tsx?|html|js)$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(PROJECT, file), 'utf8') }));
const filesWith = (pattern: RegExp): readonly string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();

/** Matches an input of type "password", in JSX and in object notation. */
const PASSWORD_INPUT = /type\s*[=:]\s*(\{[^}]*)?["'`]password["'`]/;

/** Matches a code field by its name. */
const CODE_NAMES =
  /(?:bind|props)\('(?:\w*[pP]asscode|\w*Pin|pin|gateCode|duress\w*)'|\bname="(?:\w*[pP]asscode|\w*Pin|pin|gateCode|duress\w*)"/;

/** Lists unmasked code fields in any file, recognized by the name of the field. */
const openCodes = (files: readonly { readonly file: string; readonly text: string }[]) =>
  files
    .filter(({ file }) => file.endsWith('.tsx') && !file.startsWith('ui/kit/'))
    .flatMap(({ file, text }) =>
      (text.match(/<(?:[A-Z]\w*)?(?:Field|Input|input)\b[^]*?\/>/g) ?? [])
        .filter((tag) => CODE_NAMES.test(tag) && !tag.startsWith('<MaskedField'))
        .map((tag) => `${file}: ${tag}`),
    );

describe('A browser keeps and fills the own password, and no other code', () => {
  it('one component of the kit is a password field', () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(filesWith(PASSWORD_INPUT)).toEqual(['ui/kit/password-field.tsx']);
  });

  it.each(['<input type="password"', "<i type={a ? 'text' : 'password'}", "{ type: 'password' }"])(
    'would notice %s',
    (planted) => expect(planted).toMatch(PASSWORD_INPUT),
  );

  it('it stands where the own password is entered', () => {
    expect(filesWith(/<PasswordField\b/)).toEqual(Object.keys(OWN_PASSWORD));
    type Fill = ComponentProps<typeof PasswordField>['autoComplete'];
    expectTypeOf<Fill>().toEqualTypeOf<'current-password' | 'new-password'>();
  });

  it('every other code is masked text', () => {
    expect(filesWith(/<MaskedField\b/)).toEqual(Object.keys(CODES));
    expect(openCodes(sources)).toEqual([]);
  });

  it.each([
    `<Field {...form.bind('passcode')} label="Passcode" />`,
    `<Field label="Gate code" {...form.bind('gateCode')} />`,
    `<TextAreaField {...props('duressCode', 'Duress code')} />`,
    `<Field\n  name="pin"\n  label="PIN" />`,
  ])('would notice a code anybody can read: %s', (text) => {
    expect(openCodes([{ file: 'planted.tsx', text }])).toHaveLength(1);
  });

  it('a fresh check takes nothing that was filled in before the person came', () => {
    const checks = filesWith(/\bof\.typePassword\(|\bmodel\.typePassword\(/);
    expect(checks).toEqual(['ui/profile/account-stages.tsx', 'ui/shell/hidden-code.tsx']);
    const fields = sources
      .filter(({ file }) => checks.includes(file))
      .flatMap(({ text }) => text.match(/<PasswordField[^]*?\/>/g) ?? []);
    expect(fields).toHaveLength(2);
    for (const field of fields) expect(field).toMatch(/\n\s+proof\n/);
  });
});

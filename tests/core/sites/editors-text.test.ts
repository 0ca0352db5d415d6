import { expect, it } from 'vitest';
import { editorsText } from '#core/sites/editors-text.rule.ts';

it.each([
  [[], null],
  [['Dana Reyes'], 'Dana Reyes is editing too'],
  [['Ana Duarte', 'Dana Reyes'], 'Ana Duarte and Dana Reyes are editing too'],
  [['Ana Duarte', 'Dana Reyes', 'Lee Park'], 'Ana Duarte and 2 others are editing too'],
])('says of %j who is editing too', (names, text) => {
  expect(editorsText(names)).toBe(text);
});

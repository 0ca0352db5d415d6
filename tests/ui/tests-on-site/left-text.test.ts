import { expect, it } from 'vitest';
import { leftText } from '#ui/tests-on-site/left-text.rule.ts';

it('heads what a test leaves as a guard while it runs, and asks nothing of anybody once it is over', () => {
  expect(leftText(true).title).toBe('Before you take it off test');
  const text = Object.values(leftText(false)).join(' ');
  expect(text).not.toMatch(/before|next|waiting/i);
  expect(text).toContain('when the test ended');
});

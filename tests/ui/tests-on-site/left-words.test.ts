import { expect, it } from 'vitest';
import { leftWords } from '#ui/tests-on-site/left-words.rule.ts';

it('heads what a test leaves as a guard while it runs, and asks nothing of anybody once it is over', () => {
  expect(leftWords(true).title).toBe('Before you take it off test');
  const words = Object.values(leftWords(false)).join(' ');
  expect(words).not.toMatch(/before|next|waiting/i);
  expect(words).toContain('when the test ended');
});

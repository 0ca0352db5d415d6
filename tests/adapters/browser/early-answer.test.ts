import { expect, it } from 'vitest';
import { earlyAnswer } from '#adapters/browser/worker/early-answer.ts';

it('is whatever a server said early, and neither nothing nor the error that Firefox brings without a connection', () => {
  for (const status of [200, 404, 503]) {
    const given = new Response('page', { status });
    expect(earlyAnswer(given)).toBe(given);
  }
  expect(earlyAnswer(Response.error())).toBeNull();
  expect(earlyAnswer(undefined)).toBeNull();
});

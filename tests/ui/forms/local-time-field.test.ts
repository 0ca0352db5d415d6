import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocalTimeField } from '#ui/forms/local-time-field.tsx';
import { KitProvider } from '#ui/kit/kit-provider.tsx';

const draw = (value: string, error: string | null = null): string =>
  renderToStaticMarkup(
    createElement(
      KitProvider,
      null,
      createElement(LocalTimeField, {
        id: 'ends',
        label: 'Ends',
        clocks: { now: '2026-11-28T12:00:00Z', timeZone: 'America/New_York' },
        value,
        error,
        onChange: () => undefined,
      }),
    ),
  );

it('a day in words stands beside its time, each with a name of its own', () => {
  const drawn = draw('2026-11-28T08:00');
  expect(drawn).toContain('<label for="ends"');
  expect(drawn).toMatch(/<input[^>]*id="ends"[^>]*value="Nov 28, 2026"/);
  expect(drawn).toMatch(
    /<input[^>]*id="ends-time"[^>]*aria-label="Ends \(EST\), time"[^>]*value="08:00"/,
  );
});

it('of a time that the clocks show twice the second is shown as chosen', () => {
  const drawn = draw('2026-11-01T01:30 second');
  expect(drawn).toContain('value="Nov 1, 2026"');
  expect(drawn).toContain('01:30 EST (second)');
});

it('what is wrong is said once, and both inputs are described by it', () => {
  const drawn = draw('2026-11-28T08:00', 'The end must be after the start.');
  expect(drawn.match(/aria-describedby="ends-error"/g)).toHaveLength(2);
  expect(drawn.match(/The end must be after the start\./g)).toHaveLength(1);
});

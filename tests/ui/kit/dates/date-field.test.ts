import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DateField } from '#ui/kit/dates/date-field.tsx';
import { KitProvider } from '#ui/kit/kit-provider.tsx';

const draw = (value: string, error: string | null = null): string =>
  renderToStaticMarkup(
    createElement(
      KitProvider,
      null,
      createElement(DateField, {
        id: 'expires',
        label: 'Expires',
        value,
        error,
        onChange: () => undefined,
      }),
    ),
  );

it('a day stands in words in its field, with a calendar that no page loads before it is opened', () => {
  const drawn = draw('2026-11-28');
  expect(drawn).toContain('value="Nov 28, 2026"');
  expect(drawn).toContain('aria-label="Open calendar, Expires"');
  expect(drawn).not.toContain('role="grid"');
});

it('no day stands as an empty field that says how one is written', () => {
  expect(draw('')).toMatch(/<input[^>]*placeholder="mm\/dd\/yyyy"[^>]*value=""/);
});

it('what is wrong with a day is said at its field', () => {
  const drawn = draw('2026-11-28', 'It has passed');
  expect(drawn).toMatch(/<input[^>]*aria-invalid="true"[^>]*aria-describedby="expires-error"/);
  expect(drawn).toContain('It has passed');
});

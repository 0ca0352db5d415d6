import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lazyComponent } from '#ui/kit/lazy-component.tsx';

it('a component that is fetched later draws nothing before it is there, and is fetched once', async () => {
  const fetched: string[] = [];
  const Note = lazyComponent(async () => {
    fetched.push('note');
    await Promise.resolve();
    return ({ text }: { readonly text: string }) => createElement('p', null, text);
  });
  const draw = (): string =>
    renderToStaticMarkup(
      createElement(
        'div',
        null,
        createElement(Note, { text: 'one' }),
        createElement(Note, { text: 'two' }),
      ),
    );
  expect(draw()).toBe('<div></div>');
  await new Promise(setImmediate);
  expect(draw()).toBe('<div><p>one</p><p>two</p></div>');
  expect(fetched).toEqual(['note']);
});

import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { ColumnChooser } from '#ui/lists/column-chooser.look.tsx';

const act = (): void => undefined;

it.each([
  [false, 'Columns'],
  [true, 'Columns 1 of 2'],
])('says how many columns are shown only once that is known: %s', (known, name) => {
  const chooser = createElement(ColumnChooser, {
    columns: ['a', 'b'].map((key) => ({ key, title: key })),
    shown: ['a', 'b'],
    fits: ['a'],
    known,
    onShow: act,
    onMove: act,
    onSize: act,
    compact: false,
    onCompact: act,
    onReset: act,
  });
  const markup = renderToStaticMarkup(createElement(KitProvider, null, chooser));
  expect(markup).toContain(`aria-label="${name}"`);
});

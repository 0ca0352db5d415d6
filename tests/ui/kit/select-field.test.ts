import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { TableSelect } from '#ui/kit/edit-table.tsx';
import { SelectField } from '#ui/kit/select-field.tsx';

const draw = (value: string, count: number): string => {
  const options = Array.from({ length: count }, (_, at) => ({
    value: `${at}`,
    text: `Door ${at}`,
  }));
  const onChange = () => undefined;
  const props = { id: 'door', label: 'Door', placeholder: 'Choose', options, value, onChange };
  return renderToStaticMarkup(
    createElement(KitProvider, null, createElement(SelectField<string>, props)),
  );
};

it('a chosen one that is not offered any more is said to be unknown, not shown as the first offered', () => {
  expect(draw('gone', 2)).toMatch(/<option value="gone" selected="">Unknown</);
  expect(draw('1', 2)).not.toContain('Unknown');
  expect(draw('', 2)).not.toContain('Unknown');
});

it('so it is in a cell of a table', () => {
  const options = [{ value: 'a', text: 'Area A' }];
  const onChange = () => undefined;
  const cell = createElement(TableSelect<string>, { label: 'Area', value: 'b', options, onChange });
  expect(renderToStaticMarkup(createElement(KitProvider, null, cell))).toMatch(
    /<option value="b" selected="">Unknown</,
  );
});

it('nothing is said to be unknown before there is anything to choose from', () => {
  expect(draw('1', 0)).not.toContain('Unknown');
});

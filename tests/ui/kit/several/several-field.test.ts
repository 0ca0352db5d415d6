import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { KitProvider } from '#ui/kit/kit-provider.tsx';
import { SeveralBox, type SeveralFieldProps } from '#ui/kit/several/several-box.tsx';
import { SeveralField } from '#ui/kit/several/several-field.tsx';

const fieldOf = (count: number): SeveralFieldProps => ({
  id: 'zones',
  label: 'Zones',
  options: Array.from({ length: count }, (_, at) => ({ value: `${at}`, text: `Door ${at}` })),
  value: ['1'],
  onTick: () => undefined,
});
const draw = (part: typeof SeveralField | typeof SeveralBox, props: SeveralFieldProps): string =>
  renderToStaticMarkup(createElement(KitProvider, null, createElement(part, props)));

it('a few choices are boxes to tick', () => {
  const drawn = draw(SeveralField, fieldOf(10));
  expect(drawn.match(/type="checkbox"/g)).toHaveLength(10);
  expect(drawn.match(/checked=""/g)).toHaveLength(1);
});

it('a chosen one that is not offered any more is a box to untick', () => {
  const drawn = draw(SeveralField, { ...fieldOf(10), value: ['1', 'gone'] });
  expect(drawn.match(/checked=""/g)).toHaveLength(2);
  expect(drawn).toContain('Unknown: gone');
});

it('more of them are no boxes, and nothing of what takes their place is loaded with the page', () => {
  expect(draw(SeveralField, fieldOf(11))).not.toContain('<input');
});

it('what is chosen of many stands in the field, can be taken away, and is chosen in the list', () => {
  const drawn = draw(SeveralBox, fieldOf(11));
  expect(drawn).toMatch(/<label[^>]*for="zones"[^>]*>Zones</);
  expect(drawn).toMatch(/<input[^>]*role="combobox"/);
  expect(drawn).toContain('aria-label="Remove Door 1"');
  expect(drawn.match(/aria-label="Remove /g)).toHaveLength(1);
});

it('what is wrong is said at the field', () => {
  const drawn = draw(SeveralBox, { ...fieldOf(11), error: 'Choose at least one' });
  expect(drawn).toMatch(/<input[^>]*aria-describedby="zones-error"/);
  expect(drawn).toContain('Choose at least one');
});

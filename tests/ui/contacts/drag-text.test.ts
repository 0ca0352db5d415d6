import type { Active, Over } from '@dnd-kit/core';
import { expect, it } from 'vitest';
import { dragText } from '#ui/contacts/drag-text.ts';

const ROWS = ['5f0c7d1e-ada', '9b1d3c88-ben', '0e44aa17-cleo'];
const NAMES = ['Ada Quinn', 'Ben Ode', 'Cleo Marsh'];
const text = dragText((id) => {
  const at = ROWS.indexOf(id);
  return at < 0 ? null : { name: NAMES[at] ?? '', place: at + 1, count: ROWS.length };
});
const active = (id: string) => ({ id }) as Active;
const over = (id: string) => ({ id }) as Over;

it('reads names and places aloud from the first touch to the last, and no id of any row', () => {
  const [ada = '', , cleo = ''] = ROWS;
  const given = [
    text.onDragStart({ active: active(ada) }),
    text.onDragOver({ active: active(ada), over: over(cleo) }),
    text.onDragEnd({ active: active(ada), over: over(cleo) }),
    text.onDragEnd({ active: active(ada), over: null }),
    text.onDragCancel({ active: active(ada), over: null }),
    text.onDragStart({ active: active('gone') }),
  ];
  expect(given).toEqual([
    'Ada Quinn is picked up, 1 of 3.',
    'Ada Quinn would be 3 of 3.',
    'Ada Quinn is put down, 3 of 3.',
    'Ada Quinn stays 1 of 3.',
    'Ada Quinn stays 1 of 3.',
    '',
  ]);
  for (const id of ROWS) expect(given.join(' ')).not.toContain(id);
});

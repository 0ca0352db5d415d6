import type { Active, Over } from '@dnd-kit/core';
import { expect, it } from 'vitest';
import { dragText } from '#ui/contacts/drag-text.ts';

const ROWS = ['5f0c7d1e-ada', '9b1d3c88-ben', '0e44aa17-cleo'];
const NAMES = ['Ada Quinn', 'Ben Ode', 'Cleo Marsh'];
const words = dragText((id) => {
  const at = ROWS.indexOf(id);
  return at < 0 ? null : { name: NAMES[at] ?? '', place: at + 1, count: ROWS.length };
});
const active = (id: string) => ({ id }) as Active;
const over = (id: string) => ({ id }) as Over;

it('reads names and places aloud from the first touch to the last, and no id of any row', () => {
  const [ada = '', , cleo = ''] = ROWS;
  const said = [
    words.onDragStart({ active: active(ada) }),
    words.onDragOver({ active: active(ada), over: over(cleo) }),
    words.onDragEnd({ active: active(ada), over: over(cleo) }),
    words.onDragEnd({ active: active(ada), over: null }),
    words.onDragCancel({ active: active(ada), over: null }),
    words.onDragStart({ active: active('gone') }),
  ];
  expect(said).toEqual([
    'Ada Quinn is picked up, 1 of 3.',
    'Ada Quinn would be 3 of 3.',
    'Ada Quinn is put down, 3 of 3.',
    'Ada Quinn stays 1 of 3.',
    'Ada Quinn stays 1 of 3.',
    '',
  ]);
  for (const id of ROWS) expect(said.join(' ')).not.toContain(id);
});

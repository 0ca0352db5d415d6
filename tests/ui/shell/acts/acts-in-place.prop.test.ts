import PlusIcon from '@heroicons/react/20/solid/PlusIcon';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { actsInPlace, type Act } from '#ui/shell/acts/acts-in-place.rule.ts';

const act = (id: string, more: Partial<Act> = {}): Act => ({
  id,
  text: id,
  icon: PlusIcon,
  onSelect: () => undefined,
  ...more,
});

const ACTS = [
  act('paste'),
  act('copy'),
  act('add', { primary: true }),
  act('print', { rare: true }),
];

const ids = (acts: readonly Act[]) => acts.map(({ id }) => id);

test('A wide window has all usual actions as buttons, a medium one the main action, a phone has it in the bar', () => {
  const placed = (['wide', 'medium', 'phone'] as const).map((room) => {
    const { buttons, menu, bar } = actsInPlace(ACTS, room);
    return [ids(buttons), ids(menu), ids(bar)];
  });
  expect(placed).toEqual([
    [['paste', 'copy', 'add'], ['print'], []],
    [['add'], ['paste', 'copy', 'print'], []],
    [[], ['paste', 'copy', 'print'], ['add']],
  ]);
});

test('A single action that is not the main one stays beside the title on phones', () => {
  const { buttons, menu, bar } = actsInPlace([act('service')], 'phone');
  expect([ids(buttons), ids(menu), ids(bar)]).toEqual([['service'], [], []]);
});

test('Every action is in exactly one place', () => {
  const flags = fc.record({ rare: fc.boolean(), primary: fc.boolean() });
  fc.assert(
    fc.property(
      fc.array(flags, { maxLength: 6 }),
      fc.constantFrom('wide', 'medium', 'phone'),
      (given, room) => {
        const acts = given.map((flag, at) => act(String(at), flag));
        const { buttons, menu, bar } = actsInPlace(acts, room);
        expect(ids([...buttons, ...menu, ...bar]).toSorted()).toEqual(ids(acts));
      },
    ),
  );
});

import { isValidElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { ChipsField } from '#ui/reports/chips-field.look.tsx';

type Press = (event: unknown) => void;

const elementsIn = (node: ReactNode): readonly { readonly props: Record<string, unknown> }[] => {
  if (Array.isArray(node)) return node.flatMap(elementsIn);
  if (!isValidElement<Record<string, unknown>>(node)) return [];
  return [node, ...elementsIn(node.props['children'] as ReactNode)];
};

it('Enter that ends the composing of a character adds no half word', () => {
  const added: string[] = [];
  const field = ChipsField({
    id: 'people',
    label: 'People',
    counter: '',
    chips: [],
    value: 'たな',
    refused: [],
    onChange: () => undefined,
    onAdd: () => added.push('たな'),
    onRemove: () => undefined,
  });
  const input = elementsIn(field).find(({ props }) => props['onKeyDown'] !== undefined);
  const press = input?.props['onKeyDown'] as Press;
  const enter = { key: 'Enter', repeat: false, preventDefault: () => undefined };
  press({ ...enter, nativeEvent: { isComposing: true } });
  expect(added).toEqual([]);
  press({ ...enter, nativeEvent: { isComposing: false } });
  expect(added).toEqual(['たな']);
});

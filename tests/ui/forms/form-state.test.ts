import { describe, expect, it } from 'vitest';
import { err, ok } from '#core/kernel/result.ts';
import { FormState } from '#ui/forms/form-state.ts';

interface Values {
  readonly from: string;
  readonly to: string;
  readonly kinds: readonly string[];
}
const EMPTY: Values = { from: '', to: '', kinds: [] };

const opened = () =>
  new FormState<Values>({
    initial: EMPTY,
    prefix: 'x-',
    atOnce: { to: 'from' },
    validate: (values) =>
      values.from <= values.to && values.kinds.length > 0
        ? ok(values)
        : err({
            ...(values.from > values.to && { from: ['Too late'] }),
            ...(values.kinds.length === 0 && { kinds: ['Choose one'] }),
          }),
  });

describe('the state of a form', () => {
  it('complains at a field once it is left, not while it is empty', () => {
    const form = opened();
    form.leave('from');
    form.type('from', '2');
    expect(form.errors).toEqual({});
    form.leave('from');
    expect(form.errors).toEqual({ from: ['Too late'] });
    form.complain('kinds');
    expect(form.errors).toEqual({ from: ['Too late'], kinds: ['Choose one'] });
  });

  it('checks at once what is wrong only together with another field', () => {
    const form = opened();
    form.type('from', '2');
    form.type('to', '1');
    expect(form.errors).toEqual({ from: ['Too late'] });
    form.type('to', '3');
    expect(form.errors).toEqual({});
  });

  it('ties a field of the kit to its value and words', () => {
    const form = opened();
    form.bind('from').onChange('2');
    form.bind('from').onBlur();
    expect(form.bind('from')).toMatchObject({ id: 'x-from', value: '2', error: 'Too late' });
    expect(form.bind('kinds')).toMatchObject({ id: 'x-kinds', error: null });
  });

  it('names the first wrong field of a refused submit, and answers what is right', () => {
    const form = opened();
    form.type('from', '2');
    expect([form.submit(), form.refusals, form.firstWrong]).toEqual([null, 1, 'from']);
    form.type('to', '3');
    form.type('kinds', ['a']);
    expect(form.submit()).toEqual({ from: '2', to: '3', kinds: ['a'] });
  });

  it('knows what differs from the beginning or from what is stored, lists by what they hold', () => {
    const form = opened();
    form.type('kinds', ['a']);
    expect([form.differs(), form.differs({ ...EMPTY, kinds: ['a'] })]).toEqual([true, false]);
    form.clear('kinds');
    expect(form.differs()).toBe(false);
  });

  it('begins anew without the words of before', () => {
    const form = opened();
    form.submit();
    form.begin({ from: '3', to: '1', kinds: [] });
    expect([form.values.from, form.errors]).toEqual(['3', {}]);
  });
});

import { styled } from './styled.ts';

/** A group of checkboxes, without the browser's frame. */
export const Fieldset = styled('fieldset', {
  base: { border: '0', minWidth: '0' },
  /** One below the other. */
  variants: { stacked: { true: { display: 'grid' } } },
});

/** The label above the group. */
export const Legend = styled('legend', { base: { textStyle: 'label', marginBottom: '1.5' } });

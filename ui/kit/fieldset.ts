import { styled } from './styled.ts';

/** A fieldset without the browser's frame. */
export const Fieldset = styled('fieldset', {
  base: { border: '0', minWidth: '0' },
  /** Stacks the children vertically. */
  variants: { stacked: { true: { display: 'grid' } } },
});

/** The label above a fieldset. */
export const Legend = styled('legend', { base: { textStyle: 'label', marginBottom: '1.5' } });

import { styled } from '../kit/styled.ts';

/** The fields of a dialog's form, one below the other. */
export const FormColumn = styled('form', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});

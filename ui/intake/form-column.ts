import { chakra } from '@chakra-ui/react';

/** The fields of a dialog's form, one below the other. */
export const FormColumn = chakra('form', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' },
});

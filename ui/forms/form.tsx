import type { ComponentProps } from 'react';
import { FormStack } from '../kit/stack.ts';

/** The fields of a form that we judge and send ourselves; the browser does neither. */
export const Form = ({
  onSend,
  ...form
}: Omit<ComponentProps<typeof FormStack>, 'onSubmit' | 'noValidate'> & {
  readonly onSend: () => unknown;
}) => (
  <FormStack
    gap={4}
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  />
);

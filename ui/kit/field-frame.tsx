import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from './styled.ts';

const Frame = styled('div', { base: { display: 'grid', gap: '1.5', gridTemplateColumns: '1fr' } });
const Head = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '3' },
});
const Label = styled('label', { base: { textStyle: 'label' } });
const Counter = styled('span', {
  base: { textStyle: 'small', color: 'fg.subtle' },
});
const Line = styled('div', {
  base: { display: 'flex', gap: '1.5', textStyle: 'small', color: 'fg.muted' },
  variants: {
    error: {
      true: {
        color: 'state.alarm.fg',
        '& svg': { boxSize: '16px', marginTop: '1px', color: 'state.alarm.solid' },
      },
    },
  },
});

export interface FieldFrameProps {
  /** The id of the control. The ids of help and error start with this id. */
  readonly id: string;
  readonly label: string;
  readonly help?: ReactNode;
  /** The error message; null or absent if the value is valid. */
  readonly error?: string | null;
  readonly counter?: string;
  readonly children: ReactNode;
}

export interface FieldLineProps extends ComponentProps<'div'> {
  readonly error?: boolean;
}

/** The properties of every field with a text value. */
export interface ControlProps extends Omit<FieldFrameProps, 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Marks the field that takes the focus when the form appears. */
  readonly 'data-first'?: string | true | undefined;
}

/** Returns the attributes of a control in a `FieldFrame`: value, description, validity and change handler. */
export const control = ({
  id,
  value,
  help,
  error,
  onChange,
}: Omit<ControlProps, 'label' | 'onBlur'>) => ({
  id,
  value,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : help === undefined ? undefined : `${id}-help`,
  onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
    onChange(currentTarget.value),
});

/** The line below a control: help, or an error with its icon. */
export const FieldLine = ({ error = false, children, ...wear }: FieldLineProps) => (
  <Line error={error} {...wear}>
    {error && <ExclamationCircleIcon aria-hidden />}
    {error ? <span>{children}</span> : children}
  </Line>
);

/** A frame with a label above the control, and help or error below. The error replaces the help. */
export const FieldFrame = ({ id, label, help, error, counter, children }: FieldFrameProps) => (
  <Frame>
    <Head data-field-head="">
      <Label htmlFor={id}>{label}</Label>
      {counter !== undefined && <Counter>{counter}</Counter>}
    </Head>
    {children}
    {error ? (
      <FieldLine id={`${id}-error`} error>
        {error}
      </FieldLine>
    ) : (
      help !== undefined && <FieldLine id={`${id}-help`}>{help}</FieldLine>
    )}
  </Frame>
);

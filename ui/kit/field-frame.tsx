import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from './styled.ts';

const Frame = styled('div', { base: { display: 'grid', gap: '1.5', gridTemplateColumns: '1fr' } });
const Head = styled('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: '3' },
});
const Label = styled('label', { base: { textStyle: 'label' } });
const Counter = styled('span', {
  base: { textStyle: 'small', color: 'fg.subtle', whiteSpace: 'nowrap' },
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
  /** Of the control; help and error derive theirs from it. */
  readonly id: string;
  readonly label: string;
  readonly help?: ReactNode;
  /** Words at the field; null or absent when all is well. */
  readonly error?: string | null;
  readonly counter?: string;
  readonly children: ReactNode;
}

export interface FieldLineProps extends ComponentProps<'div'> {
  readonly error?: boolean;
}

/** What every field is told that holds a text. */
export interface ControlProps extends Omit<FieldFrameProps, 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Marks the field that takes the focus when its form appears. */
  readonly 'data-first'?: string | true | undefined;
}

/** What the control in the frame wears: its value, which line describes it, whether it is wrong, and how it tells of a change. */
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

/** Help below a control, or with its mark what is wrong. */
export const FieldLine = ({ error = false, children, ...wear }: FieldLineProps) => (
  <Line error={error} {...wear}>
    {error && <ExclamationCircleIcon aria-hidden />}
    {error ? <span>{children}</span> : children}
  </Line>
);

/** Label above, help or error below; the error takes the help's place. */
export const FieldFrame = ({ id, label, help, error, counter, children }: FieldFrameProps) => (
  <Frame>
    <Head>
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

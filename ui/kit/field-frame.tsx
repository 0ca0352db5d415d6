import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import type { ReactNode } from 'react';
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

/** Which line describes the control, for `aria-describedby`. */
export const describedBy = (props: {
  readonly id: string;
  readonly help?: ReactNode;
  readonly error?: string | null;
}): string | undefined => {
  if (props.error) return `${props.id}-error`;
  return props.help === undefined ? undefined : `${props.id}-help`;
};

/** Label above, help or error below; the error takes the help's place. */
export const FieldFrame = ({ id, label, help, error, counter, children }: FieldFrameProps) => (
  <Frame>
    <Head>
      <Label htmlFor={id}>{label}</Label>
      {counter !== undefined && <Counter>{counter}</Counter>}
    </Head>
    {children}
    {error ? (
      <Line id={`${id}-error`} error>
        <ExclamationCircleIcon />
        <span>{error}</span>
      </Line>
    ) : (
      help !== undefined && <Line id={`${id}-help`}>{help}</Line>
    )}
  </Frame>
);

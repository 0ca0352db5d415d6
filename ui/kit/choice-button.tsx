import ChevronRightIcon from '@heroicons/react/20/solid/ChevronRightIcon';
import type { ComponentProps, ReactNode } from 'react';
import { row } from './looks.ts';
import { Spinner } from './spinner.tsx';
import { styled } from './styled.ts';

const Way = styled('button', {
  base: {
    ...row('3'),
    width: '100%',
    minHeight: '56px',
    padding: '12px 16px',
    border: 'control',
    borderRadius: 'sm',
    textAlign: 'start',
    transition: 'background .12s',
    _hover: { background: 'bg.muted' },

    '& > svg:last-child': { boxSize: '20px', color: 'fg.muted' },
    '&[aria-busy=true]': { background: 'accent.subtle', borderColor: 'accent.solid' },
  },
  variants: { filled: { true: { background: 'bg.surface' } } },
});
const Words = styled('span', { base: { flex: '1' } });
const Title = styled('b', { base: { display: 'block', textStyle: 'form', fontWeight: '600' } });
const Detail = styled('small', { base: { textStyle: 'small', color: 'fg.muted' } });

export interface ChoiceButtonProps extends Omit<ComponentProps<'button'>, 'title' | 'color'> {
  readonly title: string;
  readonly detail?: string;
  /** An icon before the text. If set, the button has the background of a field. */
  readonly mark?: ReactNode;
  /** True while the next page is loading after the press. */
  readonly busy?: boolean;
}

/** A button for one of a few ways to continue. It shows a title and a text, and is as wide as the column. */
export const ChoiceButton = ({ title, detail, mark, busy, ...rest }: ChoiceButtonProps) => (
  <Way type="button" filled={mark !== undefined} aria-busy={busy} {...rest}>
    {mark}
    <Words>
      <Title>{title}</Title>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Words>
    {busy === true ? <Spinner aria-hidden /> : <ChevronRightIcon aria-hidden />}
  </Way>
);

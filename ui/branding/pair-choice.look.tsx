import type { ComponentProps, ReactNode } from 'react';
import { row } from '../kit/looks.ts';
import { chosen } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Pair = styled('label', {
  base: {
    ...row('3'),
    minHeight: '44px',
    padding: '6px 12px',
    border: 'control',
    borderRadius: 'sm',
    cursor: 'pointer',
    '&:hover': { background: 'bg.muted' },
    '&:has(:checked)': { ...chosen, color: 'fg.default', fontWeight: '400' },
    '&:focus-within:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'focus.ring',
      outlineOffset: '2px',
    },
    '& > svg': { width: '36px', height: '22px', flexShrink: '0' },
  },
});
const Radio = styled('input', {
  base: {
    flexShrink: '0',
    boxSize: '18px',
    accentColor: 'var(--p-colors-accent-solid)',
    outline: '0',
  },
});
const Words = styled('span', { base: { flex: '1', minWidth: '0' } });
const Figures = styled('small', { base: { textStyle: 'small', whiteSpace: 'nowrap' } });
const Name = styled('b', { base: { fontWeight: '600' } });

interface PairChoiceProps extends Pick<ComponentProps<'input'>, 'checked' | 'disabled'> {
  readonly group: string;
  readonly name: string;
  readonly hex: string;
  readonly light: string;
  readonly dark: string;
  readonly figures: ReactNode;
  readonly onChoose: () => void;
}

/** Shows one color in both themes, with its contrast in each theme. */
export const PairChoice = (props: PairChoiceProps) => (
  <Pair>
    <Radio
      type="radio"
      name={props.group}
      checked={props.checked}
      disabled={props.disabled}
      onChange={props.onChoose}
    />
    <svg viewBox="0 0 36 22" aria-hidden>
      <rect width="18" height="22" fill={props.light} />
      <rect x="18" width="18" height="22" fill={props.dark} />
    </svg>
    <Words>
      <Name>{props.name}</Name> {props.hex}
    </Words>
    <Figures>{props.figures}</Figures>
  </Pair>
);

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
    '& > input': {
      flexShrink: '0',
      boxSize: '18px',
      accentColor: 'var(--p-colors-accent-solid)',
      outline: '0',
    },
    '& > svg': { width: '36px', height: '22px', flexShrink: '0' },
    '& > span': { flex: '1', minWidth: '0', '& > b': { fontWeight: '600' } },
    '& > small': { textStyle: 'small', whiteSpace: 'nowrap' },
  },
});

interface PairChoiceProps extends Pick<ComponentProps<'input'>, 'checked' | 'disabled'> {
  readonly group: string;
  readonly name: string;
  readonly hex: string;
  readonly light: string;
  readonly dark: string;
  readonly figures: ReactNode;
  readonly onChoose: () => void;
}

/** One color as it is in both themes, with what it reaches in each. */
export const PairChoice = (props: PairChoiceProps) => (
  <Pair>
    <input
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
    <span>
      <b>{props.name}</b> {props.hex}
    </span>
    <small>{props.figures}</small>
  </Pair>
);

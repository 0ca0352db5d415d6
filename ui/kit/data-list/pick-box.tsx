import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { TickBox } from '../checkbox.tsx';
import { TICK, TICKED_BOX, TICK_BOX } from '../portal-looks.ts';
import { styled } from '../styled.ts';

const Label = styled('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '24px',
    height: '32px',
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: '28px', height: '44px' },
    '& > input': TICK_BOX,
    '& > input:checked': TICKED_BOX,
    '& > svg': { ...TICK, position: 'absolute' },
    '& > input:indeterminate': {
      borderColor: 'accent.solid',
      background: 'linear-gradient(var(--p-colors-accent-solid) 0 0) center / 8px 2px no-repeat',
    },
  },
});

const setSome = (some: boolean) => (box: HTMLInputElement | null) => {
  if (box !== null) box.indeterminate = some;
};

interface PickBoxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Part of what it stands for is picked. */
  readonly some?: boolean;
  /** -1 where the row's own keys do the same. */
  readonly tabIndex?: number;
  readonly onChange: (checked: boolean) => void;
}

/** A box that picks a row; its words are heard and not seen. A press on it is no press on the row. */
export const PickBox = ({ label, checked, some, tabIndex, onChange }: PickBoxProps) => (
  <Label onClick={(event) => event.stopPropagation()}>
    <TickBox
      aria-label={label}
      tabIndex={tabIndex}
      ref={some === undefined ? undefined : setSome(some && !checked)}
      checked={checked}
      onChange={onChange}
    />
    {checked && <CheckIcon aria-hidden />}
  </Label>
);

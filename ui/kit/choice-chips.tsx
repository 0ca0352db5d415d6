import type { ComponentType, ReactNode, SVGProps } from 'react';
import { Fieldset, Legend } from './fieldset.ts';
import { controlBox, focusEdge } from './looks.ts';
import { centered, chosen, coveringBox, wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

const Chips = styled('div', {
  base: wrapping('2'),
  variants: {
    even: {
      true: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gridAutoRows: '1fr',
      },
    },
  },
});
const Chip = styled('label', {
  base: {
    position: 'relative',
    ...centered,
    ...controlBox,
    flex: '1 0 auto',
    maxWidth: 'calc(50% - 4px)',
    minHeight: '36px',
    padding: '0 12px',
    textStyle: 'label',
    cursor: 'pointer',
    '@media (pointer: coarse), (max-width: 40rem)': { minHeight: '44px' },
    '&:hover': { background: 'bg.muted' },
    '&:has(:checked)': chosen,
    '&:has(:focus-visible)': focusEdge,
    // Narrower than 27 rem, rows of four.
    '[data-short] > &': {
      flexBasis: 'clamp(0px, (27rem - 100%) * 999, 20%)',
      whiteSpace: 'nowrap',
    },
    '[data-even] > &': { maxWidth: 'none', textAlign: 'center' },
    '& > svg': { boxSize: '16px' },
    '&:has(> svg)': { display: 'flex', flex: '0 0 auto', gap: '1.5' },
  },
});
const Box = styled('input', { base: coveringBox });
const Line = styled('p', {
  base: {
    marginTop: '1.5',
    textStyle: 'small',
    color: 'fg.muted',
    '&[data-error]': { color: 'state.alarm.fg' },
  },
});

interface ChoiceChipsProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly icon?: ComponentType<SVGProps<SVGSVGElement>>;
  }[];
  readonly value: Value;
  /** True for two columns of equal boxes, for texts of different lengths. */
  readonly even?: boolean;
  /** True for short texts, which stand in one row or in rows of four. */
  readonly short?: boolean;
  /** A text about the effect of the selected option. */
  readonly help?: ReactNode;
  readonly error?: string | null;
  readonly onChange: (value: Value) => void;
}

/**
 * Buttons to select one option, all of them visible. Pressing a button selects its option, and arrow keys move between
 * options, as with radio buttons (kit README §7 "Choice chip").
 */
export const ChoiceChips = <Value extends string>(props: ChoiceChipsProps<Value>) => {
  const {
    id,
    label,
    options,
    value,
    even = false,
    short = false,
    help,
    error = null,
    onChange,
  } = props;
  return (
    <Fieldset aria-describedby={error === null ? undefined : `${id}-error`}>
      <Legend>{label}</Legend>
      <Chips even={even} data-short={short ? '' : undefined} data-even={even ? '' : undefined}>
        {options.map((option) => (
          <Chip key={option.value}>
            <Box
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <option.icon aria-hidden />}
            {option.text}
          </Chip>
        ))}
      </Chips>
      {error !== null && (
        <Line id={`${id}-error`} data-error="" role="alert">
          {error}
        </Line>
      )}
      {error === null && help !== undefined && <Line>{help}</Line>}
    </Fieldset>
  );
};

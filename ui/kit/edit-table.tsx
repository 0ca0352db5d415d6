import ChevronDownIcon from '@heroicons/react/16/solid/ChevronDownIcon';
import { type ReactNode, useId } from 'react';
import { FINGER_HIGH, inputRecipe } from './field.recipe.ts';
import { Checkbox } from './checkbox.tsx';
import { HiddenText } from './hidden-text.tsx';
import { clearOfMark, Options, SelectBox } from './select-field.tsx';
import { underFingers } from './looks.ts';
import { columnHead } from './portal-looks.ts';
import { useTypedTime } from './dates/use-typed-time.ts';
import { styled } from './styled.ts';

/** Rows become cards if the table's container is too narrow. */
const CARDS = '@container (max-width: 45.5625rem)';

const Room = styled('div', { base: { containerType: 'inline-size' } });
const Frame = styled('table', {
  base: {
    width: '100%',
    textStyle: 'body',
    '& thead th': { ...columnHead, px: '6px' },
    '& tbody th, & td': { padding: '4px 6px', borderTop: 'subtle', verticalAlign: 'top' },
    '& td[colspan]': { lineHeight: '2rem', color: 'fg.muted' },
    // Aligns read-only text with the text of inputs.
    '& td[data-text]': { lineHeight: '2rem', overflowWrap: 'anywhere' },
    '& tbody th': {
      textAlign: 'start',
      fontWeight: '600',
      whiteSpace: 'nowrap',
      lineHeight: '2rem',
    },
    '& th:first-of-type': { paddingInlineStart: '16px' },
    [CARDS]: {
      '& thead': { display: 'none' },
      '& tbody tr': {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
        padding: '8px 16px',
        borderTop: 'subtle',
      },
      '& tbody th': { gridColumn: '1 / -1', padding: '0', border: '0' },
      '& tbody th:first-of-type': { paddingInlineStart: '0' },
      '& td': { padding: '4px 8px 4px 0', border: '0' },
      '& td[data-text]': { lineHeight: 'inherit' },
      '& td[data-label]::before': {
        content: 'attr(data-label)',
        display: 'block',
        textStyle: 'caption',
        color: 'fg.muted',
      },
    },
  },
});

/** A table with inputs in its cells. If the columns do not fit, each row becomes a card. */
export const EditTable = ({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) => (
  <Room>
    <Frame aria-label={label}>{children}</Frame>
  </Room>
);

/** The style of a field in a cell: low in a table row, finger-high in a card. */
const inCell = {
  ...inputRecipe.base,
  height: '2rem',
  px: '2',
  textStyle: 'small',
  [FINGER_HIGH]: {},
  '@media (pointer: coarse)': underFingers,
  [CARDS]: { height: '2.75rem' },
};
const Input = styled('input', {
  base: inCell,
  variants: { of: { number: { width: '52px' }, time: { width: '5.5rem' } } },
});
const Select = styled('select', { base: { ...inCell, ...clearOfMark } });
const CellError = styled('small', {
  base: { display: 'block', textStyle: 'caption', color: 'state.alarm.fg' },
});

interface CellProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

const named = ({ label, error }: Pick<CellProps, 'label' | 'error'>) => ({
  'aria-label': label,
  'aria-invalid': error === null ? undefined : true,
});
const Told = ({ error }: Pick<CellProps, 'error'>) =>
  error !== null && <CellError role="alert">{error}</CellError>;

/** An input for a number in a cell, named by its row and column. */
export const TableInput = ({ value, onChange, ...cell }: CellProps) => (
  <div>
    <Input
      type="text"
      of="number"
      {...named(cell)}
      inputMode="numeric"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
    <Told error={cell.error} />
  </div>
);

/** An input for a time of day in a cell. */
export const TableTime = ({ value, onChange, ...cell }: CellProps) => {
  const { error, input } = useTypedTime({ value, onChange });
  return (
    <div>
      <Input type="text" of="time" {...named(cell)} {...input} />
      <Told error={cell.error ?? error} />
    </div>
  );
};

/** The browser's select control in a cell. */
export const TableSelect = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly onChange: (value: Value) => void;
}) => (
  <SelectBox>
    <Select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      <Options value={value} options={options} />
    </Select>
    <ChevronDownIcon aria-hidden />
  </SelectBox>
);

/** A checkbox in a cell. */
export const TableTick = ({
  label,
  ...box
}: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) => (
  <Checkbox id={useId()} {...box}>
    <HiddenText>{label}</HiddenText>
  </Checkbox>
);

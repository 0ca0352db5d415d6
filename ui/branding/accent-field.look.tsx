import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { FieldLine } from '../kit/field-frame.tsx';
import { controlBox, focusEdge, row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Field = styled('div', {
  base: { display: 'grid', gap: '1.5', gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Swatch = styled('input', {
  base: {
    flexShrink: '0',
    width: '28px',
    height: '28px',
    padding: '0',
    border: '0',
    background: 'none',
    cursor: 'pointer',
    '&::-webkit-color-swatch-wrapper': { padding: '3px' },
    '&::-webkit-color-swatch': { border: '0', borderRadius: 'xs' },
  },
});
const Box = styled('div', {
  base: {
    ...controlBox,
    ...row('6px'),
    minHeight: '40px',
    paddingInline: '8px 12px',
    '&:focus-within': focusEdge,
    '@media (max-width: 40rem), (pointer: coarse)': { minHeight: '44px' },
  },
  variants: { wrong: { true: { borderColor: 'state.alarm.solid' } } },
});
const Digits = styled('input', {
  base: {
    flex: '1',
    minWidth: '0',
    border: '0',
    outline: '0',
    background: 'none',
    textStyle: 'form',
    '&::placeholder': { color: 'fg.subtle', opacity: '1' },
  },
});
const Said = styled('span', {
  base: { ...row('6px'), textStyle: 'label', whiteSpace: 'nowrap', '& > svg': { boxSize: '16px' } },
  variants: {
    tone: { alarm: { color: 'state.alarm.fg' }, ok: { color: 'state.ok.fg' } },
  },
});

interface AccentFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | null;
  /** The validation result; null while the color is incomplete. */
  readonly verdict: 'fits' | 'refused' | null;
  readonly swatch: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A color field with its validation result. The color is typed as six hex digits or picked in the system's color picker. */
export const AccentField = (props: AccentFieldProps) => {
  const { id, label, value, error, verdict, swatch, disabled, onChange, onBlur } = props;
  const wrong = error !== null;
  return (
    <Field>
      <Box wrong={wrong}>
        <Swatch
          type="color"
          aria-label="Pick from the palette"
          value={swatch}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.value.toUpperCase())}
        />
        <Digits
          id={id}
          type="text"
          aria-label={label}
          value={value}
          spellCheck={false}
          autoComplete="off"
          placeholder="Provider default"
          readOnly={disabled}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onBlur}
        />
        {verdict !== null && (
          <Said tone={verdict === 'fits' ? 'ok' : 'alarm'}>
            {verdict === 'fits' ? <CheckIcon aria-hidden /> : <XMarkIcon aria-hidden />}
            {verdict === 'fits' ? 'Passes' : 'Fails'}
          </Said>
        )}
      </Box>
      <div aria-live="polite">
        {wrong && (
          <FieldLine id={`${id}-error`} error>
            {error}
          </FieldLine>
        )}
      </div>
    </Field>
  );
};

import XMarkIcon from '@heroicons/react/16/solid/XMarkIcon';
import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import type { ComponentProps, ReactNode } from 'react';
import { FieldLine } from './field-frame.tsx';
import { chosen } from './portal-looks.ts';
import { controlBox, focusEdge, row } from './looks.ts';
import { styled } from './styled.ts';

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
    '& input[type=text]': {
      flex: '1',
      minWidth: '0',
      border: '0',
      outline: '0',
      background: 'none',
      textStyle: 'form',
    },
    '& input[type=text]::placeholder': { color: 'fg.subtle', opacity: '1' },
    '@media (max-width: 640px), (pointer: coarse)': { minHeight: '44px' },
  },
  variants: { wrong: { true: { borderColor: 'state.alarm.solid' } } },
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
  /** What was found: null where nothing whole is typed. */
  readonly verdict: 'fits' | 'refused' | null;
  readonly swatch: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** A color by its six digits or by the picker of the system, with what became of it. */
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
        <input
          id={id}
          type="text"
          aria-label={label}
          value={value}
          spellCheck={false}
          autoComplete="off"
          placeholder="The provider’s own"
          readOnly={disabled}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-error` : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onBlur}
        />
        {verdict !== null && (
          <Said tone={verdict === 'fits' ? 'ok' : 'alarm'}>
            {verdict === 'fits' ? <CheckIcon aria-hidden /> : <XMarkIcon aria-hidden />}
            {verdict === 'fits' ? 'Passes' : 'Refused'}
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

const Bar = styled('div', {
  base: {
    display: 'grid',
    gap: '1',
    textStyle: 'small',
    color: 'fg.muted',
    '& > svg': { width: '100%', maxWidth: '460px', height: 'auto', overflow: 'visible' },
    '& [data-tone=plain]': { fill: 'fg.default' },
    '& [data-tone=alarm]': { fill: 'state.alarm.solid' },
    '& text': { fontSize: '12px', fontWeight: '600', fill: 'fg.default' },
  },
});

export interface HueMark {
  readonly label: string;
  /** Degrees. */
  readonly hue: number;
  readonly tone: 'plain' | 'alarm';
}

/** The circle of hues as a bar: those kept for states are faint, marks stand where colors are. */
export const HueBar = ({
  colors,
  marks,
  note,
}: {
  /** Equal steps round the circle; `kept` ones belong to the states. */
  readonly colors: readonly { readonly color: string; readonly kept: boolean }[];
  readonly marks: readonly HueMark[];
  readonly note: string;
}) => {
  const step = 360 / colors.length;
  return (
    <Bar>
      <svg viewBox="0 0 360 32" shapeRendering="crispEdges" aria-hidden>
        {colors.map(({ color, kept }, at) => (
          <rect
            key={at}
            x={at * step}
            y={16}
            width={step}
            height={13}
            fill={color}
            opacity={kept ? 0.16 : 1}
          />
        ))}
        {marks.map(({ label, hue, tone }) => (
          <g key={label}>
            <rect x={hue - 1} y={13} width={2} height={19} data-tone={tone} />
            <text
              x={Math.min(Math.max(hue, 4), 356)}
              y={10}
              textAnchor={hue < 40 ? 'start' : hue > 320 ? 'end' : 'middle'}
            >
              {label}
            </text>
          </g>
        ))}
      </svg>
      <p>{note}</p>
    </Bar>
  );
};

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

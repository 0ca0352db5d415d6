import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import type { ComponentType, SVGProps } from 'react';
import { controlBox, focusEdge } from './looks.ts';
import { centered, fieldset, wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

const Frame = styled('fieldset', {
  base: {
    ...fieldset,
    '& > p': { display: 'flex', gap: '1.5', marginTop: '1.5', textStyle: 'small' },
    '& > [data-ends]': { justifyContent: 'space-between', color: 'fg.muted' },
    '& > [data-error]': {
      color: 'state.alarm.fg',
      '& > svg': { boxSize: '16px', color: 'state.alarm.solid' },
    },
  },
});
const Segments = styled('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    ...controlBox,
    overflow: 'hidden',
    '&:focus-within': focusEdge,
    '& > label': {
      position: 'relative',
      ...centered,
      height: '40px',
      px: '3',
      textStyle: 'label',
      color: 'fg.muted',
      cursor: 'pointer',
      '@media (pointer: coarse)': { height: '44px' },
      '&:hover': { background: 'bg.muted' },
      '&:has(:checked)': { background: 'accent.subtle', color: 'accent.fg' },
      '& + label': { borderInlineStart: 'control' },
    },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
  },
});

export interface SegmentFieldProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly name?: string;
  }[];
  /** Null while nothing is chosen. */
  readonly value: Value | null;
  /** What the first and the last mean, under the row. */
  readonly ends?: readonly [string, string];
  readonly error?: string | null;
  readonly onChange: (value: Value) => void;
}

/** A few choices side by side, one of them taken; arrows move between them, as between all radio buttons. */
export const SegmentField = <Value extends string>(props: SegmentFieldProps<Value>) => {
  const { id, label, options, value, ends, error, onChange } = props;
  return (
    <Frame aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      <Segments>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              aria-label={option.name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span aria-hidden={option.name === undefined ? undefined : true}>{option.text}</span>
          </label>
        ))}
      </Segments>
      {ends !== undefined && (
        <p data-ends="" aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </p>
      )}
      {error && (
        <p id={`${id}-error`} data-error="" role="alert">
          <ExclamationCircleIcon aria-hidden />
          <span>{error}</span>
        </p>
      )}
    </Frame>
  );
};

const IconFrame = styled('fieldset', { base: { ...fieldset, '& > div': wrapping('1.5') } });
const Choice = styled('label', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '32px',
    height: '40px',
    color: 'fg.muted',
    cursor: 'pointer',
    '@media (pointer: coarse)': { boxSize: '44px' },
    '& > input': {
      appearance: 'none',
      position: 'absolute',
      inset: '4px 0',
      border: 'control',
      borderRadius: 'sm',
      cursor: 'inherit',
    },
    '& > input:checked': {
      borderWidth: '2px',
      borderColor: 'accent.solid',
      background: 'accent.subtle',
    },
    '& > svg': { position: 'relative', boxSize: '20px', pointerEvents: 'none' },
    '&:has(> input:checked)': { color: 'accent.fg' },
  },
});

interface IconChoiceFieldProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  }[];
  readonly value: string;
  readonly onChange: (value: Value) => void;
}

/** One of a few drawings, each named by a word. */
export const IconChoiceField = <Value extends string>(props: IconChoiceFieldProps<Value>) => (
  <IconFrame>
    <legend>{props.label}</legend>
    <div>
      {props.options.map(({ value, text, icon: Icon }) => (
        <Choice key={value} title={text}>
          <input
            type="radio"
            name={props.id}
            aria-label={text}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <Icon aria-hidden />
        </Choice>
      ))}
    </div>
  </IconFrame>
);

import type { ComponentType, SVGProps } from 'react';
import { controlBox, focusEdge } from './looks.ts';
import { centered, chosen, fieldset, wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

const Frame = styled('fieldset', {
  base: {
    ...fieldset,
    '& > div': wrapping('2'),
    '& > p': {
      marginTop: '1.5',
      textStyle: 'small',
      color: 'fg.muted',
      '& b': { color: 'fg.default' },
    },
    '& > [data-error]': { color: 'state.alarm.fg' },
    '& label': {
      position: 'relative',
      ...centered,
      ...controlBox,
      flex: '1 0 auto',
      maxWidth: 'calc(50% - 4px)',
      minHeight: '36px',
      padding: '0 12px',
      textStyle: 'label',
      cursor: 'pointer',
      '@media (pointer: coarse), (max-width: 640px)': { minHeight: '44px' },
      '&:hover': { background: 'bg.muted' },
      '&:has(:checked)': chosen,
      '&:has(:focus-visible)': focusEdge,
    },
    '& label > svg': { boxSize: '16px' },
    '& label:has(> svg)': { display: 'flex', flex: '0 0 auto', gap: '1.5' },
    '& input': { position: 'absolute', inset: '0', opacity: '0', cursor: 'inherit' },
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
  /** What the choice comes to. */
  readonly help?: React.ReactNode;
  readonly error?: string | null;
  readonly onChange: (value: Value) => void;
}

/** One of some choices, all in sight, taken by one press; arrows move between them, as between all radio buttons (kit README §7 "Choice chip"). */
export const ChoiceChips = <Value extends string>(props: ChoiceChipsProps<Value>) => {
  const { id, label, options, value, help, error = null, onChange } = props;
  return (
    <Frame aria-describedby={error === null ? undefined : `${id}-error`}>
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon !== undefined && <option.icon aria-hidden />}
            {option.text}
          </label>
        ))}
      </div>
      {error !== null && (
        <p id={`${id}-error`} data-error="" role="alert">
          {error}
        </p>
      )}
      {error === null && help !== undefined && <p>{help}</p>}
    </Frame>
  );
};

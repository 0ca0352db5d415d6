import type { ComponentType, SVGProps } from 'react';
import { fieldset, wrapping } from './portal-looks.ts';
import { styled } from './styled.ts';

const Frame = styled('fieldset', { base: { ...fieldset, '& > div': wrapping('1.5') } });
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

/** One of a few drawings, each named by a word. */
export const IconChoiceField = <Value extends string>({
  id,
  label,
  options,
  value,
  onChange,
}: {
  readonly id: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  }[];
  readonly value: string;
  readonly onChange: (value: Value) => void;
}) => (
  <Frame>
    <legend>{label}</legend>
    <div>
      {options.map(({ value: own, text, icon: Icon }) => (
        <Choice key={own} title={text}>
          <input
            type="radio"
            name={id}
            aria-label={text}
            checked={value === own}
            onChange={() => onChange(own)}
          />
          <Icon aria-hidden />
        </Choice>
      ))}
    </div>
  </Frame>
);

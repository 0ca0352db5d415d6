import type { ComponentType, SVGProps } from 'react';
import { Fieldset, Legend } from '../kit/fieldset.ts';
import { wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Icons = styled('div', { base: wrapping('1.5') });

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

    '& > svg': { position: 'relative', boxSize: '20px', pointerEvents: 'none' },
    '&:has(> :checked)': { color: 'accent.fg' },
  },
});

const ChoiceBox = styled('input', {
  base: {
    appearance: 'none',
    position: 'absolute',
    inset: '4px 0',
    border: 'control',
    borderRadius: 'sm',
    cursor: 'inherit',
    '&:checked': { borderWidth: '2px', borderColor: 'accent.solid', background: 'accent.subtle' },
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

/** A field for choosing one of a few named icons. */
export const IconChoiceField = <Value extends string>(props: IconChoiceFieldProps<Value>) => (
  <Fieldset>
    <Legend>{props.label}</Legend>
    <Icons>
      {props.options.map(({ value, text, icon: Icon }) => (
        <Choice key={value} title={text}>
          <ChoiceBox
            type="radio"
            name={props.id}
            aria-label={text}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <Icon aria-hidden />
        </Choice>
      ))}
    </Icons>
  </Fieldset>
);

import type { ComponentProps } from 'react';
import type { CalendarProps } from './calendar.tsx';
import { DayBox } from './day-box.tsx';
import { inputRecipe } from '../field.recipe.ts';
import { underFingers } from '../looks.ts';
import { styled } from '../styled.ts';
import type { TypedDay } from './use-typed-day.ts';

const Input = styled('input', {
  base: { ...inputRecipe.base, paddingInlineEnd: '44px' },
  variants: {
    /** Small, like every control in a card's header. */
    inCard: {
      true: {
        height: '2rem',
        width: '9.25rem',
        px: '8px',
        paddingInlineEnd: '38px',
        textStyle: 'small',
        '@media (max-width: 40rem), (pointer: coarse)': { height: '2rem' },
        '@media (pointer: coarse)': {
          height: '2.75rem',
          width: '10.75rem',
          paddingInlineEnd: '44px',
          ...underFingers,
        },
      },
    },
  },
});

interface DayInputProps
  extends Omit<CalendarProps, 'onChoose'>, Omit<ComponentProps<typeof Input>, keyof CalendarProps> {
  readonly typed: TypedDay;
  /** The name of the field, which also names the calendar. */
  readonly label: string;
}

/** An input for a day with its calendar button. */
export const DayInput = ({ typed, label, value, min, max, ...input }: DayInputProps) => (
  <DayBox
    label={label}
    value={typed.isUnread ? '' : value}
    min={min}
    max={max}
    disabled={input.disabled}
    onChoose={typed.choose}
  >
    <Input
      type="text"
      placeholder="mm/dd/yyyy"
      autoComplete="off"
      spellCheck={false}
      {...input}
      {...typed.input}
    />
  </DayBox>
);

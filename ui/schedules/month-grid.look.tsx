import type { ComponentType, SVGProps } from 'react';
import { HiddenText } from '../kit/hidden-text.tsx';
import { styled } from '../kit/styled.ts';

const Frame = styled('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    '& th': {
      height: '2rem',
      textStyle: 'caption',
      fontWeight: '600',
      color: 'fg.muted',
      background: 'bg.subtle',
    },
    '& td': {
      height: '4rem',
      borderTop: 'subtle',
      borderInlineStart: 'subtle',
      verticalAlign: 'top',
      '&:first-of-type': { borderInlineStart: '0' },
    },
    '& [data-day]': {
      display: 'grid',
      alignContent: 'start',
      gap: '2px',
      width: '100%',
      height: '100%',
      minHeight: '63px',
      padding: '6px 8px',
      textAlign: 'start',
      overflow: 'hidden',
      '&:hover': { background: 'bg.muted' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-pressed=true]': { boxShadow: 'inset 0 0 0 2px var(--p-colors-accent-solid)' },
      '& > [data-number]': { textStyle: 'caption', fontWeight: '600' },
      '& > [data-line]': {
        textStyle: 'caption',
        color: 'fg.muted',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
      '& svg': { display: 'inline-block', boxSize: '16px', verticalAlign: '-3px' },
    },
    '& td[data-beyond] > [data-day]': { color: 'fg.subtle' },
    '& td[data-today] > [data-day] > [data-number]': {
      justifySelf: 'start',
      paddingInline: '6px',
      marginInlineStart: '-6px',
      borderRadius: 'sm',
      background: 'accent.solid',
      color: 'accent.on',
    },
    '& td[data-tone=info]': {
      background: 'state.info.subtle',
      '& > [data-day] > [data-line]': { color: 'state.info.fg' },
    },
    '& td[data-tone=neutral]': { background: 'state.neutral.subtle' },
    '@media (max-width: 40rem)': {
      '& td, & [data-day]': { minHeight: '52px', height: '3.25rem' },
      '& [data-day]': { padding: '4px 6px' },
      '& [data-hours]': { display: 'none' },
    },
  },
});

export interface MonthDay {
  /** The date, such as `2026-03-12`. */
  readonly day: string;
  readonly number: number;
  /** True for a day of the previous or next month. */
  readonly beyond: boolean;
  readonly today: boolean;
  readonly hours: string;
  /** The layer that makes the day an exception; null for a normal day. */
  readonly mark: {
    readonly word: string;
    readonly tone: 'info' | 'neutral';
    readonly icon: ComponentType<SVGProps<SVGSVGElement>>;
  } | null;
  /** The content of the day as text for screen readers. */
  readonly words: string;
}

/** A month as weeks, with marked exceptions. Pressing a day selects it. */
export const MonthGrid = ({
  label,
  weekdays,
  weeks,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly weekdays: readonly string[];
  readonly weeks: readonly (readonly MonthDay[])[];
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}) => (
  <Frame aria-label={label}>
    <thead>
      <tr>
        {weekdays.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeks.map((days) => (
        <tr key={days[0]?.day}>
          {days.map(({ day, number, beyond, today, hours, mark, words }) => (
            <td
              key={day}
              data-beyond={beyond ? '' : undefined}
              data-today={today ? '' : undefined}
              data-tone={mark?.tone}
            >
              <button
                type="button"
                data-day=""
                aria-pressed={day === chosen}
                onClick={() => onChoose(day)}
              >
                <b data-number="" aria-hidden>
                  {number}
                </b>
                <HiddenText>{words}</HiddenText>
                <span data-line="" data-hours="" aria-hidden>
                  {hours}
                </span>
                {mark !== null && (
                  <span data-line="" aria-hidden>
                    <mark.icon /> <span data-hours="">{mark.word}</span>
                  </span>
                )}
              </button>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </Frame>
);

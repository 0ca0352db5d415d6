import type { ReactNode } from 'react';
import { retyped, typedAs, typedWall } from '#core/kernel/typed-time.rule.ts';
import { typedZone } from '../kit/format-time.ts';
import { SegmentField } from '../kit/segment-field.tsx';
import { DateTimeField } from './date-time-field.tsx';
import type { BoundField } from './form-state.ts';
import { typedTimeChoice } from './typed-time-choice.ts';

/** The time zone of a typed time, with the current time. */
export interface ClocksOf {
  readonly now: string;
  readonly timeZone: string;
}

interface Props extends Omit<BoundField<string>, 'onBlur' | 'error'> {
  readonly label: string;
  readonly clocks: ClocksOf;
  readonly error?: string | null;
  readonly onBlur?: () => void;
  readonly help?: ReactNode;
}

/**
 * A date-time field in a site's time zone, which the label names. If the clocks repeat a time, the field asks which of the
 * two times is meant; if the clocks skip a time, the field refuses it (domain guide 5.4).
 */
export const LocalTimeField = ({ clocks, error, label, onChange, value, ...field }: Props) => {
  const { fault, options, which } = typedTimeChoice(value, clocks.timeZone);
  return (
    <>
      <DateTimeField
        {...field}
        label={`${label} (${typedZone(value, clocks.now, clocks.timeZone)})`}
        value={typedWall(value)}
        error={fault ?? error ?? null}
        onChange={(wall) => onChange(retyped(value, wall, clocks.timeZone))}
      />
      {which !== null && (
        <SegmentField
          id={`${field.id}-which`}
          label="This time occurs twice that day"
          options={options}
          value={which}
          onChange={(wanted) => onChange(typedAs(value, wanted))}
        />
      )}
    </>
  );
};

interface SpanProps {
  readonly clocks: ClocksOf;
  readonly from: Omit<Props, 'clocks' | 'label'>;
  readonly to: Omit<Props, 'clocks' | 'label'>;
  readonly labels?: readonly [from: string, to: string];
}

/** Two fields for the start and end of a period, in one time zone. */
export const SpanFields = ({ clocks, from, labels = ['From', 'Until'], to }: SpanProps) => (
  <>
    <LocalTimeField {...from} clocks={clocks} label={labels[0]} />
    <LocalTimeField {...to} clocks={clocks} label={labels[1]} />
  </>
);

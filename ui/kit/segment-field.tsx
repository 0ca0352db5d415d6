import ExclamationCircleIcon from '@heroicons/react/16/solid/ExclamationCircleIcon';
import { Fieldset, Legend } from './fieldset.ts';
import { controlBox, focusEdge } from './looks.ts';
import { centered, chosenFill, coveringBox } from './portal-looks.ts';
import { styled } from './styled.ts';

const Ends = styled('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '1.5',
    marginTop: '1.5',
    textStyle: 'small',
    color: 'fg.muted',
  },
});
const Problem = styled('p', {
  base: {
    display: 'flex',
    gap: '1.5',
    marginTop: '1.5',
    textStyle: 'small',
    color: 'state.alarm.fg',
    '& > svg': { boxSize: '16px', color: 'state.alarm.solid' },
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
  },
});
const Segment = styled('label', {
  base: {
    position: 'relative',
    ...centered,
    height: '2.5rem',
    px: '3',
    textStyle: 'label',
    color: 'fg.muted',
    cursor: 'pointer',
    '@media (pointer: coarse)': { height: '2.75rem' },
    '&:hover': { background: 'bg.muted' },
    '&:has(:checked)': chosenFill,
    '&:not(:first-child)': { borderInlineStart: 'control' },
  },
});
const Box = styled('input', { base: coveringBox });

export interface SegmentFieldProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly text: string;
    readonly name?: string;
  }[];
  /** Null while no option is selected. */
  readonly value: Value | null;
  /** Labels of the first and last option, below the row. */
  readonly ends?: readonly [string, string];
  /** What the selected option means. */
  readonly help?: string;
  readonly error?: string | null;
  readonly onChange: (value: Value) => void;
}

/** A field with a few options side by side. Arrow keys move between options, as with radio buttons. */
export const SegmentField = <Value extends string>(props: SegmentFieldProps<Value>) => {
  const { id, label, options, value, ends, help, error, onChange } = props;
  const described = error ? `${id}-error` : help === undefined ? undefined : `${id}-help`;
  return (
    <Fieldset aria-describedby={described}>
      <Legend>{label}</Legend>
      <Segments>
        {options.map((option) => (
          <Segment key={option.value}>
            <Box
              type="radio"
              name={id}
              value={option.value}
              aria-label={option.name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span aria-hidden={option.name === undefined ? undefined : true}>{option.text}</span>
          </Segment>
        ))}
      </Segments>
      {ends !== undefined && (
        <Ends aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </Ends>
      )}
      {help !== undefined && <Ends id={`${id}-help`}>{help}</Ends>}
      {error && (
        <Problem id={`${id}-error`} role="alert">
          <ExclamationCircleIcon aria-hidden />
          <span>{error}</span>
        </Problem>
      )}
    </Fieldset>
  );
};

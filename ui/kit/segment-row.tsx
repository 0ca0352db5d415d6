import { controlBox, focusEdge } from './looks.ts';
import { centered, chosenFill, coveringBox, sideways } from './portal-looks.ts';
import { styled } from './styled.ts';

const Frame = styled('div', {
  base: {
    display: 'flex',
    maxWidth: '100%',
    ...controlBox,
    ...sideways,
    '&:has(:focus-visible)': focusEdge,
  },
});
const Segment = styled('label', {
  base: {
    position: 'relative',
    ...centered,
    flex: '1 0 auto',
    height: '1.875rem',
    px: '3',
    textStyle: 'small',
    color: 'fg.muted',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    '@media (pointer: coarse)': { height: '2.75rem' },
    '&:hover': { background: 'bg.muted' },
    '&:has(:checked)': { ...chosenFill, fontWeight: '600' },
    '&:not(:first-child)': { borderInlineStart: 'control' },
  },
  variants: {
    size: {
      md: { height: '2.375rem', '@media (pointer: coarse)': { height: '2.625rem' } },
    },
  },
});
const Box = styled('input', { base: coveringBox });

interface SegmentRowProps<Value extends string> {
  /** The accessible name, not visible because the options are self-explanatory. */
  readonly label: string;
  readonly name: string;
  /** `md` beside buttons of the usual height. */
  readonly size?: 'md';
  readonly options: readonly { readonly value: Value; readonly text: string }[];
  readonly value: NoInfer<Value>;
  readonly onChange: (value: Value) => void;
}

/** Options side by side in a card's header, to select a view of the card. Arrow keys move between options. */
export const SegmentRow = <Value extends string>(props: SegmentRowProps<Value>) => (
  <Frame role="radiogroup" aria-label={props.label}>
    {props.options.map(({ value, text }) => (
      <Segment key={value} size={props.size}>
        <Box
          type="radio"
          name={props.name}
          checked={value === props.value}
          onChange={() => props.onChange(value)}
        />
        {text}
      </Segment>
    ))}
  </Frame>
);

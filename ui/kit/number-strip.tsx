import { row } from './looks.ts';
import { styled } from './styled.ts';

const Strip = styled('div', {
  base: {
    display: 'grid',
    gap: '4px',
    '& > [data-cells]': {
      display: 'flex',
      alignItems: 'flex-end',
      gap: '1px',
      height: '20px',
      borderBottom: '1px solid',
      borderColor: 'border.control',
      '& > i': { flex: '1 1 0', height: '0', background: 'accent.solid', opacity: '0.75' },
      '& > i[data-fill="1"]': { height: '6px' },
      '& > i[data-fill="2"]': { height: '12px' },
      '& > i[data-fill="3"]': { height: '18px' },
      '& > i[data-reserved]': {
        height: '18px',
        opacity: '1',
        background: 'transparent',
        borderTop: '1px dashed',
        borderColor: 'border.control',
      },
    },
    '& > [data-ends]': {
      ...row('2'),
      justifyContent: 'space-between',
      textStyle: 'caption',
      color: 'fg.muted',
    },
  },
});
const Key = styled('p', {
  base: {
    ...row('16px'),
    flexWrap: 'wrap',
    textStyle: 'small',
    color: 'fg.muted',
    '& > span': { ...row('6px') },
    '& i': { boxSize: '10px', border: '1px solid', borderColor: 'border.control' },
    '& i[data-used]': { background: 'accent.solid', borderColor: 'accent.solid' },
    '& i[data-reserved]': { borderStyle: 'dashed' },
  },
});

interface Figures {
  readonly used: number;
  readonly free: number;
  readonly reserved: number;
}

interface NumberStripProps extends Figures {
  readonly first: string;
  readonly last: string;
  readonly cells: readonly Figures[];
  /** Who keeps the reserved ones. */
  readonly keeper: string;
}

const fillOf = ({ free, reserved, used }: Figures): number =>
  Math.ceil((3 * used) / Math.max(1, used + free + reserved));

/** How a block of numbers is used, part by part, with the same in figures below it. */
export const NumberStrip = (block: NumberStripProps) => (
  <div>
    <Strip aria-hidden>
      <div data-cells="">
        {block.cells.map((cell, at) => (
          <i
            key={at}
            data-fill={fillOf(cell)}
            data-reserved={cell.used === 0 && cell.reserved > 0 ? '' : undefined}
          />
        ))}
      </div>
      <div data-ends="">
        <span>{block.first}</span>
        <span>{block.last}</span>
      </div>
    </Strip>
    <Key>
      <span>
        <i aria-hidden data-used="" />
        {`${block.used.toLocaleString('en-US')} used`}
      </span>
      <span>
        <i aria-hidden />
        {`${block.free.toLocaleString('en-US')} free`}
      </span>
      {block.reserved > 0 && (
        <span>
          <i aria-hidden data-reserved="" />
          {`${block.reserved.toLocaleString('en-US')} reserved by ${block.keeper}`}
        </span>
      )}
    </Key>
  </div>
);

/** A field with its state in words at its end, and a press beside it. */
export const FieldBeside = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    alignItems: 'start',
    '@media (min-width: 641px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      // The press stands beside the control, below the label.
      '& > :last-child': { marginTop: '26px' },
    },
  },
});

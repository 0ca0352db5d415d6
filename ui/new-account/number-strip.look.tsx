import { grouped } from '#core/kernel/counted.rule.ts';
import { row } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Strip = styled('div', {
  base: {
    display: 'grid',
    gap: '4px',
  },
});

const Cells = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    gap: '1px',
    height: '20px',
    borderBottom: '1px solid',
    borderColor: 'border.control',
  },
});

const Ends = styled('div', {
  base: { ...row('2'), justifyContent: 'space-between', textStyle: 'caption', color: 'fg.muted' },
});

const Cell = styled('i', {
  base: {
    flex: '1 1 0',
    height: '0',
    background: 'accent.solid',
    opacity: '0.75',
    '&[data-fill="1"]': { height: '6px' },
    '&[data-fill="2"]': { height: '12px' },
    '&[data-fill="3"]': { height: '18px' },
    '&[data-reserved]': {
      height: '18px',
      opacity: '1',
      background: 'transparent',
      borderTop: '1px dashed',
      borderColor: 'border.control',
    },
  },
});

const Key = styled('p', {
  base: {
    ...row('16px'),
    flexWrap: 'wrap',
    textStyle: 'small',
    color: 'fg.muted',
  },
});

const Entry = styled('span', { base: row('6px') });

const Fill = styled('i', {
  base: {
    boxSize: '10px',
    border: '1px solid',
    borderColor: 'border.control',
    '&[data-used]': { background: 'accent.solid', borderColor: 'accent.solid' },
    '&[data-reserved]': { borderStyle: 'dashed' },
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
  /** The holder of the reserved numbers. */
  readonly keeper: string;
}

const fillOf = ({ free, reserved, used }: Figures): number =>
  Math.ceil((3 * used) / Math.max(1, used + free + reserved));

/** A strip with the used, reserved and free numbers of a block, and the counts below. */
export const NumberStrip = (block: NumberStripProps) => (
  <div>
    <Strip aria-hidden>
      <Cells>
        {block.cells.map((cell, at) => (
          <Cell
            key={at}
            data-fill={fillOf(cell)}
            data-reserved={cell.used === 0 && cell.reserved > 0 ? '' : undefined}
          />
        ))}
      </Cells>
      <Ends>
        <span>{block.first}</span>
        <span>{block.last}</span>
      </Ends>
    </Strip>
    <Key>
      <Entry>
        <Fill aria-hidden data-used="" />
        {`${grouped(block.used)} used`}
      </Entry>
      <Entry>
        <Fill aria-hidden />
        {`${grouped(block.free)} free`}
      </Entry>
      {block.reserved > 0 && (
        <Entry>
          <Fill aria-hidden data-reserved="" />
          {`${grouped(block.reserved)} reserved by ${block.keeper}`}
        </Entry>
      )}
    </Key>
  </div>
);

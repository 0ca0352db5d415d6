import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { HiddenText } from './hidden-text.tsx';
import { styled } from './styled.ts';

const Frame = styled('ol', {
  base: {
    border: 'default',
    borderRadius: 'sm',
    overflow: 'hidden',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '20px 84px minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: '2',
      minHeight: '40px',
      padding: '6px 12px',
      color: 'fg.muted',
      '& + li': { borderTop: 'subtle' },
      '& > svg': { boxSize: '16px', color: 'state.info.fg' },
      '& > span': { gridColumn: '2' },
      '& > b': { gridColumn: '3', fontWeight: '400', overflowWrap: 'anywhere' },
      '&[data-decides]': {
        background: 'state.info.subtle',
        color: 'fg.default',
        '& > span': { fontWeight: '600' },
      },
    },
  },
});

/** One layer: what it says, whether it decides, and whether another one above it does. */
export interface LayerLine {
  readonly name: string;
  readonly says: string;
  readonly state: 'decides' | 'overruled' | 'silent';
}

/** Layers of which the upper one decides: that one is ticked, the overruled are struck through. */
export const LayerList = ({
  label,
  lines,
}: {
  readonly label: string;
  readonly lines: readonly LayerLine[];
}) => (
  <Frame aria-label={label}>
    {lines.map(({ name, says, state }) => (
      <li key={name} data-decides={state === 'decides' ? '' : undefined}>
        {state === 'decides' && <CheckIcon aria-hidden />}
        <span>{name}</span>
        <b>
          {state === 'overruled' ? <s>{says}</s> : says}
          {state === 'decides' && <HiddenText>, decides</HiddenText>}
          {state === 'overruled' && <HiddenText>, overruled</HiddenText>}
        </b>
      </li>
    ))}
  </Frame>
);

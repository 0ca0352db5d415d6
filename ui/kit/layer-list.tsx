import CheckIcon from '@heroicons/react/16/solid/CheckIcon';
import { HiddenText } from './hidden-text.tsx';
import { styled } from './styled.ts';

const Frame = styled('ol', {
  base: {
    border: 'default',
    borderRadius: 'sm',
    overflow: 'hidden',
  },
});
const Layer = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px 84px minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: '2',
    minHeight: '40px',
    padding: '6px 12px',
    color: 'fg.muted',
    '&:not(:first-child)': { borderTop: 'subtle' },
    '& > svg': { boxSize: '16px', color: 'state.info.fg' },
    '&[data-decides]': {
      background: 'state.info.subtle',
      color: 'fg.default',
    },
  },
});
const Name = styled('span', {
  base: { gridColumn: '2', '[data-decides] > &': { fontWeight: '600' } },
});
const Says = styled('b', {
  base: { gridColumn: '3', fontWeight: '400', overflowWrap: 'anywhere' },
});

/** A layer of rules: its text, whether this layer decides, and whether a higher layer overrules it. */
export interface LayerLine {
  readonly name: string;
  readonly says: string;
  readonly state: 'decides' | 'overruled' | 'silent';
}

/**
 * Lists layers of rules, of which the highest decides. The deciding layer has a check mark; the text of an overruled layer
 * is struck through.
 */
export const LayerList = ({
  label,
  lines,
}: {
  readonly label: string;
  readonly lines: readonly LayerLine[];
}) => (
  <Frame aria-label={label}>
    {lines.map(({ name, says, state }) => (
      <Layer key={name} data-decides={state === 'decides' ? '' : undefined}>
        {state === 'decides' && <CheckIcon aria-hidden />}
        <Name>{name}</Name>
        <Says>
          {state === 'overruled' ? <s>{says}</s> : says}
          {state === 'decides' && <HiddenText>, decides</HiddenText>}
          {state === 'overruled' && <HiddenText>, overruled</HiddenText>}
        </Says>
      </Layer>
    ))}
  </Frame>
);

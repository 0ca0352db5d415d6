import type { ReactNode } from 'react';
import { cardBox, row } from '../kit/looks.ts';
import { chosen, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const List = styled('nav', {
  base: {
    '& [data-tile]': {
      ...row('3'),
      ...cardBox,
      minHeight: '64px',
      padding: '10px 16px',
      color: 'fg.default',
      '& > svg': { boxSize: '24px', color: 'fg.muted', flexShrink: '0' },
    },
    '& [data-tile=link]': { border: 'control', '&:hover': { background: 'bg.muted' } },
    '& [data-tile][aria-current=true]': {
      ...chosen,
      '@media (forced-colors: active)': { outline: '2px solid', outlineColor: 'accent.solid' },
      fontWeight: '400',
      boxShadow: 'inset 0 -3px 0 var(--p-colors-accent-solid)',
      '& > svg': { color: 'accent.fg' },
    },
  },
});
const Words = styled('span', { base: { minWidth: '0', overflowWrap: 'anywhere' } });
const Name = styled('b', { base: { display: 'block', textStyle: 'form', fontWeight: '600' } });
const Note = styled('small', { base: { textStyle: 'small', color: 'fg.muted' } });
const States = styled('div', {
  base: { ...wrapping('6px'), marginInlineStart: 'auto', justifyContent: 'flex-end' },
});
const Tiles = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(21.25rem, 100%), 1fr))',
    gap: '3',
  },
});

interface DeviceTile {
  readonly key: number;
  readonly icon: ReactNode;
  readonly name: string;
  readonly note: string;
  /** Badges for the device's states. */
  readonly states: ReactNode;
}

interface DeviceTilesProps {
  readonly label: string;
  readonly tiles: readonly DeviceTile[];
  /** Wraps the content of a tile in a link with `data-tile="link"`. A single tile has no link. */
  readonly link: (key: number, tile: ReactNode) => ReactNode;
}

/** The devices of a site as tiles that act as tabs, each with state badges (ui README "Panel info"). */
export const DeviceTiles = ({ label, tiles, link }: DeviceTilesProps) => (
  <List aria-label={label}>
    <Tiles>
      {tiles.map(({ key, icon, name, note, states }) => {
        const shown = (
          <>
            {icon}
            <Words>
              <Name>{name}</Name>
              <Note>{note}</Note>
            </Words>
            <States>{states}</States>
          </>
        );
        return (
          <li key={key}>{tiles.length > 1 ? link(key, shown) : <div data-tile="">{shown}</div>}</li>
        );
      })}
    </Tiles>
  </List>
);

import { memo } from 'react';
import { controlBox } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const Grid = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
    gap: '2',
    marginTop: '3',
    '& > [data-drawing]': { contentVisibility: 'auto', containIntrinsicSize: 'auto 92px' },
    '& [data-press]': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '2',
      width: '100%',
      height: '92px',
      padding: '2',
      ...controlBox,
      textStyle: 'caption',
      overflowWrap: 'anywhere',
      '&:hover': { background: 'bg.muted' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& svg': { boxSize: '24px', fill: 'none', stroke: 'currentcolor' },
    '&[data-look=filled] svg': { fill: 'currentcolor', stroke: 'none' },
  },
});

/** An icon on a 24-unit grid. */
export interface Drawing {
  readonly name: string;
  readonly paths: readonly (string | readonly [string])[];
}

const Picture = memo(({ paths }: Pick<Drawing, 'paths'>) => (
  <svg
    viewBox="0 0 24 24"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {paths.map((path) =>
      typeof path === 'string' ? (
        <path key={path} d={path} />
      ) : (
        <path key={path[0]} d={path[0]} fillRule="evenodd" clipRule="evenodd" />
      ),
    )}
  </svg>
));

interface DrawingGridProps {
  readonly drawings: readonly Drawing[];
  /** The drawing pressed last and what is shown below it instead of its name; null for none. */
  readonly told: { readonly name: string; readonly text: string } | null;
  readonly look: 'outline' | 'filled';
  /** The verb of the accessible label, before the icon's name. */
  readonly verb: string;
  readonly onPress: (name: string) => void;
}

/** A grid of icon buttons with names. The browser lays out only buttons in view. */
export const DrawingGrid = ({ drawings, told, look, verb, onPress }: DrawingGridProps) => (
  <Grid data-look={look}>
    {drawings.map(({ name, paths }) => (
      <li key={name} data-drawing="">
        <button type="button" data-press="" title={`${verb} ${name}`} onClick={() => onPress(name)}>
          <Picture paths={paths} />
          {told?.name === name ? told.text : name}
        </button>
      </li>
    ))}
  </Grid>
);

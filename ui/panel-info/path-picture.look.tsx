import type { ReactNode } from 'react';
import { column, wrapping } from '../kit/portal-looks.ts';
import { styled } from '../kit/styled.ts';

const Picture = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(88px, 22%) minmax(0, 1fr) minmax(88px, 22%)',
    padding: '16px',
  },
});
const End = styled('div', {
  base: {
    ...column('1'),
    alignContent: 'center',
    justifyItems: 'center',
    padding: '16px 8px',
    textAlign: 'center',
    border: 'default',
    borderRadius: 'sm',
    background: 'bg.subtle',
    fontWeight: '600',
    '& > svg': { boxSize: '24px', color: 'fg.muted' },
  },
});
const Paths = styled('ul', { base: { ...column('3'), alignContent: 'center' } });
const Path = styled('li', {
  base: {
    ...column('1'),
    textAlign: 'center',
    // The line of a path runs from the panel to the station, dashed for a path that only steps in.
    '&::after': {
      content: '""',
      borderTop: '2px solid',
      borderColor: 'state.ok.solid',
    },
    '&[data-backup]::after': { borderTopStyle: 'dashed' },
    '&[data-broken]::after': { borderColor: 'state.trouble.solid' },
  },
});
const Words = styled('span', {
  base: { ...wrapping('0 8px'), justifyContent: 'center', paddingInline: '8px' },
});
const Name = styled('b', { base: { fontWeight: '600' } });
const Note = styled('small', { base: { textStyle: 'small', color: 'fg.muted' } });

interface PathPictureProps {
  readonly from: ReactNode;
  readonly to: ReactNode;
  /** True while signals do not arrive. */
  readonly broken: boolean;
  readonly paths: readonly {
    readonly key: string;
    readonly name: string;
    readonly note: string;
    readonly backup: boolean;
  }[];
}

/** The way of a signal: the panel, each path as a line with its name, and the station. */
export const PathPicture = ({ from, to, broken, paths }: PathPictureProps) => (
  <Picture>
    <End>{from}</End>
    <Paths>
      {paths.map(({ key, name, note, backup }) => (
        <Path key={key} data-backup={backup ? '' : undefined} data-broken={broken ? '' : undefined}>
          <Words>
            <Name>{name}</Name>
            <Note>{note}</Note>
          </Words>
        </Path>
      ))}
    </Paths>
    <End>{to}</End>
  </Picture>
);

import ExclamationTriangleIcon from '@heroicons/react/20/solid/ExclamationTriangleIcon';
import { Button } from './button.tsx';
import { wrapping } from './looks.ts';
import { styled } from './styled.ts';
import { tint } from './tone.ts';

const Frame = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr)',
    columnGap: '3',
    px: '4',
    py: '3',
    border: '1px solid',
    borderInlineStartWidth: '4px',
    borderRadius: 'sm',
    overflowWrap: 'anywhere',
    ...tint('trouble'),
    '& > svg': { boxSize: '20px', color: 'state.trouble.solid' },
    '& b': { fontWeight: '600', color: 'state.trouble.fg' },
    '& > div > div': { ...wrapping('3'), marginTop: '3' },
  },
});

/** Somebody else saved first (domain guide 5.3): who and when, and both ways on. Nothing typed is lost until one is chosen. */
export const ConflictNotice = ({
  who,
  when,
  onReload,
  onKeep,
}: {
  /** Null when nobody is named. */
  readonly who: string | null;
  readonly when: string | null;
  readonly onReload: () => void;
  readonly onKeep: () => void;
}) => (
  <Frame role="alert">
    <ExclamationTriangleIcon aria-hidden />
    <div>
      <b>
        {who ?? 'Somebody else'} saved a change{when === null ? '' : `, ${when}`}
      </b>
      <p>What you entered is still here and not saved.</p>
      <div>
        <Button size="sm" onClick={onReload}>
          Reload theirs
        </Button>
        <Button size="sm" onClick={onKeep}>
          Keep mine
        </Button>
      </div>
    </div>
  </Frame>
);

import { memo } from 'react';
import { DURATIONS } from '#core/kernel/limits.ts';
import type { Icon, IconLook } from '#core/icons/icon.schema.ts';
import { styled } from '../kit/styled.ts';
import { useCopy } from '../kit/use-copy.ts';
import { useToasts } from '../shell/notices.tsx';

const Grid = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
    gap: '2',
    marginTop: '3',
    '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 92px' },
    '& button': {
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '2',
      width: '100%',
      height: '92px',
      padding: '2',
      border: '1px solid',
      borderColor: 'border.control',
      borderRadius: 'sm',
      background: 'bg.surface',
      textStyle: 'caption',
      overflowWrap: 'anywhere',
      '&:hover': { background: 'bg.muted' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& svg': { width: '24px', height: '24px', fill: 'none', stroke: 'currentcolor' },
    '&[data-look=filled] svg': { fill: 'currentcolor', stroke: 'none' },
  },
});

const Drawing = memo(({ icon }: { readonly icon: Icon }) => (
  <svg
    viewBox="0 0 24 24"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {icon.paths.map((path) =>
      typeof path === 'string' ? (
        <path key={path} d={path} />
      ) : (
        <path key={path[0]} d={path[0]} fillRule="evenodd" clipRule="evenodd" />
      ),
    )}
  </svg>
));

/** The drawings over their names; pressing one puts its name on the clipboard and says so. */
export const IconGrid = ({
  icons,
  look,
}: {
  readonly icons: readonly Icon[];
  readonly look: IconLook;
}) => {
  const toasts = useToasts();
  const { copy } = useCopy();
  const take = async (name: string): Promise<void> => {
    const done = (await copy(name)) === 'done';
    toasts.show({
      tone: done ? 'ok' : 'trouble',
      title: done ? `${name} copied` : 'This browser does not allow copying',
      ...(!done && { text: `Select the name instead: ${name}` }),
      durationMs: DURATIONS.toastShort,
    });
  };
  return (
    <Grid data-look={look}>
      {icons.map((icon) => (
        <li key={icon.name}>
          <button type="button" title={`Copy ${icon.name}`} onClick={() => void take(icon.name)}>
            <Drawing icon={icon} />
            {icon.name}
          </button>
        </li>
      ))}
    </Grid>
  );
};

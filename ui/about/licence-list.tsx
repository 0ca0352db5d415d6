import ChevronRightIcon from '@heroicons/react/16/solid/ChevronRightIcon';
import type { Licence } from '#core/about/licences.schema.ts';
import { styled } from '../kit/styled.ts';

const List = styled('ul', {
  base: {
    border: '1px solid',
    borderColor: 'border.default',
    borderRadius: 'sm',
    '& > li + li': { borderTop: '1px solid', borderColor: 'border.subtle' },
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '40px',
      px: '3',
      cursor: 'pointer',
      listStyle: 'none',
      '@media (pointer: coarse)': { minHeight: '44px' },
      '&:hover': { background: 'bg.muted' },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&::-webkit-details-marker': { display: 'none' },
      '& > svg': { width: '16px', height: '16px', color: 'fg.muted' },
      '& > span': { color: 'fg.muted', textStyle: 'small' },
      '& > span:last-child': { marginInlineStart: 'auto' },
    },
    '& details[open] > summary > svg': { transform: 'rotate(90deg)' },
    '& pre': {
      padding: '4px 16px 16px 36px',
      fontFamily: 'inherit',
      textStyle: 'small',
      color: 'fg.muted',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
  },
});

/** Each library with its version and licence; the licence's words unfold. */
export const LicenceList = ({ licences }: { readonly licences: readonly Licence[] }) => (
  <List>
    {licences.map(({ name, version, licence, text }) => (
      <li key={`${name} ${version}`}>
        <details>
          <summary>
            <ChevronRightIcon aria-hidden />
            {name}
            <span>{version}</span>
            <span>{licence}</span>
          </summary>
          <pre>{text}</pre>
        </details>
      </li>
    ))}
  </List>
);

import { inlineRow } from '../looks.ts';
import { belowHeader, inlineIcon, wrapping } from '../portal-looks.ts';
import { styled } from '../styled.ts';

/** The frame around a list's table. The frame's width, not the window's, decides which columns are shown (kit README §7 "Table"). */
export const ListFrame = styled('div', {
  base: {
    position: 'relative',
    outline: '0',
    // On phones the list is not a container, because
    // menus must be able to extend beyond the list.
    '@media (min-width: 40.0625rem)': {
      containerType: 'inline-size',
      '& [data-below] > [data-note]': { display: 'block', marginInlineStart: '0' },
    },
    // On a site, the heads of the columns stand below the site's own.
    '--pinned-row': '36px',
    '& thead': { '--pinned-row': '-8px' },
    '& th': {
      ...belowHeader,
      top: 'calc(var(--header) + var(--visit, 0px) + var(--pinned-head, 0px))',
      zIndex: '10',
    },
    '& td': { overflowWrap: 'anywhere' },
    '& [data-strong]': {
      minWidth: '180px',
      '&[data-narrow]': { minWidth: '0', width: '72px' },
      // A row name that is a time is not bold.
      '&[data-line]': {
        fontWeight: '400',
        // In a list wide enough for a table, a time has a narrow column.
        '@container (min-width: 45rem)': { width: '1%' },
      },
    },
    // A note below a row's name is close to the name and equally indented.
    '@media (min-width: 40.0625rem) and (pointer: fine)': {
      '& table td': { py: '3px' },
      '& [data-strong] > [data-name]:has(+ [data-note])': { minHeight: '24px' },
    },
    '& [data-strong] > [data-name] + [data-note]': {
      marginBlock: '0 4px',
      '@media (pointer: coarse)': { marginBlock: '-4px 8px' },
    },
    // If a note does not fit beside the name, the whole note moves below the name; in some lists it is always there.
    '@container (min-width: 62.5rem)': {
      '& [data-strong]:not([data-below]) > [data-name]:has(+ [data-note])': {
        marginInlineEnd: '1',
      },
      '& [data-strong]:not([data-below]) > [data-name] + [data-note]': {
        display: 'inline-block',
        marginInlineStart: '0',
      },
    },
    // A row can be pressed anywhere, so its name looks like plain text.
    '& [data-strong] > [data-name]': {
      minHeight: '32px',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      borderRadius: 'xs',
      '&:hover': { textDecoration: 'underline' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    '& tbody tr[data-index]': {
      outline: '0',
      '&[data-opens]': { cursor: 'pointer' },
      '&[data-chosen], &[aria-current]': { background: 'accent.subtle' },
      '&[data-over] > td': { color: 'fg.muted', fontStyle: 'italic', fontWeight: '400' },
      '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--p-colors-focus-ring)' },
    },
    // No line separates a row from its unfolded content.
    '& tbody tr[data-unfolds="open"] > td': { background: 'bg.subtle' },
    '& tbody tr[data-unfolded]': {
      background: 'bg.subtle',
      '& > td': {
        height: 'auto',
        border: '0',
        padding: '0',
        borderInlineStart: '3px solid',
        borderColor: 'state.alarm.solid',
        whiteSpace: 'normal',
      },
    },
    '& [data-line], & [data-icon], & [data-quick]': { whiteSpace: 'nowrap' },
    // An excerpt is cut off at the cell's edge; the opened row shows the full text.
    '@container (min-width: 40.0625rem)': {
      '& td[data-excerpt]': {
        width: '26%',
        maxWidth: '0',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
        '&[data-sized]': { width: 'auto' },
      },
    },
    // The edge by which a column is resized; a line shows it while the pointer is on the heads.
    '& th > [data-size]': {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      zIndex: '1',
      width: '9px',
      cursor: 'col-resize',
      touchAction: 'none',
      background: 'linear-gradient(var(--p-colors-border-control) 0 0) right / 1px 16px no-repeat',
      opacity: '0',
      '&:hover, &:active': { backgroundSize: '3px 100%' },
      '@media (pointer: coarse), (max-width: 40rem)': { display: 'none' },
    },
    '& thead:hover [data-size], & th > [data-size]:active': { opacity: '1' },
    '& [data-icon] > svg, & [data-phone] > [data-word] > svg': {
      ...inlineIcon('2'),
      color: 'fg.muted',
    },
    '& th > [data-sort]': {
      ...inlineRow('1'),
      minHeight: '32px',
      borderRadius: 'xs',
      '&:hover': { color: 'fg.default' },
      '& > svg': { boxSize: '12px' },
      '@media (pointer: coarse)': { minHeight: '44px' },
    },
    // The pill for new rows is on the title above, so that it covers no control of the column heads.
    '& > [role=status] > [data-new]': {
      margin: '-40px auto 8px',
      '@media (pointer: coarse)': { margin: '-46px auto 2px' },
    },
    '& [data-pick]': { width: '44px' },
    '& [data-menu]': { width: '48px', textAlign: 'end' },
    '@container (max-width: 62.4375rem)': {
      '& [data-strong] > [data-note]': { display: 'block', marginInlineStart: '0' },
      // Around two lines of text the row needs more room; a pressable name brings its own.
      '& table td[data-strong]:not(:has(> [data-name])):has(> [data-note])': { py: '8px' },
    },
    '@media (max-width: 40rem)': {
      '& table, & tbody': { display: 'block' },
      '& tbody tr[data-unfolded]': { display: 'block', padding: '0', borderTop: '0' },
      '& tbody tr[data-unfolded] > td': { display: 'block' },
      '& tbody tr[data-index]': {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        columnGap: '0',
        '& > td': { order: '0' },
        '& > [data-pick]': { gridArea: '1 / 1 / 3 / 2', alignSelf: 'start', width: '36px' },
        '& > [data-strong]': {
          gridArea: '1 / 2',
          alignSelf: 'baseline',
          width: 'auto',
          minWidth: '0',
          // A block, so that what stands beside a name of several lines is level with the first.
          '& > [data-name]': { display: 'block' },
        },
        '& > [data-beside]': {
          gridArea: '1 / 3',
          alignSelf: 'baseline',
          paddingInlineStart: '12px',
        },
        '& > [data-second]': { gridArea: '2 / 2 / 3 / 4', justifySelf: 'start' },
        // A row without actions keeps the button's room, so that badges stand below each other.
        '& > [data-menu]': { gridArea: '1 / 4 / 3 / 5' },
        '& > [data-menu]:empty': {
          minWidth: '32px',
          '@media (pointer: coarse)': { minWidth: '44px' },
        },
        '& > [data-second]:has(> [data-word] + [data-word])': {
          ...wrapping('4px 8px'),
          alignItems: 'center',
        },
        // The row's icon buttons are below its badge, beside the second line if there is one.
        '& > [data-quick]': { gridArea: '2 / 3 / 3 / 5', width: 'auto' },
        '&:has(> [data-quick]):not(:has(> [data-second])) > [data-strong]': { gridRow: '1 / 3' },
        '&:has(> [data-quick]) > [data-second]': { gridArea: '2 / 2 / 3 / 3' },
        '& > [data-quick] + [data-menu]': { gridRow: '1 / 2' },
      },
    },
  },
  variants: {
    compact: {
      true: {
        '@media (min-width: 40.0625rem) and (pointer: fine)': {
          '& table td': { height: '32px', py: '0' },
          '& tbody tr[data-index]': { minHeight: '32px !important' },
          '& [data-strong] > [data-name]': { minHeight: '24px' },
          '& [data-pick] > *, & [data-menu] > *': { height: '28px' },
        },
      },
    },
    /**
     * The list has its own scroll box, so that only rows in view need to be rendered. Each row has its own grid, because
     * the browser would lay out the whole table again for each added row.
     */
    scrolls: {
      true: {
        height: 'max(320px, calc(100dvh - 300px))',
        // Changes inside the scroll box do not affect the layout outside.
        contain: 'strict',
        overflowY: 'auto',
        '@media (min-width: 40.0625rem)': {
          overscrollBehavior: 'contain',
          willChange: 'transform',
          background: 'bg.surface',
          '& table, & thead, & tbody': { display: 'block' },
          '& thead': { position: 'sticky', top: '0', zIndex: '10' },
          '& th': { position: 'relative', top: '0' },
          '& thead tr, & tbody tr[data-index]': {
            display: 'grid',
            gridTemplateColumns: 'var(--columns)',
            alignItems: 'center',
          },
          '& th, & tbody tr[data-index] > td': { width: 'auto', minWidth: '0' },
          '& tbody tr[data-index]': {
            minHeight: '40px',
            boxShadow: 'inset 0 1px var(--p-colors-border-subtle)',
            // A focused row is not contained, because its open menu may extend beyond the row.
            '&:not(:focus-within)': { contain: 'layout paint style' },
            '& > td': { height: 'auto', border: '0' },
          },
          '& [data-strong][data-line]': { whiteSpace: 'normal' },
        },
        '& > [role=status] > [data-new]': { top: '44px', margin: '8px auto -40px' },
        '& [data-space]': { display: 'block', padding: '0', border: '0' },
      },
    },
  },
});

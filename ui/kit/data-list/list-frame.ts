import { inlineRow } from '../looks.ts';
import { belowHeader, inlineIcon, wrapping } from '../portal-looks.ts';
import { styled } from '../styled.ts';

/** The list around its table: as wide as its place, which decides what columns it shows (kit README §7 "Table"). */
export const ListFrame = styled('div', {
  base: {
    position: 'relative',
    outline: '0',
    // Its own width counts, not the window's; on phones layers of its menus must reach the window's edge.
    '@media (min-width: 641px)': { containerType: 'inline-size' },
    '& th': { ...belowHeader, zIndex: '10' },
    '& td': { overflowWrap: 'anywhere' },
    '@media (min-width: 641px) and (pointer: fine)': { '& table td': { py: '3px' } },
    '& [data-strong]': {
      minWidth: '180px',
      '&[data-narrow]': { minWidth: '0', width: '72px' },
      // A time names its row and is no heading of it.
      '&[data-line]': {
        fontWeight: '400',
        // In a card it has a column of its own.
        '@container (min-width: 720px)': { width: '1%' },
      },
    },
    // Below its name: close to it, and as far from the edge of the row as the name is.
    '& [data-strong] > [data-name] + [data-note]': {
      marginBlock: '-6px 4px',
      '@media (pointer: coarse)': { marginBlock: '-10px 8px' },
    },
    // A second word that has no room beside its name goes below it whole.
    '@container (min-width: 1000px)': {
      '& [data-strong] > [data-name]:has(+ [data-note])': { marginInlineEnd: '2' },
      '& [data-strong] > [data-name] + [data-note]': {
        display: 'inline-block',
        marginInlineStart: '0',
      },
    },
    // A row is pressed anywhere; its name reads as text and shows itself under the pointer.
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
      '&[data-chosen]': { background: 'accent.subtle' },
      '&[data-over] > td': { color: 'fg.muted', fontStyle: 'italic', fontWeight: '400' },
      '&:focus-visible': { boxShadow: 'inset 0 0 0 2px var(--p-colors-focus-ring)' },
    },
    // What a row says below itself belongs to it: nothing parts them.
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
    // Ends where its room ends; opened, the row says all of it.
    '@container (min-width: 641px)': {
      '& td[data-excerpt]': {
        width: '26%',
        maxWidth: '0',
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: 'nowrap',
      },
    },
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
    '& [data-pick]': { width: '44px' },
    '& [data-menu]': { width: '48px', textAlign: 'end' },
    '@container (max-width: 999px)': {
      '& [data-priority="3"]': { display: 'none' },
      '& [data-strong] > [data-note]': { display: 'block', marginInlineStart: '0' },
    },
    '@container (max-width: 679px)': { '& [data-priority="early"]': { display: 'none' } },
    '@container (max-width: 799px)': { '& [data-priority="2"]': { display: 'none' } },
    '@media (max-width: 640px)': {
      // Cards have no head to stand on: it stands on the title above them.
      '& > [role=status] > [data-new]': {
        margin: '-40px auto 8px',
        '@media (pointer: coarse)': { margin: '-46px auto 2px' },
      },
      '& table, & tbody': { display: 'block' },
      '& tbody tr[data-unfolded]': { display: 'block', padding: '0', borderTop: '0' },
      '& tbody tr[data-unfolded] > td': { display: 'block' },
      '& tbody tr[data-index]': {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        columnGap: '0',
        '& > td': { order: '0' },
        '& > [data-pick]': { gridArea: '1 / 1 / 3 / 2', alignSelf: 'start', width: '36px' },
        '& > [data-strong]': { gridArea: '1 / 2', width: 'auto', minWidth: '0' },
        '& > [data-beside]': { gridArea: '1 / 3', paddingInlineStart: '12px' },
        '& > [data-second]': { gridArea: '2 / 2 / 3 / 4', justifySelf: 'start' },
        '& > [data-menu]': { gridArea: '1 / 4 / 3 / 5' },
        '& > [data-second]:has(> [data-word] + [data-word])': {
          ...wrapping('4px 8px'),
          alignItems: 'center',
        },
        // The icons of a row stand below its badge, and beside its second line where it has one.
        '& > [data-quick]': { gridArea: '2 / 3 / 3 / 5', width: 'auto' },
        '&:has(> [data-quick]):not(:has(> [data-second])) > [data-strong]': { gridRow: '1 / 3' },
        '&:has(> [data-quick]) > [data-second]': { gridArea: '2 / 2 / 3 / 3' },
        '& > [data-quick] + [data-menu]': { gridRow: '1 / 2' },
      },
    },
  },
  variants: {
    /** It scrolls by itself, so that only rows in sight are drawn; columns keep their widths meanwhile. Rows are laid out each by itself: as rows of a table one that comes costs all the others. */
    scrolls: {
      true: {
        height: 'max(320px, calc(100dvh - 300px))',
        // What changes within changes nothing around it.
        contain: 'strict',
        overflowY: 'auto',
        '@media (min-width: 641px)': {
          overscrollBehavior: 'contain',
          willChange: 'transform',
          background: 'bg.surface',
          '& table, & thead, & tbody': { display: 'block' },
          '& thead': { position: 'sticky', top: '0', zIndex: '10' },
          '& th': { position: 'static' },
          '& thead tr, & tbody tr[data-index]': { display: 'flex', alignItems: 'center' },
          '& th, & tbody tr[data-index] > td': { flex: '1 1 0', minWidth: '0' },
          '& tbody tr[data-index]': {
            minHeight: '40px',
            boxShadow: 'inset 0 1px var(--p-colors-border-subtle)',
            // A menu reaches beyond its row.
            '&:not(:focus-within)': { contain: 'layout paint style' },
            '& > td': { height: 'auto', border: '0' },
          },
          '& [data-strong][data-line]': { whiteSpace: 'normal' },
          '& thead [data-narrow], & tbody tr[data-index] > [data-narrow]': { flex: '0 0 136px' },
          '& thead [data-pick], & tbody tr[data-index] > [data-pick]': { flex: '0 0 44px' },
          '& thead [data-menu], & tbody tr[data-index] > [data-menu]': { flex: '0 0 48px' },
          '& thead [data-quick], & tbody tr[data-index] > [data-quick]': { flex: '0 0 112px' },
        },
        '& > [role=status] > [data-new]': { top: '44px', margin: '8px auto -40px' },
        '& [data-space]': { display: 'block', padding: '0', border: '0' },
      },
    },
  },
});

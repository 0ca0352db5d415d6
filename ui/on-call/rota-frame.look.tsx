import { inlineRow } from '../kit/looks.ts';
import { styled } from '../kit/styled.ts';

const columns = '108px minmax(0, 1fr)';
const NARROW = '@media (max-width: 40rem)';
const bar = (of: string, fill: string, stroke: string) => ({
  [`& rect[data-look=${of}]`]: { fill, stroke },
});
/** The frame around the tier rows. */
export const RotaFrame = styled('div', {
  base: {
    '& svg': { display: 'block', width: '100%', height: '44px', overflow: 'visible' },
    '& [data-grid]': { stroke: 'border.subtle', strokeWidth: 1 },
    '& [data-now]': { stroke: 'fg.default', strokeWidth: 2 },
    ...bar('rotation', 'accent.subtle', 'data.bar'),
    ...bar('override', 'state.info.subtle', 'state.info.solid'),
    ...bar('fixed', 'state.neutral.subtle', 'state.neutral.solid'),
    '& rect[data-look=nobody]': {
      fill: 'state.trouble.subtle',
      stroke: 'state.trouble.solid',
      strokeWidth: 2,
    },
    ...bar('own', 'bg.muted', 'none'),
    '& rect[data-look=draft]': {
      fill: 'bg.surface',
      stroke: 'accent.fg',
      strokeWidth: 2,
      strokeDasharray: '5 3',
    },
    '& text': { fontSize: '0.75rem', fill: 'fg.default', pointerEvents: 'none' },
    '& text[data-look=override]': { fill: 'state.info.fg' },
    '& text[data-look=nobody]': { fill: 'state.trouble.fg', fontWeight: '600' },
    '& text[data-look=draft]': { fill: 'accent.fg', fontWeight: '600' },
  },
});
/** The row of one tier. */
export const RotaPlace = styled('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    paddingInline: '16px',
    borderTop: 'subtle',
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingTop: '8px' },
  },
});
/** The name of a row. */
export const RotaName = styled('p', { base: { textStyle: 'body' } });
/** The note below the name of a row. */
export const RotaNote = styled('small', {
  base: { display: 'block', textStyle: 'caption', color: 'fg.muted' },
});
export const RotaTitle = styled('h2', {
  base: {
    padding: '6px 16px',
    background: 'bg.subtle',
    borderTop: 'subtle',
    textStyle: 'label',
  },
});
/** The note beside the heading of a group of rows. */
export const RotaTitleNote = styled('small', {
  base: { marginInlineStart: '2', textStyle: 'small', fontWeight: '400', color: 'fg.muted' },
});
/** The day names above the rows. */
export const RotaHead = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: 'center',
    paddingInline: '16px',
    background: 'bg.subtle',
    borderTop: 'subtle',
    textStyle: 'caption',
    color: 'fg.muted',
    '& text': { fontSize: '0.75rem', fill: 'fg.muted' },
    '& text[data-current]': { fill: 'fg.default', fontWeight: '600' },
    [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** The time zone label beside the day names. */
export const RotaZone = styled('span', { base: { [NARROW]: { display: 'none' } } });
/** One entry of the legend. */
export const RotaKeyEntry = styled('span', {
  base: {
    ...inlineRow('1.5'),
    textStyle: 'caption',
    color: 'fg.muted',
    '&::before': { content: '""', width: '16px', height: '10px', border: '1px solid' },
  },
  variants: {
    of: {
      rotation: { '&::before': { background: 'accent.subtle', borderColor: 'data.bar' } },
      override: {
        '&::before': { background: 'state.info.subtle', borderColor: 'state.info.solid' },
      },
      fixed: {
        '&::before': { background: 'state.neutral.subtle', borderColor: 'state.neutral.solid' },
      },
      draft: {
        '&::before': {
          background: 'bg.surface',
          borderColor: 'accent.fg',
          borderStyle: 'dashed',
          borderWidth: '2px',
        },
      },
      nobody: {
        '&::before': {
          background: 'state.trouble.subtle',
          borderColor: 'state.trouble.solid',
          borderWidth: '2px',
        },
      },
      own: { '&::before': { background: 'bg.muted', borderColor: 'bg.muted' } },
    },
  },
});

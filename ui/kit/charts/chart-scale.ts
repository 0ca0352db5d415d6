/** Layout of the labels below a chart, evenly spread: the first begins and the last ends at the axis's ends, and the middle of each other is at its tick. */
export const chartScale = {
  display: 'flex',
  justifyContent: 'space-between',
  textStyle: 'caption',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
  overflowX: 'clip',
  '& > *': { display: 'flex', justifyContent: 'center', width: '0' },
  '& > :first-child': { justifyContent: 'flex-start' },
  '& > :last-child': { justifyContent: 'flex-end' },
} as const;

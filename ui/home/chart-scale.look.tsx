/** Layout of the labels below a small chart. */
export const chartScale = {
  display: 'flex',
  justifyContent: 'space-between',
  textStyle: 'caption',
  color: 'fg.muted',
} as const;

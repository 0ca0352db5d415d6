/** The labels below a small chart, spread along its scale. */
export const chartScale = {
  display: 'flex',
  justifyContent: 'space-between',
  textStyle: 'caption',
  color: 'fg.muted',
} as const;

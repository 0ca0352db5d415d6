/** What stands below a small chart: the words of its scale from end to end. */
export const chartScale = {
  display: 'flex',
  justifyContent: 'space-between',
  textStyle: 'caption',
  color: 'fg.muted',
} as const;

/** Returns the top of a chart's scale, at or above the highest value. The top and its half are round whole numbers. */
export const chartTop = (values: readonly number[]): number => {
  const half = Math.max(1, Math.ceil(Math.max(0, ...values) / 2));
  const power = 10 ** Math.floor(Math.log10(half));
  const step = [1, 2, 3, 4, 5, 6, 8, 10].find((one) => one * power >= half) ?? 10;
  return 2 * step * power;
};

/** Returns the lines with the line at `at` replaced. */
export const put = <Line>(lines: readonly Line[], at: number, line: Line): readonly Line[] =>
  lines.map((one, index) => (index === at ? line : one));

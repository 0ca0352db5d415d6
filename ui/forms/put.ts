/** Returns the lines with one of them replaced. */
export const put = <Line>(lines: readonly Line[], at: number, line: Line): readonly Line[] =>
  lines.map((one, index) => (index === at ? line : one));

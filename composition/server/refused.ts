/** Thrown when a server must not start, with one plain line per reason. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

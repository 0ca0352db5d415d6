interface LeftText {
  readonly title: string;
  readonly notRestored: string;
  readonly untested: string;
}

/** Returns the headings for the remaining zones: warnings while the test runs, a summary after its end (domain guide 6.1). */
export const leftText = (isRunning: boolean): LeftText =>
  isRunning
    ? {
        title: 'Before you take it off test',
        notRestored: 'acted on again from the next signal',
        untested: 'listed as waiting in the results',
      }
    : {
        title: 'Left when the test ended',
        notRestored: 'acted on again since the end',
        untested: 'no signal came during the test',
      };

import type { CheckOutcome, CheckResult, SmokeReport } from '#core/smoke/smoke-check.ts';

const MARKS: Readonly<
  Record<CheckOutcome['state'], { readonly word: string; readonly colour: string }>
> = {
  passed: { word: 'ok', colour: '32' },
  failed: { word: 'FAILED', colour: '31' },
  skipped: { word: 'skipped', colour: '33' },
};

const VERDICTS: Readonly<Record<SmokeReport['verdict'], string>> = {
  passed: 'All checks passed.',
  failed: 'Not all checks passed.',
  couldNotRun: 'Nothing responds at this address: is the server running there?',
};

const paint = (text: string, colour: string, colours: boolean): string =>
  colours ? `\u001b[${colour}m${text}\u001b[0m` : text;

/** Column widths in characters: the length of the longest entry in each column. */
const TITLE_WIDTH = 15;
const WORD_WIDTH = 8;
const TIME_WIDTH = 9;

/** Returns one line of the report table: the check's title, outcome, duration and message. */
export const reportLine = (result: CheckResult, colours: boolean): string => {
  const { word, colour } = MARKS[result.outcome.state];
  const time = result.outcome.state === 'skipped' ? '' : `${result.millis} ms`;
  return [
    result.title.padEnd(TITLE_WIDTH),
    paint(word.padEnd(WORD_WIDTH), colour, colours),
    time.padStart(TIME_WIDTH),
    `  ${result.outcome.detail}`,
  ]
    .join(' ')
    .trimEnd();
};

/** Returns the last line of the report, which states the overall verdict. */
export const reportVerdict = (report: SmokeReport): string => VERDICTS[report.verdict];

/** Lines of a failure that tell what was expected and where; the stack below them tells nothing more. */
const LINES = 25;
const ESCAPE = new RegExp(String.fromCharCode(27) + String.raw`\[[0-9;]*m`, 'g');

/** @param {string} text */
const short = (text) => text.replace(ESCAPE, '').split('\n').slice(0, LINES).join('\n');

/**
 * The failed tests of Vitest's JSON report, each with its file, name and first words.
 * @param {any} report @returns {string[]}
 */
export const vitestFailures = (report) =>
  (report?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ t) => t.status === 'failed');
    // A file that does not load has no test to blame.
    if (failed.length === 0)
      return file.status === 'failed' ? [`${file.name}\n${short(file.message)}`] : [];
    return failed.map(
      (/** @type {any} */ t) =>
        `${file.name} › ${t.fullName}\n${short(t.failureMessages.join('\n'))}`,
    );
  });

/**
 * The failed tests of one suite of Playwright's JSON report and of the suites in it.
 * @param {any} suite @returns {string[]}
 */
const suiteFailures = (suite) => [
  ...(suite.specs ?? [])
    .filter((/** @type {any} */ spec) => !spec.ok)
    .map((/** @type {any} */ spec) => {
      const words = spec.tests
        .flatMap((/** @type {any} */ t) => t.results)
        .flatMap((/** @type {any} */ r) => r.errors)
        .map((/** @type {any} */ error) => short(error.message ?? ''));
      return `${spec.file}:${spec.line} › ${spec.title}\n${words.join('\n')}`;
    }),
  ...(suite.suites ?? []).flatMap(suiteFailures),
];

/**
 * The failed tests of Playwright's JSON report, and what went wrong outside of any test.
 * @param {any} report @returns {string[]}
 */
export const playwrightFailures = (report) => [
  ...(report?.errors ?? []).map((/** @type {any} */ error) => short(error.message ?? '')),
  ...(report?.suites ?? []).flatMap(suiteFailures),
];

import type { SmokeReport } from '#core/smoke/smoke-check.ts';

/** The report for programs; keys are stable, the words in `detail` are not. */
export const reportJson = (report: SmokeReport, url: string): string =>
  JSON.stringify(
    {
      url,
      verdict: report.verdict,
      checks: report.checks.map(({ name, title, outcome, millis }) => ({
        name,
        title,
        state: outcome.state,
        detail: outcome.detail,
        millis,
      })),
    },
    null,
    2,
  );

import type { SmokeReport } from '#core/smoke/smoke-check.ts';

/** Returns the report as JSON. The keys are stable; the texts in `detail` may change. */
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

import { describe, expect, it } from 'vitest';
import { reportJson } from '#adapters/cli/report-json.ts';
import { reportLine, reportVerdict } from '#adapters/cli/report-table.ts';
import type { CheckResult, SmokeReport } from '#core/smoke/smoke-check.ts';

const CHECKS: readonly CheckResult[] = [
  {
    name: 'health',
    title: 'Health',
    outcome: { state: 'passed', detail: 'ready, version 1.0' },
    millis: 12,
  },
  {
    name: 'login',
    title: 'Login',
    outcome: { state: 'failed', detail: 'refused (401)', unreachable: false },
    millis: 1034,
  },
  {
    name: 'logout',
    title: 'Logout',
    outcome: { state: 'skipped', detail: 'needs Login' },
    millis: 0,
  },
];
const REPORT: SmokeReport = { verdict: 'failed', checks: CHECKS };

describe('the report', () => {
  it('is a table whose columns stand below each other', () => {
    expect(CHECKS.map((check) => reportLine(check, false))).toEqual([
      'Health          ok           12 ms   ready, version 1.0',
      'Login           FAILED     1034 ms   refused (401)',
      'Logout          skipped              needs Login',
    ]);
    expect(reportVerdict(REPORT)).toBe('Not all checks passed.');
  });

  it('has colours on a terminal only, and the same words', () => {
    for (const check of CHECKS) {
      const coloured = reportLine(check, true);
      expect(coloured).toContain('\u001b[');
      expect(coloured.replace(/\u001b\[\d+m/g, '')).toBe(reportLine(check, false));
    }
  });

  it('is JSON for programs', () => {
    expect(JSON.parse(reportJson(REPORT, 'http://localhost:4280'))).toEqual({
      url: 'http://localhost:4280',
      verdict: 'failed',
      checks: [
        {
          name: 'health',
          title: 'Health',
          state: 'passed',
          detail: 'ready, version 1.0',
          millis: 12,
        },
        { name: 'login', title: 'Login', state: 'failed', detail: 'refused (401)', millis: 1034 },
        { name: 'logout', title: 'Logout', state: 'skipped', detail: 'needs Login', millis: 0 },
      ],
    });
  });
});

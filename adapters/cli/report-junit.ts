import { plainText } from '#core/smoke/plain-text.rule.ts';
import type { CheckResult, SmokeReport } from '#core/smoke/smoke-check.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Escapes text for XML. Removes control characters, which XML does not allow even when escaped. */
const xml = (text: string): string =>
  plainText(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

const seconds = (millis: number): string => (Math.max(0, millis) / 1000).toFixed(3);

const testCase = ({ name, title, outcome, millis }: CheckResult): string => {
  const { state, detail } = outcome;
  const begin = `    <testcase classname="smoke.${xml(name)}" name="${xml(title)}" time="${seconds(millis)}">`;
  const inside =
    state === 'passed'
      ? `<system-out>${xml(detail)}</system-out>`
      : `<${state === 'failed' ? 'failure' : 'skipped'} message="${xml(detail)}"/>`;
  return `${begin}${inside}</testcase>`;
};

/** Returns the report as JUnit XML for CI servers, with one test case per check. */
export const reportJunit = (report: SmokeReport, url: string, at: Date): string => {
  const { checks } = report;
  const count = (state: string): number =>
    checks.filter(({ outcome }) => outcome.state === state).length;
  const all = checks.reduce((sum, { millis }) => sum + millis, 0);
  const totals = `tests="${checks.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}" time="${seconds(all)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="smoke" ${totals}>`,
    `  <testsuite name="${xml(url)}" ${totals} timestamp="${at.toISOString().slice(0, 19)}">`,
    ...checks.map(testCase),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
};

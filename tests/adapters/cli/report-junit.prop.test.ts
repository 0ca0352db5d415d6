import fc from 'fast-check';
import sax from 'sax';
import { describe, expect, it } from 'vitest';
import { reportJunit } from '#adapters/cli/report-junit.ts';
import { plainText } from '#core/smoke/plain-text.rule.ts';
import { SMOKE_CHECKS, type CheckOutcome } from '#core/smoke/smoke-check.ts';

const AT = new Date('2026-11-27T18:00:00.500Z');
const URL_OF = 'https://portal.example';

interface Read {
  readonly elements: readonly { readonly name: string; readonly attributes: object }[];
  readonly text: string;
}

/** Parses XML and throws on any syntax error, as a CI server does. */
const readXml = (xml: string): Read => {
  const parser = sax.parser(true);
  const elements: { name: string; attributes: object }[] = [];
  const texts: string[] = [];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name, attributes }) => elements.push({ name, attributes });
  parser.ontext = (text) => texts.push(text.trim());
  parser.write(xml).close();
  return { elements, text: texts.join('') };
};

const outcome = (state: CheckOutcome['state'], detail: string): CheckOutcome =>
  state === 'failed' ? { state, detail, unreachable: false } : { state, detail };

describe('the report for CI servers', () => {
  it('counts what passed, failed and was left out', () => {
    const [first, second, third] = SMOKE_CHECKS;
    const xml = reportJunit(
      {
        verdict: 'failed',
        checks: [
          { ...first, outcome: outcome('passed', 'ready'), millis: 12 },
          { ...second, outcome: outcome('failed', 'a "b" <c> & d'), millis: 1034 },
          { ...third, outcome: outcome('skipped', 'needs Health'), millis: 0 },
        ],
      },
      URL_OF,
      AT,
    );
    const { elements, text } = readXml(xml);
    const totals = { tests: '3', failures: '1', errors: '0', skipped: '1', time: '1.046' };
    expect(elements).toEqual([
      { name: 'testsuites', attributes: { name: 'smoke', ...totals } },
      {
        name: 'testsuite',
        attributes: { name: URL_OF, ...totals, timestamp: '2026-11-27T18:00:00' },
      },
      {
        name: 'testcase',
        attributes: { classname: 'smoke.health', name: 'Health', time: '0.012' },
      },
      { name: 'system-out', attributes: {} },
      {
        name: 'testcase',
        attributes: { classname: 'smoke.configuration', name: 'Configuration', time: '1.034' },
      },
      { name: 'failure', attributes: { message: 'a "b" <c> & d' } },
      {
        name: 'testcase',
        attributes: { classname: 'smoke.banner', name: 'Status banner', time: '0.000' },
      },
      { name: 'skipped', attributes: { message: 'needs Health' } },
    ]);
    expect(text).toBe('ready');
  });

  it('is XML that says the same, whatever a server said', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<CheckOutcome['state']>('passed', 'failed', 'skipped'),
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.constantFrom(']]>', '<!--', '&#7;', '\u001b[2J'),
        ),
        (state, given) => {
          const check = { ...SMOKE_CHECKS[0], outcome: outcome(state, given), millis: 1 };
          const xml = reportJunit({ verdict: 'failed', checks: [check] }, URL_OF, AT);
          const { elements, text } = readXml(xml);
          const attributes = elements.at(-1)?.attributes as { readonly message?: string };
          expect(state === 'passed' ? text : attributes.message).toBe(plainText(given));
          expect(xml.replaceAll('\n', '')).not.toMatch(/[\p{C}\p{Zl}\p{Zp}]/u);
        },
      ),
    );
  });
});

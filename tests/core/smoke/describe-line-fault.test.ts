import { describe, expect, it } from 'vitest';
import { describeFailure } from '#core/smoke/describe-failure.rule.ts';
import { describeLineFault, meetsNobody } from '#core/smoke/describe-line-fault.rule.ts';
import type { LineFault } from '#core/smoke/line-fault.ts';

const request = 'GET /api/health';
const host = 'portal.example:8443';

const FAULTS: readonly (readonly [words: string, nobody: boolean, fault: LineFault])[] = [
  ['host not found: portal.example:8443 (DNS)', true, { kind: 'noSuchHost', request, host }],
  ['connection refused: nothing listens at', true, { kind: 'refused', request, host }],
  ['portal.example:8443 cannot be reached', true, { kind: 'noWay', request, host }],
  ['closed the connection without an answer', true, { kind: 'cutOff', request, host }],
  ['does not speak TLS', false, { kind: 'noTls', request, host }],
  ['does not respond in HTTP', false, { kind: 'noHttp', request, host }],
  [
    'of portal.example:8443 has expired',
    false,
    { kind: 'certificate', request, host, certificate: { why: 'expired' } },
  ],
  [
    'not valid yet',
    false,
    { kind: 'certificate', request, host, certificate: { why: 'notYetValid' } },
  ],
  [
    'NODE_EXTRA_CA_CERTS',
    false,
    { kind: 'certificate', request, host, certificate: { why: 'unknownAuthority' } },
  ],
  [
    'not for portal.example:8443 but for DNS:other.example',
    false,
    {
      kind: 'certificate',
      request,
      host,
      certificate: { why: 'otherHost', names: 'DNS:other.example' },
    },
  ],
  [
    'was not accepted (CERT_REVOKED)',
    false,
    {
      kind: 'certificate',
      request,
      host,
      certificate: { why: 'other', code: 'CERT_REVOKED' },
    },
  ],
  [
    'GET /api/health is redirected (302) to https://other.example/',
    false,
    { kind: 'redirected', request, status: 302, to: 'https://other.example/' },
  ],
  [
    'GET /api/health answers 200 with text/html instead of JSON',
    false,
    { kind: 'noJson', request, status: 200, type: 'text/html' },
  ],
  [
    'GET /api/health answers 404 with no JSON',
    false,
    { kind: 'noJson', request, status: 404, type: '' },
  ],
  ['longer than 5000 bytes', false, { kind: 'tooLong', request, bytes: 5000 }],
  ['GET /api/health was not answered', true, { kind: 'slow', request, before: 'answer' }],
  ['started but did not finish', false, { kind: 'slow', request, before: 'end' }],
  ['(bad port)', true, { kind: 'unknown', request, host, code: 'bad port' }],
];

describe('what stands between a request and its answer', () => {
  it.each(FAULTS)('is said as "%s"; nobody there: %s', (text, nobody, fault) => {
    expect(describeLineFault(fault)).toContain(text);
    expect(meetsNobody(fault)).toBe(nobody);
  });

  it.each([
    [{ kind: 'faulted', status: 502, message: null }, 'the server failed (502): GET /api/health'],
    [{ kind: 'faulted', status: 503, message: 'Starting.' }, 'the server failed (503): Starting.'],
    [{ kind: 'unreadable' }, 'GET /api/health answers 200 with text/html instead of JSON'],
  ] as const)('stands beside %j only where the server has no words', (failure, text) => {
    const fault = { kind: 'noJson', request, status: 200, type: 'text/html' } as const;
    expect(describeFailure(failure, fault)).toContain(text);
    expect(describeFailure(failure, fault).includes('text/html')).toBe(
      !('message' in failure) || failure.message === null,
    );
  });
});

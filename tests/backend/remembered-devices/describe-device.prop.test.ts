import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeDevice } from '#core/backend/remembered-devices/describe-device.rule.ts';

const KNOWN: readonly (readonly [label: string, userAgent: string])[] = [
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  ],
  [
    'Chrome on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  ],
  [
    'Safari on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  ],
  [
    'Safari on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  ],
  [
    'Samsung Internet on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0'],
  [
    'Chrome on ChromeOS',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  ],
  ['Smoke checker', 'portal-smoke/1'],
];

describe('the name of a device', () => {
  it.each(KNOWN)('is %s', (label, userAgent) => {
    expect(describeDevice(userAgent)).toBe(label);
  });

  it('is always one of a few words, whatever a browser claims to be', () => {
    const description =
      /^(A browser|Edge|Opera|Samsung Internet|Firefox|Chrome|Safari|Smoke checker)( on (iPhone|iPad|Android|Windows|ChromeOS|macOS|Linux))?$/;
    fc.assert(
      fc.property(
        fc.option(fc.string({ maxLength: 300 })),
        fc.shuffledSubarray(KNOWN.map(([, text]) => text)),
        (text, known) => {
          expect(describeDevice(text)).toMatch(description);
          expect(describeDevice(`${text ?? ''}${known.join(' ')}`)).toMatch(description);
        },
      ),
    );
    expect(describeDevice(null)).toBe('A browser');
  });
});

import { expect, it } from 'vitest';
import { newsDays, hostOf } from '#ui/news/news-days.rule.ts';

const NOW = '2026-12-01T03:00:00Z';

it.each([
  ['2026-11-19', '2026-12-08', 'Nov 19 to Dec 8'],
  ['2026-11-14', '2027-01-18', 'Nov 14 to Jan 18, 2027'],
  ['2025-11-14', null, 'Since Nov 14, 2025'],
  [null, '2026-12-08', 'Until Dec 8'],
  [null, null, null],
])('news from %s to %s is dated %s', (effectiveDate, expirationDate, text) => {
  expect(newsDays({ effectiveDate, expirationDate }, NOW)?.replaceAll('\u00A0', ' ') ?? null).toBe(
    text,
  );
});

it.each([
  ['https://www.example.com/walk-test', 'example.com'],
  ['HTTP://help.northgate.example?page=1', 'help.northgate.example'],
  ['https://status.example:8443#now', 'status.example:8443'],
])('%s is on %s', (url, host) => {
  expect(hostOf(url)).toBe(host);
});

import { expect, it } from 'vitest';
import type { CheckedCertificate } from '#core/account-info/certificate.schema.ts';
import { err, ok } from '#core/kernel/result.ts';
import { CertificateCheckViewModel } from '#ui/support/certificate-check.view-model.ts';

const certificate: CheckedCertificate = {
  number: '0123456789AB',
  siteNum: 7,
  day: '2026-03-12',
  issuedTo: 'Luis Romero',
  name: 'Lake house',
  address: '86 Quarry Road',
  accountNumbers: ['HP1527'],
  services: ['Burglary'],
  isMonitored: true,
};

it('asks for what can be a number, and tells a genuine certificate from one nobody issued', async () => {
  const asked: string[] = [];
  const model = new CertificateCheckViewModel((number) => {
    asked.push(number);
    if (number === certificate.number) return Promise.resolve(ok(certificate));
    return Promise.resolve(
      number.startsWith('F')
        ? err({ kind: 'unreachable' as const })
        : err({ kind: 'refused' as const, status: 404, code: null, message: null }),
    );
  });
  model.type('0123');
  await model.check();
  expect([asked, model.wrong]).toEqual([
    [],
    'Enter the 12 digits and letters A to F of the number',
  ]);
  model.type('0123-4567-89ab');
  expect(model.wrong).toBeNull();
  await model.check();
  expect(model.finding).toEqual({ kind: 'genuine', certificate });
  model.type('0000 0000 0000');
  await model.check();
  expect(model.finding).toEqual({ kind: 'unknown', number: '000000000000' });
  model.type('FFFF FFFF FFFF');
  await model.check();
  expect(model.finding).toEqual({ kind: 'none' });
  expect(model.submission.problem).not.toBeNull();
});

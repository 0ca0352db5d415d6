import type { TestWarning } from '../../tests-on-site/site-test.schema.ts';
import { refusalOf } from '../refusal.ts';
import type { Transaction } from '../unit-of-work.port.ts';

/**
 * Refuses a warning channel for which the test's owner has no address, because the warning would reach nobody. Returns
 * null if all channels have an address.
 */
export const refuseWarning = async (
  tx: Transaction,
  placedById: string | null,
  { channels }: TestWarning,
) => {
  if (!channels.includes('sms') && !channels.includes('email')) return null;
  const placer = placedById === null ? null : await tx.siteTests.placer(placedById);
  const missing =
    channels.includes('sms') && (placer?.phone ?? null) === null
      ? 'mobile number'
      : channels.includes('email') && (placer?.email ?? null) === null
        ? 'email address'
        : null;
  return missing === null
    ? null
    : refusalOf(
        'unacceptable',
        'testRefused',
        `The warning can’t be sent: the user who placed the test has no ${missing} on file.`,
      );
};

import type { DueWarning } from '../../tests-on-site/due-warning.rule.ts';
import type { MessageText } from '../message.queue.port.ts';
import { contactText } from '../messages/mail-text.rule.ts';
import type { StoredTest } from './site-test.repository.port.ts';

interface Reached {
  readonly providerName: string;
  readonly siteName: string;
  readonly publicUrls: Readonly<Record<'dealer' | 'consumer', string>>;
  readonly email: string | null;
  readonly phone: string | null;
  /** End of the test in the site's time zone: "at 14:10 EST". */
  readonly until: string;
}

/** Returns the messages that warn the owner of a test before its end, one per chosen channel. Skips a channel without an address. */
export const warningMessages = (
  { siteNum, category, role }: Pick<StoredTest, 'siteNum' | 'category' | 'role'>,
  { minutes, channels }: DueWarning,
  { providerName, publicUrls, email, phone, siteName, until }: Reached,
): readonly MessageText[] => {
  const address =
    role === 'customer'
      ? `${publicUrls.consumer}/msa/no-action?sn=${siteNum}`
      : `${publicUrls.dealer}/site/info?sn=${siteNum}`;
  const fact = `The test of ${siteName} (${category}) ends ${until}, in ${minutes} minutes.`;
  const text = {
    subject: `Test of ${siteName} ends ${until}`,
    short: `${providerName}: ${fact} After that, alarms are acted on again.`,
    parts: [
      fact,
      'After that, alarms are acted on again. You can extend it or take it off test now.',
      { label: 'Open the test', address },
    ],
    link: address,
  };
  return [
    ...(channels.includes('email') && email !== null
      ? [contactText({ type: 'email', value: email }, text)]
      : []),
    ...(channels.includes('sms') && phone !== null
      ? [contactText({ type: 'cellPhone', value: phone }, text)]
      : []),
  ];
};

import type { ServiceKind } from '../../panel-info/service-request.schema.ts';
import type { MessageText } from '../message.queue.port.ts';
import { mailText } from '../messages/mail-text.rule.ts';
import type { ServiceAudience, StoredServiceRequest } from './service-request.repository.port.ts';

interface Places {
  readonly providerName: string;
  readonly publicUrls: Readonly<Record<'dealer' | 'consumer', string>>;
}

const SUBJECTS: Readonly<Record<ServiceKind, string>> = {
  request: 'Service requested',
  panel: 'The panel requests service',
  runaway: 'A panel keeps sending the same signal',
};

/** Writes the e-mails to a dealer's users about one message, with a link. Returns none if the dealer has no e-mail address. */
export const serviceMails = (
  request: Pick<StoredServiceRequest, 'kind' | 'siteNum' | 'text' | 'requestedBy'>,
  { siteName, addressDisplay, emails }: ServiceAudience,
  panel: string | null,
  { providerName, publicUrls }: Places,
): readonly MessageText[] => {
  const { kind, siteNum, text, requestedBy } = request;
  const where = `${siteName}, ${addressDisplay} (site ${siteNum}${panel === null ? '' : `, ${panel}`})`;
  const address = `${publicUrls.dealer}/site/info?sn=${siteNum}`;
  const who =
    requestedBy === null
      ? `${SUBJECTS[kind]}: ${where}.`
      : `${requestedBy} requests service: ${where}.`;
  return emails.map((to) =>
    mailText({
      to,
      subject: `${SUBJECTS[kind]}: ${siteName}`,
      parts: [
        who,
        text,
        { label: 'Open the site', address },
        `Acknowledge it on your dashboard, so that others in your group know. ${providerName}`,
      ],
      link: address,
    }),
  );
};

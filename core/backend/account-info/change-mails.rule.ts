import { requestForm, type RequestedField } from '../../account-info/change-request.schema.ts';
import type { MessageText } from '../message.queue.port.ts';
import { mailText } from '../messages/mail-text.rule.ts';
import type { ServiceAudience } from '../panel-info/service-request.repository.port.ts';

/** The facts about a customer's requests for the email to the dealer. */
export interface NotifiedChange {
  readonly event: 'Change requested' | 'Change withdrawn';
  readonly by: string;
  readonly changes: readonly {
    readonly field: RequestedField;
    readonly before: string | null;
    readonly wanted: string | null;
  }[];
}

const textOf = (text: string | null): string => text ?? '(empty)';

/** Returns the emails to a dealer's people about requested or withdrawn changes, with the site and a link. */
export const changeMails = (
  { by, changes, event }: NotifiedChange,
  { addressDisplay, emails, siteName, siteNum }: ServiceAudience,
  sender: { readonly providerName: string; readonly publicUrl: string },
): readonly MessageText[] => {
  const address = `${sender.publicUrl}/site/info?sn=${siteNum}`;
  const where = `${siteName}, ${addressDisplay} (site ${siteNum})`;
  const isAsked = event === 'Change requested';
  const lines = changes.map(
    ({ before, field, wanted }) =>
      `${requestForm.labels[field]}: ${textOf(before)} → ${textOf(wanted)}`,
  );
  return emails.map((to) =>
    mailText({
      to,
      subject: `${event}: ${siteName}`,
      parts: [
        isAsked ? `${by} requests a change: ${where}.` : `${by} withdrew this request: ${where}.`,
        ...lines,
        { label: 'Open the site', address },
        isAsked
          ? `Responders use the current values until the change is applied. ${sender.providerName}`
          : `The current values stay in effect. ${sender.providerName}`,
      ],
      link: address,
    }),
  );
};

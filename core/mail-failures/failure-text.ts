import type { SendCause } from './mail-failure.schema.ts';

/**
 * For each cause of a failed message: what is wrong, and how the operator of the deployment fixes it. Staff and `npm run
 * doctor` see the same text (SECURITY.md §2.12).
 */
export const FAILURE_TEXT = {
  absent: {
    what: 'no way to send is set',
    todo: 'Set SMTP_URL for mail or SMS_URL for text messages and restart.',
  },
  dns: {
    what: 'the host name is not found',
    todo: 'Check the host in the setting, and the name server of this machine.',
  },
  refused: {
    what: 'the connection is refused',
    todo: 'Check the port in the setting, and that the service runs there and lets this machine in.',
  },
  unreachable: {
    what: 'there is no way to the host',
    todo: 'Check the network and the firewall between this machine and the host.',
  },
  timeout: {
    what: 'no answer in time',
    todo: 'Check host and port; many networks block port 25, use 587 or 465 then.',
  },
  certificateExpired: {
    what: 'its certificate has expired or is not valid yet',
    todo: 'Renew the certificate there, and check the clock of this machine.',
  },
  certificateName: {
    what: 'its certificate is for another name',
    todo: 'Use in the setting the host name that the certificate carries.',
  },
  certificateUnknown: {
    what: 'its certificate comes from an authority this machine does not know',
    todo: 'Install a certificate of a public authority there with its whole chain, or name the own authority in NODE_EXTRA_CA_CERTS.',
  },
  tls: {
    what: 'it offers no encryption that fits',
    todo: 'Let it offer STARTTLS on port 587, or use smtps:// and port 465; TLS 1.2 at least.',
  },
  auth: {
    what: 'it does not accept the name and password',
    todo: 'Check name and password in the setting; some providers want a password made for programs.',
  },
  later: {
    what: 'it asks to try again later',
    todo: 'Nothing at once: it is tried again by itself. If it goes on, ask the provider about limits.',
  },
  mailbox: {
    what: 'the mailbox does not exist or takes nothing',
    todo: 'Correct the contact of the person.',
  },
  number: {
    what: 'the phone number cannot be dialled',
    todo: 'Correct the phone number of the person: with area code, or with + and the country.',
  },
  sender: {
    what: 'it does not accept the sender',
    todo: 'Set MAIL_FROM to an address that the account may send from, and publish SPF and DKIM for its domain.',
  },
  rejected: {
    what: 'it refuses the message',
    todo: 'Read its words; ask the provider about spam rules and limits, and publish SPF and DKIM for the domain of MAIL_FROM.',
  },
  gateway: {
    what: 'the gateway answers an error',
    todo: 'Check the address in the setting and the account at the gateway; read its words.',
  },
  protocol: {
    what: 'something else than a mail server answers',
    todo: 'Check host and port, and smtp:// or smtps:// in the setting.',
  },
  closed: {
    what: 'it ends the connection',
    todo: 'Read the log of the service; a proxy or firewall between may cut connections.',
  },
  unknown: {
    what: 'it fails for a reason we do not know',
    todo: 'Read the words and the log of the server (event "message not sent").',
  },
} as const satisfies Readonly<Record<SendCause, { readonly what: string; readonly todo: string }>>;

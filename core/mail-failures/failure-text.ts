import type { SendCause } from './mail-failure.schema.ts';

/**
 * For each cause of a failed message: what is wrong, and how the operator of the deployment fixes it. Staff and `npm run
 * doctor` see the same text (SECURITY.md §2.12).
 */
export const FAILURE_TEXT = {
  absent: {
    what: 'sending is not set up',
    todo: 'Set SMTP_URL for mail or SMS_URL for text messages and restart.',
  },
  dns: {
    what: 'the host name was not found',
    todo: 'Check the host in the setting, and the name server of this machine.',
  },
  refused: {
    what: 'the connection was refused',
    todo: 'Check the port in the setting, and that the service runs there and lets this machine in.',
  },
  unreachable: {
    what: 'the host can’t be reached',
    todo: 'Check the network and the firewall between this machine and the host.',
  },
  timeout: {
    what: 'no response in time',
    todo: 'Check host and port. Many networks block port 25; use 587 or 465 instead.',
  },
  certificateExpired: {
    what: 'its certificate has expired or is not valid yet',
    todo: 'Renew the certificate there, and check the clock of this machine.',
  },
  certificateName: {
    what: 'its certificate is for another name',
    todo: 'In the setting, use the host name on the certificate.',
  },
  certificateUnknown: {
    what: 'its certificate is from an authority unknown to this machine',
    todo: 'Install a certificate from a public authority there with its full chain, or name your own authority in NODE_EXTRA_CA_CERTS.',
  },
  tls: {
    what: 'it offers no matching encryption',
    todo: 'Enable STARTTLS on port 587, or use smtps:// and port 465; at least TLS 1.2.',
  },
  auth: {
    what: 'it rejects the username and password',
    todo: 'Check the username and password in the setting. Some providers require an app password.',
  },
  later: {
    what: 'it asks to try again later',
    todo: 'Nothing for now: it is retried automatically. If this continues, ask the provider about limits.',
  },
  mailbox: {
    what: 'the mailbox does not exist or accepts no mail',
    todo: 'Correct the person’s email address.',
  },
  number: {
    what: 'the phone number can’t be dialed',
    todo: 'Correct the person’s phone number: include the area code, or + and the country code.',
  },
  sender: {
    what: 'it rejects the sender',
    todo: 'Set MAIL_FROM to an address that the account may send from, and publish SPF and DKIM for its domain.',
  },
  rejected: {
    what: 'it rejects the message',
    todo: 'Read its message, ask the provider about spam rules and limits, and publish SPF and DKIM for the domain of MAIL_FROM.',
  },
  gateway: {
    what: 'the gateway reports an error',
    todo: 'Check the address in the setting and your account with the gateway, and read its message.',
  },
  protocol: {
    what: 'something other than a mail server responds',
    todo: 'Check host and port, and smtp:// or smtps:// in the setting.',
  },
  closed: {
    what: 'it closes the connection',
    todo: 'Read the log of that service. A proxy or firewall in between may close connections.',
  },
  unknown: {
    what: 'it fails for an unknown reason',
    todo: 'Read the message and the server log (event "message not sent").',
  },
} as const satisfies Readonly<Record<SendCause, { readonly what: string; readonly todo: string }>>;

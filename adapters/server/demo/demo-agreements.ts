import type { DemoAgreement } from './demo-world.ts';

const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

/** The demo terms that dealers accept once. */
export const DEMO_TERMS: DemoAgreement = {
  version: 1,
  text: paragraphs(
    'These terms govern your use of the Northgate Monitoring dealer portal. By accepting them you confirm that you act for the dealer whose site groups you can see here.',
    'Your account. Your username and password are yours alone. Do not share them, and tell us right away if you think someone else has used them. You are responsible for what is done with your account until you tell us.',
    'Account data. You may read and change data of the sites in your own site groups, for the purpose of monitoring and servicing them. Passcodes, contact numbers and schedules are confidential. Every look at a passcode and every change is logged with your name and the time.',
    'Placing on test. While a site or device is on test, its signals are logged and no one acts on them. You make sure that the people on site know, that the test ends when the work is done, and that untested zones are followed up.',
    'Monitoring. The portal shows what the monitoring center has received. A delay or gap in the portal does not change how signals are handled, and a change you make here takes effect when the portal confirms it. If a change is urgent and cannot be confirmed, call the monitoring center.',
    'Availability. We announce planned maintenance on the sign-in page. Monitoring continues during maintenance of the portal.',
    'Changes to these terms. When these terms change, we ask you to accept the new version the next time you sign in. If you do not accept, you cannot use the portal until you do.',
    'Contact. Send questions about these terms to support@example.com.',
  ),
};

/** The demo privacy policy, which every user accepts after the terms (spec §4.1). */
export const DEMO_PRIVACY_POLICY: DemoAgreement = {
  version: 1,
  text: paragraphs(
    'This policy says what personal data the Northgate Monitoring portal holds, why, and who sees it.',
    'What we hold. Your name, username and contact methods; the sites you are linked to; the people on a call list with their phone numbers; the history of signals, alarms and operator actions at a site; and a log of what is done in the portal, with time, account and network address.',
    'Why we hold it. To receive and work alarms, to reach the right people in the right order, to prove what was done, and to keep accounts safe. We do not sell personal data and do not use it for advertising.',
    'Who sees it. Operators of the monitoring center, your alarm dealer for the sites they service, and the people you are linked with at a site, each within their rights. Police, fire and medical services receive what they need when they are sent to a site.',
    'How long. Sign-in records are kept for one year and alarm records for as long as the law and insurers require. Verification codes are kept for minutes and only in a form that cannot be read back.',
    'Cookies. The portal stores a cookie to keep you signed in, one to protect forms against misuse and, when you ask for it, one to recognize this device for 30 days. It stores no cookies for tracking.',
    'Your choices. You may ask for a copy of your data, for corrections, and for deletion of what we don’t need to keep. Write to privacy@example.com.',
  ),
};

import { LOGIN_STEPS } from '../permission/login-step.ts';
import { STEP_TEXT } from '../login/login-step-text.ts';

/** Display names of operations whose technical name reads badly. */
const OPERATIONS: Readonly<Record<string, string>> = {
  login: 'Sign-in',
  logout: 'Sign-out',
  access: 'Access refused',
  'answeringMessage.acknowledge': 'Message acknowledged',
  'answeringMessage.acknowledgeAll': 'Messages acknowledged',
  'answeringMessage.assign': 'Message assigned',
  'answeringMessage.batch': 'Messages received',
  'answeringMessage.called': 'Caller called back',
  'answeringMessage.close': 'Message closed',
  'answeringMessage.export': 'Messages exported',
  'answeringMessage.note': 'Note written to a message',
  'answeringMessage.redeliver': 'Message sent again',
  'audit.export': 'Record exported',
  'banner.end': 'Status banner: end',
  'banner.save': 'Status banner saved',
  'billing.batch': 'Invoices received',
  'campaign.create': 'Campaign created',
  'campaign.save': 'Campaign saved',
  'check.password': 'Password confirmed',
  'classic.key': 'Key for the classic portal',
  'code.heard': 'Spoken code checked',
  'code.request': 'Code asked for',
  'contact.change': 'Contact changed',
  'contact.draft': 'New contact typed',
  'contact.prove': 'New contact proven',
  'contact.refuse': 'Correction of a contact refused',
  'contact.remove': 'Contact removed',
  'contact.start': 'Code to a new contact',
  'customer.invite': 'Customer invited',
  'database.restore': 'Backup restored',
  'duress.remove': 'Duress code taken off',
  'duress.restore': 'Duress code back',
  'duress.set': 'Duress code set',
  'device.revoke': 'Remembered browser forgotten',
  'gateCode.reveal': 'Gate code revealed',
  'group.create': 'Site group set up',
  'impersonation.end': 'Visit ended',
  'impersonation.over': 'Visit over',
  'impersonation.resume': 'Back from a visit',
  'impersonation.start': 'Visit begun',
  'import.start': 'Import begun',
  'import.upload': 'File of a portal handed in',
  'invoice.export': 'Invoices exported',
  'invoice.file': 'Invoice taken away',
  'link.add': 'Site linked',
  'link.remove': 'Site unlinked',
  'news.create': 'News created',
  'news.remove': 'News deleted',
  'news.restore': 'Deleted news put back',
  'news.update': 'News saved',
  'notifyRule.add': 'Auto-notify rule added',
  'notifyRule.change': 'Auto-notify rule changed',
  'notifyRule.remove': 'Auto-notify rule removed',
  'notifyRule.turnOff': 'Auto-notify rule turned off',
  'notifyRule.turnOn': 'Auto-notify rule turned on',
  'passcode.add': 'Passcode added',
  'passcode.change': 'Passcode changed',
  'passcode.remove': 'Passcode deleted',
  'passcode.restore': 'Passcode restored',
  'passcode.reveal': 'Passcode revealed',
  'pin.remove': 'PIN removed',
  'pin.restore': 'PIN restored',
  'pin.reveal': 'PIN revealed',
  'payment.export': 'Payments exported',
  'pin.set': 'PIN set',
  'people.invite': 'Link to the first password sent',
  'policy.publish': 'Privacy policy published',
  'receiver.add': 'Receiver added',
  'receiver.revoke': 'Receiver revoked',
  'receiver.rotate': 'Key of a receiver renewed',
  'record.trim': 'Oldest lines of the record removed',
  'refresh.reuse': 'Stolen session ended',
  'request.apply': 'Request applied',
  'request.approve': 'Request approved',
  'request.approveAll': 'Requests approved',
  'request.cancelService': 'Service cancelled',
  'request.end': 'Service ended',
  'request.export': 'Requests exported',
  'request.refuse': 'Request refused',
  'request.withdraw': 'Cancellation withdrawn',
  'signal.batch': 'Signals received',
  'site.backInService': 'Device back in service',
  'site.outOfService': 'Device out of service',
  'silentAlarm.take': 'Silent alarm taken up',
  'sso.begin': 'Single sign-on begun',
  'sso.finish': 'Single sign-on',
  'sso.link': 'Single sign-on linked',
  'sso.tenant': 'Company of single sign-on looked up',
  'staff.invite': 'Staff member invited',
  'staff.rights': 'Staff rights',
  'support.clearWait': 'Lock cleared',
  'support.correctContact': 'Contact corrected',
  'support.endSessions': 'Sessions ended by support',
  'support.passwordLink': 'Password link sent',
  'support.registrationLink': 'Registration sent again',
  'support.report': 'Report moved on',
  'support.requireStep': 'Step required',
  'support.takeBackContact': 'Correction of a contact taken back',
  'support.takeBackStep': 'Step taken back',
  'terms.publish': 'Terms published',
};

/**
 * Converts a technical name such as `document.read` to words. Dots and camel case become spaces, and the first letter
 * becomes uppercase.
 */
const plainly = (name: string): string => {
  const text = name
    .replaceAll(/[.+]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after}`)
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** Returns the display name of an operation. The filter uses the technical name, which is shown next to it. */
export const operationText = (operation: string): string => {
  const known = OPERATIONS[operation];
  if (known !== undefined) return known;
  if (!operation.startsWith('step.')) return plainly(operation);
  const steps = LOGIN_STEPS.filter((step) => operation.slice(5).split('+').includes(step));
  const text = steps.map((step) => STEP_TEXT[step].toLowerCase()).join(', ');
  return `Step met: ${text === '' ? plainly(operation.slice(5)).toLowerCase() : text}`;
};

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  step: STEP_TEXT,
  sessions: { ended: 'Ended', kept: 'Go on' },
  reason: { staleRev: 'Somebody else changed it first', gone: 'It was deleted meanwhile' },
};

/** Returns one fact of an audit-log line as text. Names are converted to words, as are values that are names of ours. */
export const detailText = ({
  name,
  value,
}: {
  readonly name: string;
  readonly value: string;
}): { readonly name: string; readonly value: string } => ({
  name: plainly(name),
  value: VALUES[name]?.[value] ?? value,
});

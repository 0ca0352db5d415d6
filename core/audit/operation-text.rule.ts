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
  'answeringMessage.note': 'Note added to message',
  'answeringMessage.redeliver': 'Message sent again',
  'audit.export': 'Audit log exported',
  'banner.end': 'Status banner end changed',
  'banner.save': 'Status banner saved',
  'billing.batch': 'Invoices received',
  'campaign.create': 'Campaign created',
  'campaign.save': 'Campaign saved',
  'check.password': 'Password confirmed',
  'classic.key': 'Classic portal key created',
  'code.heard': 'Spoken code checked',
  'code.request': 'Code requested',
  'contact.change': 'Contact changed',
  'contact.draft': 'New contact entered',
  'contact.prove': 'New contact verified',
  'contact.refuse': 'Contact correction refused',
  'contact.remove': 'Contact removed',
  'contact.start': 'Code sent to new contact',
  'customer.invite': 'Customer invited',
  'database.restore': 'Backup restored',
  'duress.remove': 'Duress code removed',
  'duress.restore': 'Duress code restored',
  'duress.set': 'Duress code set',
  'device.revoke': 'Remembered browser removed',
  'gateCode.reveal': 'Gate code shown',
  'group.create': 'Site group created',
  'impersonation.end': 'View-as session ended',
  'impersonation.over': 'View-as session expired',
  'impersonation.resume': 'Returned from view-as session',
  'impersonation.start': 'View-as session started',
  'import.start': 'Import started',
  'import.upload': 'Portal file uploaded',
  'invoice.export': 'Invoices exported',
  'invoice.file': 'Invoice downloaded',
  'link.add': 'Site linked',
  'link.remove': 'Site unlinked',
  'news.create': 'News created',
  'news.remove': 'News deleted',
  'news.restore': 'Deleted news restored',
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
  'passcode.reveal': 'Passcode shown',
  'pin.remove': 'PIN removed',
  'pin.restore': 'PIN restored',
  'pin.reveal': 'PIN shown',
  'payment.export': 'Payments exported',
  'pin.set': 'PIN set',
  'people.invite': 'First password link sent',
  'policy.publish': 'Privacy policy published',
  'receiver.add': 'Receiver added',
  'receiver.revoke': 'Receiver revoked',
  'receiver.rotate': 'Receiver key renewed',
  'record.trim': 'Oldest audit log lines removed',
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
  'silentAlarm.take': 'Silent alarm answered',
  'sso.begin': 'Single sign-on started',
  'sso.finish': 'Single sign-on',
  'sso.link': 'Single sign-on linked',
  'sso.tenant': 'Single sign-on company looked up',
  'staff.invite': 'Staff member invited',
  'staff.rights': 'Staff rights changed',
  'support.clearWait': 'Lock cleared',
  'support.correctContact': 'Contact corrected',
  'support.endSessions': 'Sessions ended by support',
  'support.passwordLink': 'Password link sent',
  'support.registrationLink': 'Registration link sent again',
  'support.report': 'Report status changed',
  'support.requireStep': 'Step required',
  'support.takeBackContact': 'Contact correction withdrawn',
  'support.takeBackStep': 'Step withdrawn',
  'terms.publish': 'Terms published',
  'hours.save': 'Business hours saved',
  'hours.closeNow': 'Closed until the next opening',
  'hours.release': 'Temporary hours ended',
  'hours.temporaryDelete': 'Temporary hours deleted',
  'note.add': 'Note added',
  'note.change': 'Note changed',
  'note.delete': 'Note deleted',
  'onCall.listDelete': 'On-call list deleted',
  'onCall.overrideAdd': 'On-call override added',
  'onCall.overrideEnd': 'On-call override ended',
  'onCall.personDelete': 'On-call person removed',
  'onCall.swapOffer': 'On-call swap offered',
  'onCall.testPage': 'Test page sent',
  'test.place': 'Placed on test',
  'test.clear': 'Taken off test',
  'test.clearAll': 'All tests ended',
  'test.edit': 'Test changed',
  'test.extend': 'Test extended',
  'schedule.week': 'Weekly hours saved',
  'schedule.stayLate': 'Staying late',
  'zone.add': 'Zone added',
  'zone.change': 'Zone changed',
  'zone.changeMany': 'Zones changed',
  'zone.delete': 'Zone deleted',
  'zone.restore': 'Zone restored',
  'contact.delete': 'Contact deleted',
  'contact.restore': 'Contact restored',
  'holiday.add': 'Holiday added',
  'holiday.change': 'Holiday changed',
  'holiday.delete': 'Holiday deleted',
  'holiday.restore': 'Holiday restored',
  'report.run': 'Report run',
  'report.delete': 'Report deleted',
  'report.download': 'Report downloaded',
  'site.change': 'Site details changed',
  'account.create': 'Account created',
  'view.share': 'View shared',
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

/** Returns the display name of an operation, such as "Sign-in" for `login`. */
export const operationText = (operation: string): string => {
  const known = OPERATIONS[operation];
  if (known !== undefined) return known;
  if (!operation.startsWith('step.')) return plainly(operation);
  const steps = LOGIN_STEPS.filter((step) => operation.slice(5).split('+').includes(step));
  const text = steps.map((step) => STEP_TEXT[step].toLowerCase()).join(', ');
  return `Sign-in step completed: ${text === '' ? plainly(operation.slice(5)).toLowerCase() : text}`;
};

const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  step: STEP_TEXT,
  sessions: { ended: 'Ended', kept: 'Still open' },
  reason: { staleRev: 'Someone else changed it first', gone: 'It had already been deleted' },
};

/**
 * Returns one fact of an audit-log entry as text. Names of facts are converted to words, and so are values that are
 * technical names of the portal.
 */
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

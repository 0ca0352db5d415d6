import { LOGIN_STEPS } from '../permission/login-step.ts';
import { STEP_TEXT } from '../login/login-step-text.ts';

/** Display names of operations for which the rule of `plainly` does not give good words. */
const OPERATIONS: Readonly<Record<string, string>> = {
  login: 'Sign-in',
  logout: 'Sign-out',
  access: 'Access refused',
  'account.certificate': 'Alarm certificate printed',
  'account.checkSheet': 'Spreadsheet of new accounts checked',
  'account.discardDraft': 'Draft of a new account discarded',
  'account.exportRefused': 'Refused rows exported',
  'account.holdNumbers': 'Account numbers reserved',
  'account.removeAgreement': 'Agreement removed',
  'account.request': 'Change of an account requested',
  'account.withdraw': 'Request withdrawn',
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
  'branding.draft': 'Branding draft saved',
  'branding.image': 'Branding picture uploaded',
  'branding.sampleMail': 'Sample email sent',
  'check.password': 'Password confirmed',
  'classic.key': 'Classic portal key created',
  'code.heard': 'Spoken code checked',
  'code.request': 'Code requested',
  'contact.draft': 'New contact entered',
  'contact.expire': 'End date of a contact set',
  'contact.order': 'Contacts reordered',
  'contact.prove': 'New contact verified',
  'contact.refuse': 'Contact correction refused',
  'contact.start': 'Code sent to new contact',
  'contact.vacation': 'Unavailable dates of a contact set',
  'customer.invite': 'Customer invited',
  'database.restore': 'Backup restored',
  'device.revoke': 'Remembered browser removed',
  'duress.remove': 'Duress code removed',
  'duress.restore': 'Duress code restored',
  'duress.set': 'Duress code set',
  'group.ask': 'Message to the representative',
  'group.company': 'Company details saved',
  'group.create': 'Site group created',
  'group.defaults': 'Alarm-handling defaults saved',
  'group.invite': 'User invited',
  'group.inviteAgain': 'Invitation sent again',
  'group.inviteWithdraw': 'Invitation withdrawn',
  'group.userCheckReset': 'Two-step sign-in reset',
  'history.exportOwn': 'Own history exported',
  'hours.closeNow': 'Closed until the next opening',
  'hours.release': 'Temporary hours ended',
  'hours.save': 'Business hours saved',
  'hours.temporaryDelete': 'Temporary hours deleted',
  'impersonation.end': 'View-as session ended',
  'impersonation.over': 'View-as session expired',
  'impersonation.resume': 'Returned from view-as session',
  'impersonation.start': 'View-as session started',
  'import.upload': 'Portal file uploaded',
  'invoice.export': 'Invoices exported',
  'invoice.file': 'Invoice downloaded',
  'library.favorite': 'Favorite document changed',
  'link.activate': 'Site chosen',
  'link.add': 'Site linked',
  'link.favorite': 'Favorite site changed',
  'link.remove': 'Site unlinked',
  'login.proof.request': 'Code for a proof requested',
  'news.markRead': 'News marked as read',
  'news.remove': 'News deleted',
  'news.restore': 'Deleted news restored',
  'news.update': 'News saved',
  'notifyRule.add': 'Auto-notify rule added',
  'notifyRule.change': 'Auto-notify rule changed',
  'notifyRule.remove': 'Auto-notify rule removed',
  'notifyRule.turnOff': 'Auto-notify rule turned off',
  'notifyRule.turnOn': 'Auto-notify rule turned on',
  'onCall.feedAdd': 'Calendar address added',
  'onCall.feedRevoke': 'Calendar address revoked',
  'onCall.fixedEnd': 'Fixed on-call list ended',
  'onCall.listDelete': 'On-call list deleted',
  'onCall.overrideAdd': 'On-call override added',
  'onCall.overrideChange': 'On-call override changed',
  'onCall.overrideEnd': 'On-call override ended',
  'onCall.personDelete': 'On-call person removed',
  'onCall.swapOffer': 'On-call swap offered',
  'onCall.testPage': 'Test page sent',
  'panel.test': 'Panel test requested',
  'passcode.remove': 'Passcode deleted',
  'payment.export': 'Payments exported',
  'people.invite': 'First password link sent',
  'pin.remove': 'PIN removed',
  'pin.restore': 'PIN restored',
  'pin.reveal': 'PIN shown',
  'pin.set': 'PIN set',
  'policy.publish': 'Privacy policy published',
  'receiver.rotate': 'Receiver key renewed',
  'record.trim': 'Oldest audit log lines removed',
  'recovery.open': 'Recovery link opened',
  'recovery.prove': 'Recovery code checked',
  'refresh.reuse': 'Stolen session ended',
  'registration.ask': 'Registration link requested',
  'registration.join': 'Invitation accepted',
  'registration.look': 'Registration link opened',
  'registration.password': 'First password set',
  'registration.resend': 'Registration link sent again',
  'report.ask': 'Report link requested again',
  'request.apply': 'Request applied',
  'request.approve': 'Request approved',
  'request.approveAll': 'Requests approved',
  'request.cancelService': 'Service canceled',
  'request.end': 'Service ended',
  'request.export': 'Requests exported',
  'request.refuse': 'Request refused',
  'request.withdraw': 'Cancellation withdrawn',
  'schedule.holidays': 'Holidays of a schedule saved',
  'schedule.reactions': 'Reactions of a schedule saved',
  'schedule.stayLate': 'Staying late',
  'schedule.week': 'Weekly hours saved',
  'service.request': 'Service requested',
  'session.endOthers': 'Other sessions ended',
  'signal.batch': 'Signals received',
  'silentAlarm.take': 'Silent alarm answered',
  'site.agencies': 'Agencies saved',
  'site.backInService': 'Device back in service',
  'site.change': 'Site details changed',
  'site.device': 'Device changed',
  'site.favorite': 'Favorite site changed',
  'site.favorites': 'Favorite sites changed',
  'site.lookUp': 'Account number looked up',
  'site.outOfService': 'Device out of service',
  'site.watch': 'Watched site changed',
  'sso.begin': 'Single sign-on started',
  'sso.finish': 'Single sign-on',
  'sso.link': 'Single sign-on linked',
  'sso.tenant': 'Single sign-on company looked up',
  'staff.invite': 'Staff member invited',
  'staff.rights': 'Staff rights changed',
  'support.answer': 'Message answered',
  'support.clearWait': 'Lock cleared',
  'support.correctContact': 'Contact corrected',
  'support.endSessions': 'Sessions ended by support',
  'support.passwordLink': 'Password link sent',
  'support.registrationLink': 'Registration link sent again',
  'support.report': 'Report status changed',
  'support.requireStep': 'Step required',
  'support.takeBackContact': 'Contact correction withdrawn',
  'support.takeBackStep': 'Step withdrawn',
  'template.keep': 'Template saved',
  'test.clear': 'Taken off test',
  'test.clearAll': 'All tests ended',
  'test.edit': 'Test changed',
  'test.place': 'Placed on test',
  'view.share': 'View shared',
  'zone.changeMany': 'Zones changed',
  'zone.checkImport': 'Zone import checked',
};

/** What was done, for the verb at the end of an operation's name. */
const DONE: Readonly<Record<string, string>> = {
  add: 'added',
  cancel: 'canceled',
  change: 'changed',
  clear: 'cleared',
  close: 'closed',
  copy: 'copied',
  create: 'created',
  delete: 'deleted',
  discard: 'discarded',
  download: 'downloaded',
  end: 'ended',
  export: 'exported',
  extend: 'extended',
  fail: 'failed',
  finish: 'finished',
  import: 'imported',
  move: 'moved',
  publish: 'published',
  read: 'read',
  remove: 'removed',
  restore: 'restored',
  reveal: 'shown',
  revoke: 'revoked',
  run: 'run',
  save: 'saved',
  send: 'sent',
  start: 'started',
  stop: 'stopped',
  suspend: 'suspended',
  upload: 'uploaded',
  verify: 'verified',
  view: 'viewed',
  withdraw: 'withdrawn',
};

/**
 * Converts a technical name such as `document.read` to words. Dots and camel case become spaces, the first letter becomes
 * uppercase, and a verb after a dot says what was done: "Note added" for `note.add`.
 */
const plainly = (name: string): string => {
  const words = name
    .replaceAll(/[.+]/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after}`)
    .toLowerCase()
    .split(' ');
  const last = words.pop() ?? '';
  const text = [...words, (name.includes('.') ? DONE[last] : undefined) ?? last].join(' ');
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

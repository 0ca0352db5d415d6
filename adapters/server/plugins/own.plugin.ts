import type { Refusal } from '#core/backend/refusal.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import * as accountInfo from '#adapters/wire/account-info.wire.ts';
import * as accountLinks from '#adapters/wire/account-links.wire.ts';
import * as alarms from '#adapters/wire/alarms.wire.ts';
import * as attention from '#adapters/wire/attention.wire.ts';
import * as contacts from '#adapters/wire/contacts.wire.ts';
import * as history from '#adapters/wire/history.wire.ts';
import * as home from '#adapters/wire/home.wire.ts';
import * as staffHome from '#adapters/wire/staff-home.wire.ts';
import * as intake from '#adapters/wire/intake.wire.ts';
import * as jobs from '#adapters/wire/jobs.wire.ts';
import * as live from '#adapters/wire/live.wire.ts';
import * as newAccount from '#adapters/wire/new-account.wire.ts';
import * as panelInfo from '#adapters/wire/panel-info.wire.ts';
import * as passcodes from '#adapters/wire/passcodes.wire.ts';
import * as profile from '#adapters/wire/profile.wire.ts';
import * as open from '#adapters/wire/public.wire.ts';
import * as rememberedDevices from '#adapters/wire/remembered-devices.wire.ts';
import * as resources from '#adapters/wire/resources.wire.ts';
import * as schedules from '#adapters/wire/schedules.wire.ts';
import * as siteFile from '#adapters/wire/site-file.wire.ts';
import * as siteTemplates from '#adapters/wire/site-templates.wire.ts';
import * as siteTests from '#adapters/wire/site-tests.wire.ts';
import * as sites from '#adapters/wire/sites.wire.ts';
import * as zones from '#adapters/wire/zones.wire.ts';
import { exportWish, listQueryOf } from '#adapters/wire/lists.wire.ts';
import { HISTORY_LIST } from '#core/history/history-list.ts';
import { ZONE_LIST } from '#core/zones/zone-list.ts';
import { ACCOUNT_PLUGINS } from './accounts.plugin.ts';
import { plugin, type Plugin } from './plugin.ts';

/** What dealers and customers see and change of their own, and what is there for everybody. */
export const OWN_PLUGINS: readonly Plugin[] = [
  /** What everyone may read before signing in, and the words of health: live while the process runs, ready (else 503) while it can serve (spec §7.2). */
  plugin(open, (routes, backend, { isReady }) => {
    routes.serve(open.statusBanner, backend.readStatusBanner);
    routes.serve(open.dealerBranding, (caller, { siteGroup }) =>
      backend.readBranding(caller, { siteGroup: siteGroup ?? null }),
    );
    const whenReady = async <T>(value: T): Promise<Result<T, Refusal>> =>
      (await isReady()) ? ok(value) : err({ kind: 'busy', retryAfterSeconds: 2 });
    routes.serve(open.health, () => whenReady({ live: true, ready: true, version: APP_VERSION }));
    routes.serve(open.healthLive, () => Promise.resolve(ok({ live: true })));
    routes.serve(open.healthReady, () => whenReady({ ready: true }));
  }),

  /** What each audience lands on, and the hand-over to the classic portal, which may end the session and so sets cookies (spec §2.1, §7.2). */
  plugin({ ...home, ...staffHome }, (routes, backend) => {
    routes.serve(home.dealerHome, backend.readDealerHome);
    routes.serve(home.dealerVolume, backend.readDealerVolume);
    routes.serve(home.consumerHome, backend.readConsumerHome);
    routes.serve(staffHome.staffHome, backend.readStaffHome);
    routes.serve(home.classicKey, backend.createClassicKey);
  }),

  /** What needs somebody of a dealer's group, and the sites its people watch together (domain guide 6.19). */
  plugin(attention, (routes, backend) => {
    routes.serve(attention.attention, backend.readAttention);
    routes.serve(attention.sayAttention, backend.sayAttention);
    routes.serve(attention.watchSite, backend.watchSite);
  }),

  /** A dealer's sites; every one carries the group the request names, because the active group belongs to the tab (spec §2.2, §7.3, SECURITY.md T8). */
  plugin(sites, (routes, backend) => {
    routes.serve(sites.searchSites, backend.searchSites);
    routes.serve(sites.transmitterDetails, backend.findSite);
    routes.serve(sites.favoriteSites, backend.listFavoriteSites);
    routes.serve(sites.recentSites, backend.listRecentSites);
    routes.serve(sites.setFavoriteSite, backend.setFavoriteSite);
    routes.serve(sites.siteInfo, backend.readSiteInfo);
    routes.serve(sites.dataSheet, backend.printDataSheet);
  }),

  /** What is on file about a site and what its dealer changes of it; within the group the request names (domain guide 6.11). */
  plugin(siteFile, (routes, backend) => {
    routes.serve(siteFile.siteFile, backend.readSiteFile);
    routes.serve(siteFile.siteChanges, (caller, { before = null, kind = null, ...input }) =>
      backend.readSiteChanges(caller, { ...input, before, kind }),
    );
    routes.serve(siteFile.changeSite, backend.changeSite);
    routes.serve(siteFile.changeAgencies, backend.changeAgencies);
    routes.serve(siteFile.changeDevice, backend.changeDevice);
    routes.serve(siteFile.moveSite, backend.moveSite);
    routes.serve(siteFile.addNote, backend.addNote);
    routes.serve(siteFile.changeNote, backend.changeNote);
    routes.serve(siteFile.removeNote, backend.removeNote);
    routes.serve(siteFile.addDocument, backend.addDocument);
    routes.serve(siteFile.siteDocument, backend.readSiteDocument);
    routes.serve(siteFile.removeDocument, backend.removeDocument);
  }),

  /** Templates a dealer keeps of sites; within the group the request names (domain guide 6.11, 6.18). */
  plugin(siteTemplates, (routes, backend) => {
    routes.serve(siteTemplates.siteTemplates, backend.listSiteTemplates);
    routes.serve(siteTemplates.siteTemplate, backend.readSiteTemplate);
    routes.serve(siteTemplates.keepSiteTemplate, backend.keepSiteTemplate);
    routes.serve(siteTemplates.renameSiteTemplate, backend.renameSiteTemplate);
    routes.serve(siteTemplates.removeSiteTemplate, backend.removeSiteTemplate);
  }),

  ...ACCOUNT_PLUGINS,

  /** New accounts; drafts are their person's within the group the request names (domain guide 6.18). */
  plugin(newAccount, (routes, backend) => {
    routes.serve(newAccount.accountStart, backend.readAccountStart);
    routes.serve(newAccount.accountDraft, backend.readAccountDraft);
    routes.serve(newAccount.beginAccountDraft, backend.beginAccountDraft);
    routes.serve(newAccount.saveAccountDraft, backend.saveAccountDraft);
    routes.serve(newAccount.discardAccountDraft, backend.discardAccountDraft);
    routes.serve(newAccount.holdAccountNumbers, backend.holdAccountNumbers);
    routes.serve(newAccount.keepDraftTemplate, backend.keepDraftTemplate);
    routes.serve(newAccount.storeAgreement, backend.storeAgreement);
    routes.serve(newAccount.removeAgreement, backend.removeAgreement);
    routes.serve(newAccount.similarSites, backend.readSimilarSites);
    routes.serve(newAccount.submitAccount, backend.submitAccount);
  }),

  /** Place on test, for dealers within the group the request names and for customers on their linked sites (domain guide 6.1). */
  plugin(siteTests, (routes, backend) => {
    routes.serve(siteTests.siteTests, backend.listTests);
    routes.serve(siteTests.placeTest, backend.placeTest);
    routes.serve(siteTests.editTest, backend.editTest);
    routes.serve(siteTests.extendTest, backend.extendTest);
    routes.serve(siteTests.clearTest, backend.clearTest);
    routes.serve(siteTests.clearTests, backend.clearTests);
    routes.serve(siteTests.testResults, backend.readTestResults);
    routes.serve(siteTests.testResultSheet, backend.printTestResults);
  }),

  /** Panels of a site and messages to its dealer; customers by their links, dealers by the group the request names (domain guide 6.6). */
  plugin(panelInfo, (routes, backend) => {
    routes.serve(panelInfo.panelInfo, backend.readPanels);
    routes.serve(panelInfo.startCommunicationTest, backend.startCommunicationTest);
    routes.serve(panelInfo.requestService, backend.requestService);
    routes.serve(panelInfo.acknowledgeService, backend.acknowledgeService);
    routes.serve(panelInfo.closeService, backend.closeService);
  }),

  /** Zones of a site; customers by their links and their words alone, dealers by the group the request names (domain guide 6.3). */
  plugin(zones, (routes, backend) => {
    routes.serve(zones.siteZones, backend.readZones);
    routes.serve(zones.addZone, backend.addZone);
    routes.serve(zones.changeZone, backend.changeZone);
    routes.serve(zones.removeZone, backend.removeZone);
    routes.serve(zones.restoreZone, backend.restoreZone);
    routes.serve(zones.changeZones, backend.changeZones);
    routes.serve(zones.exportZones, (caller, { sn, siteGroupNum, ...said }) =>
      backend.exportZones(caller, { sn, siteGroupNum, ...exportWish(ZONE_LIST, said) }),
    );
    routes.serve(zones.zoneLabel, backend.printZoneLabel);
    routes.serve(zones.checkZoneImport, backend.checkZoneImport);
    routes.serve(zones.startZoneImport, backend.startZoneImport);
  }),

  /** What happened at a site; dealers see it by their group, customers by their links. */
  plugin(alarms, (routes, backend) => {
    routes.serve(alarms.siteAlarms, backend.readSiteAlarms);
    routes.serve(alarms.siteAlarm, backend.readAlarm);
    routes.serve(alarms.siteOpenings, backend.readOpenings);
  }),

  /** The history of a dealer's site, and what a signal would do at one of their accounts (domain guide 6.12, 6.15). */
  plugin(history, (routes, backend) => {
    const asked = <T extends Readonly<Record<string, unknown>>>(said: T) => ({
      query: listQueryOf(HISTORY_LIST, said),
    });
    routes.serve(history.siteHistory, (caller, { sn, siteGroupNum, before = null, ...said }) =>
      backend.readHistory(caller, { sn, siteGroupNum, before, ...asked(said) }),
    );
    routes.serve(history.siteHistoryNew, (caller, { sn, siteGroupNum, after, ...said }) =>
      backend.countNewHistory(caller, { sn, siteGroupNum, after, ...asked(said) }),
    );
    routes.serve(
      history.siteHistoryAlarms,
      (caller, { sn, siteGroupNum, before = null, ...said }) =>
        backend.readHistoryAlarms(caller, { sn, siteGroupNum, before, ...asked(said) }),
    );
    routes.serve(history.siteHistoryAlarm, backend.readAlarmEvents);
    routes.serve(history.siteHistoryRow, backend.readHistoryRow);
    routes.serve(history.exportHistory, (caller, { sn, siteGroupNum, ...said }) =>
      backend.exportHistory(caller, { sn, siteGroupNum, ...exportWish(HISTORY_LIST, said) }),
    );
    routes.serve(history.foreseeSignals, backend.foreseeSignals);
  }),

  /** A customer's account: read, changed directly, asked for, certified (domain guide 6.7). */
  plugin(accountInfo, (routes, backend) => {
    routes.serve(accountInfo.readAccountInfo, backend.readAccountInfo);
    routes.serve(accountInfo.saveAccountInfo, backend.saveAccountInfo);
    routes.serve(accountInfo.revealGateCode, backend.revealGateCode);
    routes.serve(accountInfo.requestAccountChange, backend.requestAccountChange);
    routes.serve(accountInfo.withdrawChangeRequest, backend.withdrawChangeRequest);
    routes.serve(accountInfo.alarmCertificate, backend.printCertificate);
    routes.serve(accountInfo.checkCertificate, backend.checkCertificate);
  }),

  /** Call lists of sites; dealers within the group the request names, customers on their linked sites (domain guide 6.2). */
  plugin(contacts, (routes, backend) => {
    routes.serve(contacts.siteContacts, backend.readContacts);
    routes.serve(contacts.addContact, backend.addContact);
    routes.serve(contacts.saveContact, backend.saveContact);
    routes.serve(contacts.deleteContact, backend.deleteContact);
    routes.serve(contacts.restoreContact, backend.restoreContact);
    routes.serve(contacts.suspendContact, backend.suspendContact);
    routes.serve(contacts.setContactVacation, backend.setContactVacation);
    routes.serve(contacts.expireContact, backend.expireContact);
    routes.serve(contacts.orderContacts, backend.orderContacts);
    routes.serve(contacts.importContacts, backend.importContacts);
    routes.serve(contacts.contactCopyTargets, (caller, { text = '', ...input }) =>
      backend.readCopyTargets(caller, { ...input, text }),
    );
    routes.serve(contacts.copyContacts, backend.copyContacts);
    routes.serve(contacts.exportContacts, backend.exportContacts);
    routes.serve(contacts.callOrderSheet, (caller, { at = null, ...input }) =>
      backend.printCallOrder(caller, { ...input, at }),
    );
  }),

  /** Spoken codes of a site; customers by their links, dealers by the group the request names (domain guide 6.4). */
  plugin(passcodes, (routes, backend) => {
    routes.serve(passcodes.sitePasscodes, backend.readPasscodes);
    routes.serve(passcodes.addPasscode, backend.addPasscode);
    routes.serve(passcodes.changePasscode, backend.changePasscode);
    routes.serve(passcodes.deletePasscode, backend.deletePasscode);
    routes.serve(passcodes.restorePasscode, backend.restorePasscode);
    routes.serve(passcodes.revealPasscode, backend.revealPasscode);
    routes.serve(passcodes.setContactPin, backend.setContactPin);
    routes.serve(passcodes.removeContactPin, backend.removeContactPin);
    routes.serve(passcodes.restoreContactPin, backend.restoreContactPin);
    routes.serve(passcodes.revealContactPin, backend.revealContactPin);
    routes.serve(passcodes.setDuressCode, backend.setDuressCode);
    routes.serve(passcodes.removeDuressCode, backend.removeDuressCode);
    routes.serve(passcodes.restoreDuressCode, backend.restoreDuressCode);
  }),

  /** Opening and closing hours of a site; who may enter temporary ones, the use case judges (domain guide 6.5). */
  plugin(schedules, (routes, backend) => {
    routes.serve(schedules.siteSchedules, backend.readSchedules);
    routes.serve(schedules.putWeeklyHours, backend.putWeeklyHours);
    routes.serve(schedules.addSchedule, backend.addSchedule);
    routes.serve(schedules.changeSchedule, backend.changeSchedule);
    routes.serve(schedules.deleteSchedule, backend.deleteSchedule);
    routes.serve(schedules.restoreSchedule, backend.restoreSchedule);
    routes.serve(schedules.assignHolidays, backend.assignHolidays);
    routes.serve(schedules.stayLate, backend.stayLate);
    routes.serve(schedules.putReactions, backend.putReactions);
  }),

  /** A customer's linked sites; each change answers the whole list, so that page and server never differ (spec §2.3, §7.3). */
  plugin(accountLinks, (routes, backend) => {
    routes.serve(accountLinks.accountLinks, backend.readAccountLinks);
    routes.serve(accountLinks.addAccountLink, backend.addAccountLink);
    routes.serve(accountLinks.deleteAccountLink, backend.removeAccountLink);
    routes.serve(accountLinks.favoriteAccountLink, backend.favoriteAccountLink);
    routes.serve(accountLinks.switchActiveAccount, backend.switchActiveAccount);
  }),

  /** What happens at the own sites, to whoever looks; judged anew each time something happens (SECURITY.md T8). */
  plugin(live, (routes, backend) => {
    routes.serve(live.liveStream, backend.openLive);
  }),

  /** The library of dealers; the group each request names is judged by the use case, a foreign one answers like none (domain guide 6.15). */
  plugin(resources, (routes, backend) => {
    routes.serve(resources.listResources, backend.listResources);
    routes.serve(resources.resourceFile, backend.readResourceFile);
    routes.serve(resources.noteResourceView, backend.noteResourceView);
  }),

  /** What a signed-in person changes about their own account; in this order: fresh check, code to the new contact, code back (spec §5, SECURITY.md §2.7). */
  plugin(profile, (routes, backend) => {
    routes.serve(profile.confirmPassword, backend.confirmPassword);
    routes.serve(profile.startContactChange, backend.startContactChange);
    routes.serve(profile.finishContactChange, backend.finishContactChange);
    routes.serve(profile.removePhone, backend.removePhone);
    routes.serve(profile.changeOwnPassword, backend.changeOwnPassword);
    routes.serve(profile.ownSessions, backend.listSessions);
    routes.serve(profile.endOwnSession, backend.endSession);
    routes.serve(profile.endOtherSessions, backend.endOtherSessions);
  }),

  /** The own remembered browsers; revoking one that is gone already succeeds (SECURITY.md §2.6). */
  plugin(rememberedDevices, (routes, backend) => {
    routes.serve(rememberedDevices.rememberedDevices, backend.listDevices);
    routes.serve(rememberedDevices.revokeDevice, backend.revokeDevice);
  }),

  /** Bug reports and feedback; once per key, 20 an hour a person, answered with a reference to quote (spec §2.3). */
  plugin(intake, (routes, backend) => {
    routes.serve(intake.submitBug, backend.submitBug);
    routes.serve(intake.submitFeedback, backend.submitFeedback);
  }),

  /** Jobs for those who started them; each slice starts its own (domain guide 5.5 "Export"). */
  plugin(jobs, (routes, backend) => {
    routes.serve(jobs.listJobs, backend.listJobs);
    routes.serve(jobs.readJob, backend.readJob);
    routes.serve(jobs.cancelJob, backend.cancelJob);
    routes.serve(jobs.jobFile, backend.readJobFile);
  }),
];

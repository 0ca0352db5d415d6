import { accountInfoRoutes } from '#adapters/wire/account-info.routes.ts';
import { alarmsRoutes } from '#adapters/wire/alarms.routes.ts';
import { contactsRoutes } from '#adapters/wire/contacts.routes.ts';
import { historyRoutes } from '#adapters/wire/history.routes.ts';
import { newAccountRoutes } from '#adapters/wire/new-account.routes.ts';
import { panelInfoRoutes } from '#adapters/wire/panel-info.routes.ts';
import { passcodesRoutes } from '#adapters/wire/passcodes.routes.ts';
import { schedulesRoutes } from '#adapters/wire/schedules.routes.ts';
import { siteFileRoutes } from '#adapters/wire/site-file.routes.ts';
import { siteTemplatesRoutes } from '#adapters/wire/site-templates.routes.ts';
import { siteTestsRoutes } from '#adapters/wire/site-tests.routes.ts';
import { sitesRoutes } from '#adapters/wire/sites.routes.ts';
import { zonesRoutes } from '#adapters/wire/zones.routes.ts';
import { plugin, type Plugin } from './plugin.ts';

/** One site with all its parts: dealers see it by their group, customers by their links. */
export const SITE_PLUGINS: readonly Plugin[] = [
  /** A dealer's sites; every one carries the group the request names, because the active group belongs to the tab (spec §2.2, §7.3, SECURITY.md T8). */
  plugin([sitesRoutes], (routes, backend) => {
    routes.serve(sitesRoutes.searchSites, backend.searchSites);
    routes.serve(sitesRoutes.transmitterDetails, backend.findSite);
    routes.serve(sitesRoutes.favoriteSites, backend.listFavoriteSites);
    routes.serve(sitesRoutes.recentSites, backend.listRecentSites);
    routes.serve(sitesRoutes.setFavoriteSite, backend.setFavoriteSite);
    routes.serve(sitesRoutes.siteInfo, backend.readSiteInfo);
    routes.serve(sitesRoutes.dataSheet, backend.printDataSheet);
  }),

  /** What is on file about a site and what its dealer changes of it; within the group the request names (domain guide 6.11). */
  plugin([siteFileRoutes], (routes, backend) => {
    routes.serve(siteFileRoutes.siteFile, backend.readSiteFile);
    routes.serve(siteFileRoutes.siteChanges, (caller, { before = null, kind = null, ...input }) =>
      backend.readSiteChanges(caller, { ...input, before, kind }),
    );
    routes.serve(siteFileRoutes.changeSite, backend.changeSite);
    routes.serve(siteFileRoutes.changeAgencies, backend.changeAgencies);
    routes.serve(siteFileRoutes.changeDevice, backend.changeDevice);
    routes.serve(siteFileRoutes.takeOutOfService, backend.takeOutOfService);
    routes.serve(siteFileRoutes.returnToService, backend.returnToService);
    routes.serve(siteFileRoutes.moveSite, backend.moveSite);
    routes.serve(siteFileRoutes.addNote, backend.addNote);
    routes.serve(siteFileRoutes.changeNote, backend.changeNote);
    routes.serve(siteFileRoutes.removeNote, backend.removeNote);
    routes.serve(siteFileRoutes.addDocument, backend.addDocument);
    routes.serve(siteFileRoutes.siteDocument, backend.readSiteDocument);
    routes.serve(siteFileRoutes.removeDocument, backend.removeDocument);
  }),

  /** Templates a dealer keeps of sites; within the group the request names (domain guide 6.11, 6.18). */
  plugin([siteTemplatesRoutes], (routes, backend) => {
    routes.serve(siteTemplatesRoutes.siteTemplates, backend.listSiteTemplates);
    routes.serve(siteTemplatesRoutes.siteTemplate, backend.readSiteTemplate);
    routes.serve(siteTemplatesRoutes.keepSiteTemplate, backend.keepSiteTemplate);
    routes.serve(siteTemplatesRoutes.renameSiteTemplate, backend.renameSiteTemplate);
    routes.serve(siteTemplatesRoutes.removeSiteTemplate, backend.removeSiteTemplate);
  }),

  /** New accounts; drafts are their person's within the group the request names (domain guide 6.18). */
  plugin([newAccountRoutes], (routes, backend) => {
    routes.serve(newAccountRoutes.accountStart, backend.readAccountStart);
    routes.serve(newAccountRoutes.accountDraft, backend.readAccountDraft);
    routes.serve(newAccountRoutes.beginAccountDraft, backend.beginAccountDraft);
    routes.serve(newAccountRoutes.saveAccountDraft, backend.saveAccountDraft);
    routes.serve(newAccountRoutes.discardAccountDraft, backend.discardAccountDraft);
    routes.serve(newAccountRoutes.holdAccountNumbers, backend.holdAccountNumbers);
    routes.serve(newAccountRoutes.keepDraftTemplate, backend.keepDraftTemplate);
    routes.serve(newAccountRoutes.storeAgreement, backend.storeAgreement);
    routes.serve(newAccountRoutes.removeAgreement, backend.removeAgreement);
    routes.serve(newAccountRoutes.similarSites, backend.readSimilarSites);
    routes.serve(newAccountRoutes.submitAccount, backend.submitAccount);
  }),

  /** Place on test, for dealers within the group the request names and for customers on their linked sites (domain guide 6.1). */
  plugin([siteTestsRoutes], (routes, backend) => {
    routes.serve(siteTestsRoutes.siteTests, backend.listTests);
    routes.serve(siteTestsRoutes.placeTest, backend.placeTest);
    routes.serve(siteTestsRoutes.editTest, backend.editTest);
    routes.serve(siteTestsRoutes.extendTest, backend.extendTest);
    routes.serve(siteTestsRoutes.clearTest, backend.clearTest);
    routes.serve(siteTestsRoutes.clearTests, backend.clearTests);
    routes.serve(siteTestsRoutes.testResults, backend.readTestResults);
    routes.serve(siteTestsRoutes.testResultSheet, backend.printTestResults);
  }),

  /** Panels of a site and messages to its dealer; customers by their links, dealers by the group the request names (domain guide 6.6). */
  plugin([panelInfoRoutes], (routes, backend) => {
    routes.serve(panelInfoRoutes.panelInfo, backend.readPanels);
    routes.serve(panelInfoRoutes.startCommunicationTest, backend.startCommunicationTest);
    routes.serve(panelInfoRoutes.requestService, backend.requestService);
    routes.serve(panelInfoRoutes.acknowledgeService, backend.acknowledgeService);
    routes.serve(panelInfoRoutes.closeService, backend.closeService);
  }),

  /** Zones of a site; customers by their links and their words alone, dealers by the group the request names (domain guide 6.3). */
  plugin([zonesRoutes], (routes, backend) => {
    routes.serve(zonesRoutes.siteZones, backend.readZones);
    routes.serve(zonesRoutes.addZone, backend.addZone);
    routes.serve(zonesRoutes.changeZone, backend.changeZone);
    routes.serve(zonesRoutes.removeZone, backend.removeZone);
    routes.serve(zonesRoutes.restoreZone, backend.restoreZone);
    routes.serve(zonesRoutes.changeZones, backend.changeZones);
    routes.serve(zonesRoutes.exportZones, backend.exportZones);
    routes.serve(zonesRoutes.zoneLabel, backend.printZoneLabel);
    routes.serve(zonesRoutes.checkZoneImport, backend.checkZoneImport);
    routes.serve(zonesRoutes.startZoneImport, backend.startZoneImport);
  }),

  /** What happened at a site; dealers see it by their group, customers by their links. */
  plugin([alarmsRoutes], (routes, backend) => {
    routes.serve(alarmsRoutes.siteAlarms, backend.readSiteAlarms);
    routes.serve(alarmsRoutes.siteAlarm, backend.readAlarm);
    routes.serve(alarmsRoutes.siteOpenings, backend.readOpenings);
  }),

  /** The history of a dealer's site, and what a signal would do at one of their accounts (domain guide 6.12, 6.15). */
  plugin([historyRoutes], (routes, backend) => {
    routes.serve(historyRoutes.siteHistory, backend.readHistory);
    routes.serve(historyRoutes.siteHistoryNew, backend.countNewHistory);
    routes.serve(historyRoutes.siteHistoryAlarms, backend.readHistoryAlarms);
    routes.serve(historyRoutes.siteHistoryAlarm, backend.readAlarmEvents);
    routes.serve(historyRoutes.siteHistoryRow, backend.readHistoryRow);
    routes.serve(historyRoutes.exportHistory, backend.exportHistory);
    routes.serve(historyRoutes.startHistoryExport, backend.startHistoryExport);
    routes.serve(historyRoutes.foreseeSignals, backend.foreseeSignals);
  }),

  /** A customer's account: read, changed directly, asked for, certified (domain guide 6.7). */
  plugin([accountInfoRoutes], (routes, backend) => {
    routes.serve(accountInfoRoutes.accountInfo, backend.readAccountInfo);
    routes.serve(accountInfoRoutes.saveAccountInfo, backend.saveAccountInfo);
    routes.serve(accountInfoRoutes.revealGateCode, backend.revealGateCode);
    routes.serve(accountInfoRoutes.requestAccountChange, backend.requestAccountChange);
    routes.serve(accountInfoRoutes.withdrawChangeRequest, backend.withdrawChangeRequest);
    routes.serve(accountInfoRoutes.alarmCertificate, backend.printCertificate);
    routes.serve(accountInfoRoutes.checkCertificate, backend.checkCertificate);
  }),

  /** Call lists of sites; dealers within the group the request names, customers on their linked sites (domain guide 6.2). */
  plugin([contactsRoutes], (routes, backend) => {
    routes.serve(contactsRoutes.siteContacts, backend.readContacts);
    routes.serve(contactsRoutes.addContact, backend.addContact);
    routes.serve(contactsRoutes.saveContact, backend.saveContact);
    routes.serve(contactsRoutes.deleteContact, backend.deleteContact);
    routes.serve(contactsRoutes.restoreContact, backend.restoreContact);
    routes.serve(contactsRoutes.suspendContact, backend.suspendContact);
    routes.serve(contactsRoutes.setContactVacation, backend.setContactVacation);
    routes.serve(contactsRoutes.expireContact, backend.expireContact);
    routes.serve(contactsRoutes.orderContacts, backend.orderContacts);
    routes.serve(contactsRoutes.importContacts, backend.importContacts);
    routes.serve(contactsRoutes.contactCopyTargets, (caller, { text = '', ...input }) =>
      backend.readCopyTargets(caller, { ...input, text }),
    );
    routes.serve(contactsRoutes.copyContacts, backend.copyContacts);
    routes.serve(contactsRoutes.exportContacts, backend.exportContacts);
    routes.serve(contactsRoutes.callOrderSheet, (caller, { at = null, ...input }) =>
      backend.printCallOrder(caller, { ...input, at }),
    );
  }),

  /** Spoken codes of a site; customers by their links, dealers by the group the request names (domain guide 6.4). */
  plugin([passcodesRoutes], (routes, backend) => {
    routes.serve(passcodesRoutes.sitePasscodes, backend.readPasscodes);
    routes.serve(passcodesRoutes.addPasscode, backend.addPasscode);
    routes.serve(passcodesRoutes.changePasscode, backend.changePasscode);
    routes.serve(passcodesRoutes.deletePasscode, backend.deletePasscode);
    routes.serve(passcodesRoutes.restorePasscode, backend.restorePasscode);
    routes.serve(passcodesRoutes.revealPasscode, backend.revealPasscode);
    routes.serve(passcodesRoutes.setContactPin, backend.setContactPin);
    routes.serve(passcodesRoutes.removeContactPin, backend.removeContactPin);
    routes.serve(passcodesRoutes.restoreContactPin, backend.restoreContactPin);
    routes.serve(passcodesRoutes.revealContactPin, backend.revealContactPin);
    routes.serve(passcodesRoutes.setDuressCode, backend.setDuressCode);
    routes.serve(passcodesRoutes.removeDuressCode, backend.removeDuressCode);
    routes.serve(passcodesRoutes.restoreDuressCode, backend.restoreDuressCode);
  }),

  /** Opening and closing hours of a site; who may enter temporary ones, the use case judges (domain guide 6.5). */
  plugin([schedulesRoutes], (routes, backend) => {
    routes.serve(schedulesRoutes.siteSchedules, backend.readSchedules);
    routes.serve(schedulesRoutes.putWeeklyHours, backend.putWeeklyHours);
    routes.serve(schedulesRoutes.addSchedule, backend.addSchedule);
    routes.serve(schedulesRoutes.changeSchedule, backend.changeSchedule);
    routes.serve(schedulesRoutes.deleteSchedule, backend.deleteSchedule);
    routes.serve(schedulesRoutes.restoreSchedule, backend.restoreSchedule);
    routes.serve(schedulesRoutes.assignHolidays, backend.assignHolidays);
    routes.serve(schedulesRoutes.stayLate, backend.stayLate);
    routes.serve(schedulesRoutes.putReactions, backend.putReactions);
  }),
];

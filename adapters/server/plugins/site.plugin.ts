import * as accountInfo from '#adapters/wire/account-info.wire.ts';
import * as alarms from '#adapters/wire/alarms.wire.ts';
import * as contacts from '#adapters/wire/contacts.wire.ts';
import * as history from '#adapters/wire/history.wire.ts';
import * as newAccount from '#adapters/wire/new-account.wire.ts';
import * as panelInfo from '#adapters/wire/panel-info.wire.ts';
import * as passcodes from '#adapters/wire/passcodes.wire.ts';
import * as schedules from '#adapters/wire/schedules.wire.ts';
import * as siteFile from '#adapters/wire/site-file.wire.ts';
import * as siteTemplates from '#adapters/wire/site-templates.wire.ts';
import * as siteTests from '#adapters/wire/site-tests.wire.ts';
import * as sites from '#adapters/wire/sites.wire.ts';
import * as zones from '#adapters/wire/zones.wire.ts';
import { columnsOf, exportWish, listQueryOf } from '#adapters/wire/lists.wire.ts';
import { HISTORY_LIST } from '#core/history/history-list.ts';
import { ZONE_LIST } from '#core/zones/zone-list.ts';
import { plugin, type Plugin } from './plugin.ts';

/** One site with all its parts: dealers see it by their group, customers by their links. */
export const SITE_PLUGINS: readonly Plugin[] = [
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
    routes.serve(siteFile.takeOutOfService, backend.takeOutOfService);
    routes.serve(siteFile.returnToService, backend.returnToService);
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
    const asked = (said: Readonly<Record<string, unknown>>) => ({
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
    routes.serve(
      history.startHistoryExport,
      (caller, { sn, siteGroupNum, idempotencyKey, ...said }) =>
        backend.startHistoryExport(caller, {
          ...{ sn, siteGroupNum, idempotencyKey, columns: columnsOf(said) },
          query: listQueryOf(HISTORY_LIST, said),
        }),
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
];

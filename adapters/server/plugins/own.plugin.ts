import type { Refusal } from '#core/backend/refusal.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import * as accountLinks from '#adapters/wire/account-links.wire.ts';
import * as attention from '#adapters/wire/attention.wire.ts';
import * as contactUs from '#adapters/wire/contact-us.wire.ts';
import * as home from '#adapters/wire/home.wire.ts';
import * as staffHome from '#adapters/wire/staff-home.wire.ts';
import * as intake from '#adapters/wire/intake.wire.ts';
import * as jobs from '#adapters/wire/jobs.wire.ts';
import * as knowledgeBase from '#adapters/wire/knowledge-base.wire.ts';
import * as library from '#adapters/wire/library.wire.ts';
import * as live from '#adapters/wire/live.wire.ts';
import * as profile from '#adapters/wire/profile.wire.ts';
import * as open from '#adapters/wire/public.wire.ts';
import * as rememberedDevices from '#adapters/wire/remembered-devices.wire.ts';
import * as roadmap from '#adapters/wire/roadmap.wire.ts';
import * as resources from '#adapters/wire/resources.wire.ts';
import { ACCOUNT_PLUGINS } from './accounts.plugin.ts';
import { plugin, type Plugin } from './plugin.ts';

/** What dealers and customers see and change of their own, and what is there for everybody. */
export const OWN_PLUGINS: readonly Plugin[] = [
  /** What everyone may read before signing in, and the words of health: live while the process runs, ready (else 503) while it can serve (spec §7.2). */
  plugin(open, (routes, backend, { build, readiness }) => {
    routes.serve(open.statusBanner, backend.readStatusBanner);
    routes.serve(open.dealerBranding, (caller, { siteGroup }) =>
      backend.readBranding(caller, { siteGroup: siteGroup ?? null }),
    );
    const whenReady = async <T>(value: (schema: number) => T): Promise<Result<T, Refusal>> => {
      const schema = await readiness();
      if (typeof schema === 'number') return ok(value(schema));
      return err({ kind: 'notReady', unfit: schema });
    };
    const state = { live: true, ready: true, version: APP_VERSION, build };
    routes.serve(open.health, () => whenReady((schema) => ({ ...state, schema })));
    routes.serve(open.healthLive, () => Promise.resolve(ok({ live: true })));
    routes.serve(open.healthReady, () => whenReady(() => ({ ready: true })));
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

  ...ACCOUNT_PLUGINS,

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

  /** Whether the help site, which stands outside, answers (spec §2.5 "Knowledge base"). */
  plugin(knowledgeBase, (routes, backend) => {
    routes.serve(knowledgeBase.helpState, backend.readHelpState);
  }),

  /** The library of dealers; the group each request names is judged by the use case, a foreign one answers like none (domain guide 6.15). */
  plugin(resources, (routes, backend) => {
    routes.serve(resources.listResources, backend.listResources);
    routes.serve(resources.resourceFile, backend.readResourceFile);
    routes.serve(resources.noteResourceView, backend.noteResourceView);
  }),

  /** The way to the provider's people, and the numbers staff keep for it (domain guide 6.19 "Contact us"). */
  plugin(contactUs, (routes, backend) => {
    routes.serve(contactUs.contactUs, backend.readContactUs);
    routes.serve(contactUs.sendContactMessage, backend.sendContactMessage);
    routes.serve(contactUs.listContactNumbers, backend.listContactNumbers);
    routes.serve(contactUs.addContactNumber, backend.addContactNumber);
    routes.serve(contactUs.changeContactNumber, backend.changeContactNumber);
    routes.serve(contactUs.removeContactNumber, backend.removeContactNumber);
    routes.serve(contactUs.restoreContactNumber, backend.restoreContactNumber);
  }),

  /** The roadmap for its readers and for those who keep it (domain guide 6.19 "Product roadmap"). */
  plugin(roadmap, (routes, backend) => {
    routes.serve(roadmap.roadmap, backend.readRoadmap);
    routes.serve(roadmap.wishRoadmap, backend.wishRoadmap);
    routes.serve(roadmap.listRoadmapItems, backend.listRoadmapItems);
    routes.serve(roadmap.addRoadmapItem, backend.addRoadmapItem);
    routes.serve(roadmap.changeRoadmapItem, backend.changeRoadmapItem);
    routes.serve(roadmap.removeRoadmapItem, backend.removeRoadmapItem);
    routes.serve(roadmap.restoreRoadmapItem, backend.restoreRoadmapItem);
  }),

  /** What the provider publishes, for its readers and for those who keep it (domain guide 6.15). */
  plugin(library, (routes, backend) => {
    routes.serve(library.listLibrary, backend.listLibrary);
    routes.serve(library.libraryFile, backend.readLibraryFile);
    routes.serve(library.favoriteLibraryItem, backend.favoriteLibraryItem);
    routes.serve(library.listLibraryItems, backend.listLibraryItems);
    routes.serve(library.addLibraryItem, backend.addLibraryItem);
    routes.serve(library.changeLibraryItem, backend.changeLibraryItem);
    routes.serve(library.removeLibraryItem, backend.removeLibraryItem);
    routes.serve(library.restoreLibraryItem, backend.restoreLibraryItem);
    routes.serve(library.uploadLibraryFile, backend.storeLibraryFile);
    routes.serve(library.libraryVersion, backend.readLibraryVersion);
  }),

  /** What a signed-in person changes about their own account; in this order: fresh check, code to the new contact, code back (spec §5, SECURITY.md §2.7). */
  plugin(profile, (routes, backend) => {
    routes.serve(profile.confirmPassword, backend.confirmPassword);
    routes.serve(profile.startContactChange, backend.startContactChange);
    routes.serve(profile.contactDeparture, backend.readCodeDeparture);
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

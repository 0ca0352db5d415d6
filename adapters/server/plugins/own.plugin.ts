import type { Refusal } from '#core/backend/refusal.ts';
import { APP_VERSION } from '#core/kernel/limits.ts';
import { err, ok, type Result } from '#core/kernel/result.ts';
import { ACCOUNT_PLUGINS } from './accounts.plugin.ts';
import { plugin, type Plugin } from './plugin.ts';
import { accountLinksRoutes } from '#adapters/wire/account-links.routes.ts';
import { attentionRoutes } from '#adapters/wire/attention.routes.ts';
import { contactUsRoutes } from '#adapters/wire/contact-us.routes.ts';
import { homeRoutes } from '#adapters/wire/home.routes.ts';
import { staffHomeRoutes } from '#adapters/wire/staff-home.routes.ts';
import { intakeRoutes } from '#adapters/wire/intake.routes.ts';
import { jobsRoutes } from '#adapters/wire/jobs.routes.ts';
import { knowledgeBaseRoutes } from '#adapters/wire/knowledge-base.routes.ts';
import { libraryRoutes } from '#adapters/wire/library.routes.ts';
import { liveRoutes } from '#adapters/wire/live.routes.ts';
import { profileRoutes } from '#adapters/wire/profile.routes.ts';
import { publicRoutes } from '#adapters/wire/public.routes.ts';
import { rememberedDevicesRoutes } from '#adapters/wire/remembered-devices.routes.ts';
import { roadmapRoutes } from '#adapters/wire/roadmap.routes.ts';
import { resourcesRoutes } from '#adapters/wire/resources.routes.ts';

/** What dealers and customers see and change of their own, and what is there for everybody. */
export const OWN_PLUGINS: readonly Plugin[] = [
  /** What everyone may read before signing in, and the words of health: live while the process runs, ready (else 503) while it can serve (spec §7.2). */
  plugin([publicRoutes], (routes, backend, { build, readiness }) => {
    routes.serve(publicRoutes.statusBanner, backend.readStatusBanner);
    routes.serve(publicRoutes.dealerBranding, (caller, { siteGroup }) =>
      backend.readBranding(caller, { siteGroup: siteGroup ?? null }),
    );
    const whenReady = async <T>(value: (schema: number) => T): Promise<Result<T, Refusal>> => {
      const schema = await readiness();
      if (typeof schema === 'number') return ok(value(schema));
      return err({ kind: 'notReady', unfit: schema });
    };
    const state = { live: true, ready: true, version: APP_VERSION, build };
    routes.serve(publicRoutes.health, () => whenReady((schema) => ({ ...state, schema })));
    routes.serve(publicRoutes.healthLive, () => Promise.resolve(ok({ live: true })));
    routes.serve(publicRoutes.healthReady, () => whenReady(() => ({ ready: true })));
  }),

  /** What each audience lands on, and the hand-over to the classic portal, which may end the session and so sets cookies (spec §2.1, §7.2). */
  plugin([homeRoutes, staffHomeRoutes], (routes, backend) => {
    routes.serve(homeRoutes.dealerHome, backend.readDealerHome);
    routes.serve(homeRoutes.dealerVolume, backend.readDealerVolume);
    routes.serve(homeRoutes.consumerHome, backend.readConsumerHome);
    routes.serve(staffHomeRoutes.staffHome, backend.readStaffHome);
    routes.serve(homeRoutes.classicKey, backend.createClassicKey);
  }),

  /** What needs somebody of a dealer's group, and the sites its people watch together (domain guide 6.19). */
  plugin([attentionRoutes], (routes, backend) => {
    routes.serve(attentionRoutes.attention, backend.readAttention);
    routes.serve(attentionRoutes.sayAttention, backend.sayAttention);
    routes.serve(attentionRoutes.watchSite, backend.watchSite);
  }),

  ...ACCOUNT_PLUGINS,

  /** A customer's linked sites; each change answers the whole list, so that page and server never differ (spec §2.3, §7.3). */
  plugin([accountLinksRoutes], (routes, backend) => {
    routes.serve(accountLinksRoutes.accountLinks, backend.readAccountLinks);
    routes.serve(accountLinksRoutes.addAccountLink, backend.addAccountLink);
    routes.serve(accountLinksRoutes.deleteAccountLink, backend.removeAccountLink);
    routes.serve(accountLinksRoutes.favoriteAccountLink, backend.favoriteAccountLink);
    routes.serve(accountLinksRoutes.switchActiveAccount, backend.switchActiveAccount);
  }),

  /** What happens at the own sites, to whoever looks; judged anew each time something happens (SECURITY.md T8). */
  plugin([liveRoutes], (routes, backend) => {
    routes.serve(liveRoutes.liveStream, backend.openLive);
  }),

  /** Whether the help site, which stands outside, answers (spec §2.5 "Knowledge base"). */
  plugin([knowledgeBaseRoutes], (routes, backend) => {
    routes.serve(knowledgeBaseRoutes.helpState, backend.readHelpState);
  }),

  /** The library of dealers; the group each request names is judged by the use case, a foreign one answers like none (domain guide 6.15). */
  plugin([resourcesRoutes], (routes, backend) => {
    routes.serve(resourcesRoutes.listResources, backend.listResources);
    routes.serve(resourcesRoutes.resourceFile, backend.readResourceFile);
    routes.serve(resourcesRoutes.noteResourceView, backend.noteResourceView);
  }),

  /** The way to the provider's people, and the numbers staff keep for it (domain guide 6.19 "Contact us"). */
  plugin([contactUsRoutes], (routes, backend) => {
    routes.serve(contactUsRoutes.contactUs, backend.readContactUs);
    routes.serve(contactUsRoutes.sendContactMessage, backend.sendContactMessage);
    routes.serve(contactUsRoutes.listContactNumbers, backend.listContactNumbers);
    routes.serve(contactUsRoutes.addContactNumber, backend.addContactNumber);
    routes.serve(contactUsRoutes.changeContactNumber, backend.changeContactNumber);
    routes.serve(contactUsRoutes.removeContactNumber, backend.removeContactNumber);
    routes.serve(contactUsRoutes.restoreContactNumber, backend.restoreContactNumber);
  }),

  /** The roadmap for its readers and for those who keep it (domain guide 6.19 "Product roadmap"). */
  plugin([roadmapRoutes], (routes, backend) => {
    routes.serve(roadmapRoutes.roadmap, backend.readRoadmap);
    routes.serve(roadmapRoutes.wishRoadmap, backend.wishRoadmap);
    routes.serve(roadmapRoutes.listRoadmapItems, backend.listRoadmapItems);
    routes.serve(roadmapRoutes.addRoadmapItem, backend.addRoadmapItem);
    routes.serve(roadmapRoutes.changeRoadmapItem, backend.changeRoadmapItem);
    routes.serve(roadmapRoutes.removeRoadmapItem, backend.removeRoadmapItem);
    routes.serve(roadmapRoutes.restoreRoadmapItem, backend.restoreRoadmapItem);
  }),

  /** What the provider publishes, for its readers and for those who keep it (domain guide 6.15). */
  plugin([libraryRoutes], (routes, backend) => {
    routes.serve(libraryRoutes.listLibrary, backend.listLibrary);
    routes.serve(libraryRoutes.libraryFile, backend.readLibraryFile);
    routes.serve(libraryRoutes.favoriteLibraryItem, backend.favoriteLibraryItem);
    routes.serve(libraryRoutes.listLibraryItems, backend.listLibraryItems);
    routes.serve(libraryRoutes.addLibraryItem, backend.addLibraryItem);
    routes.serve(libraryRoutes.changeLibraryItem, backend.changeLibraryItem);
    routes.serve(libraryRoutes.removeLibraryItem, backend.removeLibraryItem);
    routes.serve(libraryRoutes.restoreLibraryItem, backend.restoreLibraryItem);
    routes.serve(libraryRoutes.uploadLibraryFile, backend.storeLibraryFile);
    routes.serve(libraryRoutes.libraryVersion, backend.readLibraryVersion);
  }),

  /** What a signed-in person changes about their own account; in this order: fresh check, code to the new contact, code back (spec §5, SECURITY.md §2.7). */
  plugin([profileRoutes], (routes, backend) => {
    routes.serve(profileRoutes.confirmPassword, backend.confirmPassword);
    routes.serve(profileRoutes.startContactChange, backend.startContactChange);
    routes.serve(profileRoutes.contactDeparture, backend.readCodeDeparture);
    routes.serve(profileRoutes.finishContactChange, backend.finishContactChange);
    routes.serve(profileRoutes.removePhone, backend.removePhone);
    routes.serve(profileRoutes.changeOwnPassword, backend.changeOwnPassword);
    routes.serve(profileRoutes.ownSessions, backend.listSessions);
    routes.serve(profileRoutes.endOwnSession, backend.endSession);
    routes.serve(profileRoutes.endOtherSessions, backend.endOtherSessions);
  }),

  /** The own remembered browsers; revoking one that is gone already succeeds (SECURITY.md §2.6). */
  plugin([rememberedDevicesRoutes], (routes, backend) => {
    routes.serve(rememberedDevicesRoutes.rememberedDevices, backend.listDevices);
    routes.serve(rememberedDevicesRoutes.revokeDevice, backend.revokeDevice);
  }),

  /** Bug reports and feedback; once per key, 20 an hour a person, answered with a reference to quote (spec §2.3). */
  plugin([intakeRoutes], (routes, backend) => {
    routes.serve(intakeRoutes.submitBug, backend.submitBug);
    routes.serve(intakeRoutes.submitFeedback, backend.submitFeedback);
  }),

  /** Jobs for those who started them; each slice starts its own (domain guide 5.5 "Export"). */
  plugin([jobsRoutes], (routes, backend) => {
    routes.serve(jobsRoutes.listJobs, backend.listJobs);
    routes.serve(jobsRoutes.readJob, backend.readJob);
    routes.serve(jobsRoutes.cancelJob, backend.cancelJob);
    routes.serve(jobsRoutes.jobFile, backend.readJobFile);
  }),
];

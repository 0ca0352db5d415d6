import type { Backend } from '#core/backend/backend.ts';
import { editedBanner, saveBanner } from '#adapters/wire/notices.wire.ts';
import { policyHistory, policyVersion, publishPolicy } from '#adapters/wire/privacy.wire.ts';
import { bare, type ApiRoutes } from '../http/api-routes.ts';

type AnnouncementCases = Pick<
  Backend,
  'readEditedBanner' | 'saveBanner' | 'readPolicyHistory' | 'readPolicyVersion' | 'publishPolicy'
>;

const revOf = (text: string | undefined): number | null =>
  text === undefined ? null : Number(text);

/** Banner Settings and the privacy policy's versions (spec §2.3, §7.2). */
export const serveAnnouncements = (routes: ApiRoutes, backend: AnnouncementCases): void => {
  routes.session(editedBanner, async ({ caller }) => bare(await backend.readEditedBanner(caller)));
  routes.session(saveBanner, async ({ caller, body: banner, query }) =>
    bare(await backend.saveBanner(caller, { banner, rev: revOf(query.rev) })),
  );
  routes.session(policyHistory, async ({ caller }) =>
    bare(await backend.readPolicyHistory(caller)),
  );
  routes.session(policyVersion, async ({ caller, params }) =>
    bare(await backend.readPolicyVersion(caller, params)),
  );
  routes.session(publishPolicy, async ({ caller, body: { policy }, query }) =>
    bare(await backend.publishPolicy(caller, { policy, version: revOf(query.rev) })),
  );
};

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

/** Banner and privacy policy for those who write them; everyone's reads of both stand in `public` and `agreement` (spec §2.3, §7.2). */
export const serveAnnouncements = (routes: ApiRoutes, backend: AnnouncementCases): void => {
  routes.session(editedBanner, async ({ caller }) =>
    bare(await backend.readEditedBanner.execute(caller)),
  );
  routes.session(saveBanner, async ({ caller, body: banner, query }) =>
    bare(await backend.saveBanner.execute(caller, { banner, rev: revOf(query.rev) })),
  );
  routes.session(policyHistory, async ({ caller }) =>
    bare(await backend.readPolicyHistory.execute(caller)),
  );
  routes.session(policyVersion, async ({ caller, params }) =>
    bare(await backend.readPolicyVersion.execute(caller, params)),
  );
  routes.session(publishPolicy, async ({ caller, body: { policy }, query }) =>
    bare(await backend.publishPolicy.execute(caller, { policy, version: revOf(query.rev) })),
  );
};

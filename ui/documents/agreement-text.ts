import { MESSAGES } from '#core/kernel/messages.ts';

/** Messages per agreement kind, for loading and publishing. */
export const AGREEMENT_TEXT = {
  privacy: {
    draft: 'policy',
    loading: MESSAGES.loadPrivacyPolicy,
    notPublished: 'The privacy policy could not be published. Nothing you wrote is lost.',
    done: 'Everyone is asked to accept it at the next sign-in.',
  },
  terms: {
    draft: 'terms',
    loading: 'The terms could not be loaded',
    notPublished: 'The terms could not be published. Nothing you wrote is lost.',
    done: 'Every dealer user of this portal is asked to accept them at the next sign-in.',
  },
} as const;

import { draftPasscodesGateway } from '#core/new-account/draft-passcodes.gateway.ts';
import { DraftPasscodesViewModel } from '#ui/new-account/draft-passcodes.view-model.ts';
import { PasscodesStep } from '#ui/new-account/passcodes-step.part.tsx';
import { draftParts } from './draft-parts.ts';
import { createSection } from './section.ts';

/** The spoken codes of a draft. */
export const section = createSection(PasscodesStep, {
  newAccountPasscodes: (parts) => {
    const store = parts.model('newAccount');
    const gateway = draftPasscodesGateway(store, () => store.today);
    return new DraftPasscodesViewModel({ ...draftParts(parts), store, gateway });
  },
});

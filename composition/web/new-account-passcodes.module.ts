import { draftPasscodesGateway } from '#core/new-account/draft-passcodes.store.ts';
import { DraftPasscodesViewModel } from '#ui/passcodes/draft-passcodes.view-model.ts';
import { PasscodesStep } from '#ui/passcodes/draft-passcodes.part.tsx';
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
